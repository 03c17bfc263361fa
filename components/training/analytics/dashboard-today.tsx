"use client";

import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { PageLink } from "@/components/platform/frame/page-link";
import { Avatar } from "@/components/ui/avatar";
import { clientAddress } from "@/lib/text/addresses";
import { timeOfMinutes } from "@/lib/text/calendar/wording";
import { initialsOf } from "@/lib/text/names";
import { analyticsQuery } from "@/lib/training/analytics/queries";
import type { Analytics } from "@/lib/training/analytics/schema";

const SHOWN = 6;

/** Only on laptops, below the client: today's sessions, and a link to the floor. */
export default function DashboardToday({ action }: { action: ReactNode }) {
  const { data } = useQuery(analyticsQuery());
  // The dashboard works without it, so a failure shows nothing.
  if (!data) return null;
  // A reply that an older version cached offline has no sessions.
  const sessions = data.sessions ?? [];
  const more = sessions.length - SHOWN;
  return (
    <section
      aria-labelledby="dashboard-today"
      className="mt-6 flex flex-wrap items-center justify-between gap-6 border-t pt-4.5"
    >
      <div className="min-w-0 flex-1 basis-28">
        <h2 id="dashboard-today" className="font-strong text-lg">
          Today
        </h2>
        {sessions.length === 0 && (
          <p className="mt-1 text-muted-foreground text-xs">No session is planned today.</p>
        )}
        <ul className="mt-1 flex flex-wrap items-center gap-x-[22px]">
          {sessions.slice(0, SHOWN).map((session) => (
            <li key={session.id}>
              <SessionLink session={session} />
            </li>
          ))}
          {more > 0 && <li className="text-muted-foreground text-xs">and {more} more</li>}
        </ul>
      </div>
      {action}
    </section>
  );
}

function SessionLink({ session }: { session: Analytics["sessions"][number] }) {
  const { clientId, clientName, name, state, isLate, startMin, setsPlanned, setsDone } = session;
  // A reply that an older version cached offline has no time.
  const time = state === "today" && typeof startMin === "number" ? timeOfMinutes(startMin) : null;
  const isDone = state === "done" || state === "doneOtherDay";
  return (
    <PageLink
      href={clientAddress(clientId, "workouts")}
      className="flex min-h-14 items-center gap-2.5 rounded-image hover:bg-accent/50"
    >
      <Avatar className="size-10">{initialsOf(clientName)}</Avatar>
      <span className="min-w-0 max-w-[9.375rem]">
        <span className="block truncate font-strong text-sm/[1.125rem]">{clientName}</span>
        <span className="flex items-center gap-1 text-muted-foreground text-xs">
          <span className="truncate">{name}</span>
          {setsDone > 0 && !isDone && (
            <span className="shrink-0">
              {setsDone} of {setsPlanned} sets
            </span>
          )}
          {(isLate || time) && <span className="shrink-0">{isLate ? "Not logged" : time}</span>}
          {isDone && (
            <span className="inline-flex shrink-0 items-center gap-0.5 text-success">
              <Check aria-hidden className="size-3.5" />
              Done
            </span>
          )}
        </span>
      </span>
    </PageLink>
  );
}
