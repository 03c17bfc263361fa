"use client";

import { useQuery } from "@tanstack/react-query";
import { SessionMenu } from "@/components/training/sessions/session-menu";
import type { Owned } from "@/components/training/workouts/device-store";
import { weekdayOf } from "@/lib/text/calendar/days";
import { shortWeekday } from "@/lib/text/calendar/wording";
import { counted } from "@/lib/text/numbers";
import type { Days, Standing } from "@/lib/training/day/standing";
import { nextStep } from "@/lib/training/day/today";
import { weeklyPlanQuery } from "@/lib/training/plans/queries";
import type { WeeklyPlan } from "@/lib/training/plans/schema";
import { sessionOf } from "@/lib/training/plans/week";
import type { ExercisePlace } from "@/lib/training/workouts/session";
import { PrescribedList } from "./prescribed-list";
import { leftOf, StartButton } from "./start-button";
import { usePlanDays } from "./use-plan-days";
import { useSessionPrescriptions } from "./use-session-prescriptions";

type SessionsProps = {
  client: Owned & { name: string };
  onStarted: (first: ExercisePlace) => void;
};

/** The session that a client is in or has today, and below it those that can still be made up or finished. */
export function StartToday({ client, onStarted }: SessionsProps) {
  const { data: plan } = useQuery(weeklyPlanQuery(client.id));
  const days = usePlanDays(client, plan);
  const { kind, session: standing } = nextStep(days);
  if (!plan) return null;
  return (
    <>
      {standing && kind !== "next" && (
        <div className="mb-3">
          <StartOf client={client} plan={plan} days={days} standing={standing} onStarted={onStarted} />
        </div>
      )}
      <StillOpen client={client} plan={plan} days={days} onStarted={onStarted} />
    </>
  );
}

type StillOpenProps = SessionsProps & { plan: WeeklyPlan; days: Days };

type StillOpenListProps = StillOpenProps & {
  /** Says what is to be done in each, but not in those of this day, YYYY-MM-DD, which stand on the page already. */
  detailedBut?: string;
};

/** Sessions that were missed within a week or begun in this one, each with a button; hidden without one. */
export function StillOpen({ detailedBut, ...props }: StillOpenListProps) {
  const { makeUp, finish } = nextStep(props.days);
  const open = [...makeUp, ...finish];
  if (open.length === 0) return null;
  return (
    <section aria-label="Still open" className="@container mb-3">
      <ul>
        {open.map((standing) => (
          <li key={standing.id} className="border-b last:border-b-0">
            <div className="flex min-h-14 items-center gap-2 @max-[15rem]:flex-wrap @max-[15rem]:pb-2">
              <span className="min-w-0 flex-1 py-1.5">
                <span className="block break-words font-label">{standing.name}</span>
                <span className="block text-muted-foreground text-sm">{openText(standing)}</span>
              </span>
              <StartOf {...props} standing={standing} isSmall />
              <SessionMenu
                clientId={props.client.id}
                clientName={props.client.name}
                session={standing}
                className="-mr-2.5"
              />
            </div>
            {detailedBut !== undefined && detailedBut !== standing.date && (
              <LeftToDo {...props} standing={standing} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The exercises that are left of a session. */
function LeftToDo({ client, plan, days, standing }: StillOpenProps & { standing: Standing }) {
  const session = sessionOf(plan, days, standing)?.session;
  const { exercises, isPending } = useSessionPrescriptions(client.id, session);
  if (isPending || exercises.length === 0) return null;
  const left = leftOf({ exercises, standing, trained: plan.trained, today: days.clock.today });
  return (
    <div className="pb-3">
      <PrescribedList exercises={left} />
    </div>
  );
}

function openText({ state, date, setsDone, setsPlanned }: Standing): string {
  const day = shortWeekday(weekdayOf(date));
  return state === "missed" ? `Missed ${day}` : `${day}, ${setsDone} of ${counted(setsPlanned, "set")}`;
}

/** Starts a stored session with the exercises that the plan has for it; hidden if it has none. */
function StartOf({
  plan,
  days,
  standing,
  isSmall = false,
  ...props
}: StillOpenProps & { standing: Standing; isSmall?: boolean }) {
  const found = sessionOf(plan, days, standing);
  const prescribed = useSessionPrescriptions(props.client.id, found?.session);
  if (!found) return null;
  const { today } = days.clock;
  return <StartButton {...props} {...found} {...prescribed} {...{ today, isSmall }} trained={plan.trained} />;
}
