"use client";

import { Bell, Check } from "lucide-react";
import { PageLink } from "@/components/layout/page-link";
import { Button } from "@/components/ui/button";
import { weekdayAndDay } from "@/lib/calendar/wording";
import { useSeen } from "@/lib/inbox/queries";
import type { OverdueClient, SoloSession } from "@/lib/inbox/schema";
import { firstName } from "@/lib/text/names";
import { overdueTexts, soloTexts } from "./on-demand/texts";
import { checkInAddress, sendLink } from "./send-link";

const row = "flex min-h-16 items-center justify-between gap-3 border-b py-2.5";

/** What clients did alone, apart from what the trainer logged. */
export function SoloSessions({ sessions }: { sessions: readonly SoloSession[] }) {
  const seen = useSeen();
  if (sessions.length === 0) return null;
  return (
    <section aria-label={soloTexts.title} className="mt-8">
      <h2 className="font-strong text-lg">{soloTexts.title}</h2>
      <p className="text-muted-foreground text-sm">{soloTexts.hint}</p>
      <ul className="mt-2">
        {sessions.map(({ id, clientId, clientName, day, sets }) => (
          <li key={id} className={row}>
            <div className="min-w-0">
              <p className="break-words font-strong">
                <PageLink href={`/transformation/${clientId}?tab=workouts`}>{clientName}</PageLink>
              </p>
              <p className="break-words text-muted-foreground text-sm">
                {[weekdayAndDay(day), ...setCounts(sets)].join(", ")}
              </p>
            </div>
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
          </li>
        ))}
      </ul>
    </section>
  );
}

function setCounts(sets: SoloSession["sets"]): string[] {
  const counts = new Map<string, number>();
  for (const { exerciseName } of sets) counts.set(exerciseName, (counts.get(exerciseName) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} ${soloTexts.sets(count)}`);
}

/** Who has let the day pass, and the way to remind them: the link itself, through an app of the trainer's choice. */
export function Overdue({ clients }: { clients: readonly OverdueClient[] }) {
  if (clients.length === 0) return null;
  return (
    <section aria-label={overdueTexts.title} className="mt-8">
      <h2 className="font-strong text-lg">{overdueTexts.title}</h2>
      <ul className="mt-2">
        {clients.map(({ clientId, clientName, since, daysLate, token }) => (
          <li key={clientId} className={row}>
            <div className="min-w-0">
              <p className="break-words font-strong">
                <PageLink href={`/transformation/${clientId}`}>{clientName}</PageLink>
              </p>
              <p className="text-muted-foreground text-sm">
                {overdueTexts.due(weekdayAndDay(since), daysLate)}
              </p>
            </div>
            <Button
              variant="outline"
              size="sm"
              aria-label={overdueTexts.remindName(clientName)}
              onClick={() => sendLink(checkInAddress(token), overdueTexts.message(firstName(clientName)))}
            >
              <Bell aria-hidden />
              {overdueTexts.remind}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
