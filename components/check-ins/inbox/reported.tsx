"use client";

import { Bell, Check } from "lucide-react";
import { PageLink } from "@/components/platform/frame/page-link";
import { Button } from "@/components/ui/button";
import { useSeen } from "@/lib/check-ins/inbox/queries";
import type { OverdueClient, SoloSession } from "@/lib/check-ins/inbox/schema";
import { clientAddress } from "@/lib/text/addresses";
import { weekdayAndDay } from "@/lib/text/calendar/wording";
import { firstName } from "@/lib/text/names";
import { ClientRow, ClientSection } from "./client-rows";
import { checkInAddress, sendLink } from "./send-link";
import { overdueTexts, soloTexts } from "./texts";

/** Sessions that clients report are kept apart from the workouts that the trainer logs. */
export function SoloSessions({ sessions }: { sessions: readonly SoloSession[] }) {
  const seen = useSeen();
  if (sessions.length === 0) return null;
  return (
    <ClientSection title={soloTexts.title} hint={soloTexts.hint}>
      {sessions.map(({ id, clientId, clientName, day, exercises }) => (
        <ClientRow
          key={id}
          name={<PageLink href={clientAddress(clientId, "workouts")}>{clientName}</PageLink>}
          text={[
            weekdayAndDay(day),
            ...exercises.map(({ exerciseName, sets }) => `${exerciseName} ${soloTexts.sets(sets)}`),
          ].join(", ")}
          action={
            <Button
              variant="outline"
              size="sm"
              pending={seen.isPending && seen.variables.sessionId === id}
              aria-label={soloTexts.seenName(clientName)}
              onClick={() => seen.mutate({ sessionId: id, clientId })}
            >
              <Check aria-hidden />
              {soloTexts.seen}
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
    <ClientSection title={overdueTexts.title}>
      {clients.map(({ clientId, clientName, since, daysLate, token }) => (
        <ClientRow
          key={clientId}
          name={<PageLink href={clientAddress(clientId)}>{clientName}</PageLink>}
          text={overdueTexts.due(weekdayAndDay(since), daysLate)}
          action={
            token === null ? (
              <span className="text-muted-foreground text-sm">{overdueTexts.noAddress}</span>
            ) : (
              <Button
                variant="outline"
                size="sm"
                aria-label={overdueTexts.remindName(clientName)}
                onClick={() => sendLink(checkInAddress(token), overdueTexts.message(firstName(clientName)))}
              >
                <Bell aria-hidden />
                {overdueTexts.remind}
              </Button>
            )
          }
        />
      ))}
    </ClientSection>
  );
}
