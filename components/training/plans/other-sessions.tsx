"use client";

import type { Owned } from "@/components/training/workouts/device-store";
import { mondayOf, weekdayOf } from "@/lib/text/calendar/days";
import { shortWeekday, timeOfMinutes } from "@/lib/text/calendar/wording";
import { type Days, isOpen, type Standing } from "@/lib/training/day/standing";
import type { WeeklyPlan } from "@/lib/training/plans/schema";
import { sessionOf } from "@/lib/training/plans/week";
import { PrescribedList } from "./prescribed-list";
import { useSessionPrescriptions } from "./use-session-prescriptions";

type OtherSessionsProps = {
  client: Owned;
  plan: WeeklyPlan;
  days: Days;
  /** The day whose sessions stand on the page already, YYYY-MM-DD. */
  except: string;
};

/** What is still planned in this week, with the loads that the logger will ask for; hidden without a session. */
export function OtherSessions({ except, ...props }: OtherSessionsProps) {
  const { sessions, clock } = props.days;
  const monday = mondayOf(clock.today);
  const others = sessions.filter(
    (one) => isOpen(one) && one.date !== except && mondayOf(one.date) === monday,
  );
  if (others.length === 0) return null;
  return (
    <section aria-label="Other sessions" className="grid grid-cols-1 gap-2.5">
      {others.map((standing) => (
        <Session key={standing.id} {...props} standing={standing} />
      ))}
    </section>
  );
}

type SessionProps = Omit<OtherSessionsProps, "except"> & { standing: Standing };

function Session({ client, plan, days, standing }: SessionProps) {
  const session = sessionOf(plan, days, standing)?.session;
  const { exercises, isPending } = useSessionPrescriptions(client.id, session);
  const { name, date, startMin } = standing;
  const day = shortWeekday(weekdayOf(date));
  return (
    <div className="forecast-slices rounded-control p-3.5">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="min-w-0 break-words font-strong">{name}</h3>
        <p className="text-muted-foreground text-sm">
          {startMin === null ? day : `${day}, ${timeOfMinutes(startMin)}`}
        </p>
      </div>
      {!isPending && <PrescribedList exercises={exercises} />}
    </div>
  );
}
