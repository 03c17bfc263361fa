"use client";

import { Bell, Check } from "lucide-react";
import { PageLink } from "@/components/platform/frame/page-link";
import { Button } from "@/components/ui/button";
import { useSeen } from "@/lib/check-ins/inbox/queries";
import type { OverdueClient, ReportedWorkout } from "@/lib/check-ins/inbox/schema";
import { clientAddress } from "@/lib/text/addresses";
import { weekdayAndDay } from "@/lib/text/calendar/wording";
import { firstName } from "@/lib/text/names";
import { counted } from "@/lib/text/numbers";
import { ClientRow, ClientSection } from "./client-rows";
import { checkInAddress, sendLink } from "./send-link";

/** They count as workouts at once. */
export function ReportedWorkouts({ sessions }: { sessions: readonly ReportedWorkout[] }) {
  const seen = useSeen();
  if (sessions.length === 0) return null;
  return (
    <ClientSection
      title="Done alone"
      hint="Reported by the client and in the history, where you can correct or delete it."
    >
      {sessions.map(({ id, clientId, clientName, day, session, exercises }) => (
        <ClientRow
          key={id}
          name={<PageLink href={clientAddress(clientId, "workouts")}>{clientName}</PageLink>}
          text={[
            ...[session, weekdayAndDay(day)].filter((part) => part !== null),
            ...exercises.map(({ exerciseName, sets }) => `${exerciseName} ${counted(sets, "set")}`),
          ].join(", ")}
          action={
            <Button
              variant="outline"
              size="sm"
              pending={seen.isPending && seen.variables.sessionId === id}
              aria-label={`Seen: ${clientName}`}
              onClick={() => seen.mutate({ sessionId: id, clientId })}
            >
              <Check aria-hidden />
              Seen
            </Button>
          }
        />
      ))}
    </ClientSection>
  );
}

/** The reminder is the link itself, sent with an app of the trainer's choice. */
export function Overdue({ clients }: { clients: readonly OverdueClient[] }) {
  if (clients.length === 0) return null;
  return (
    <ClientSection title="Overdue">
      {clients.map(({ clientId, clientName, since, daysLate, token }) => (
        <ClientRow
          key={clientId}
          name={<PageLink href={clientAddress(clientId)}>{clientName}</PageLink>}
          text={`Due ${weekdayAndDay(since)}, ${counted(daysLate, "day")} late`}
          action={
            token === null ? (
              <span className="text-muted-foreground text-sm">Needs a new link</span>
            ) : (
              <Button
                variant="outline"
                size="sm"
                aria-label={`Remind ${clientName}`}
                onClick={() =>
                  sendLink(
                    checkInAddress(token),
                    `Hi ${firstName(clientName)}, your check-in is due. It takes half a minute:`,
                  )
                }
              >
                <Bell aria-hidden />
                Remind
              </Button>
            )
          }
        />
      ))}
    </ClientSection>
  );
}
