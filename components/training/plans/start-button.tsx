"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, Play } from "lucide-react";
import { ensureDraft, type MeasuredPlace } from "@/components/training/session/ensure-draft";
import { type Owned, storeSession } from "@/components/training/workouts/device-store";
import { Button } from "@/components/ui/button";
import type { UnitSystem } from "@/lib/body/unit-system";
import { useUnits } from "@/lib/platform/browser/use-units";
import { weekdayOf } from "@/lib/text/calendar/days";
import { shortWeekday } from "@/lib/text/calendar/wording";
import { counted } from "@/lib/text/numbers";
import { isDone, type Standing } from "@/lib/training/day/standing";
import { floorOffer } from "@/lib/training/day/today";
import { type Prescription, prescribedSets } from "@/lib/training/plans/prescription";
import { planWeeksOf, sessionsAround } from "@/lib/training/plans/programme";
import { weeklyPlanQuery } from "@/lib/training/plans/queries";
import type { PlannedSession, TrainedDay, WeeklyPlan } from "@/lib/training/plans/schema";
import { sessionOn, stillToDo } from "@/lib/training/plans/week";
import type { ExercisePlace, WorkoutSession } from "@/lib/training/workouts/session";
import type { Linked } from "@/lib/training/workouts/superset";
import { usePlanDays } from "./use-plan-days";
import { type PrescribedExercise, useSessionPrescriptions } from "./use-session-prescriptions";

type StartButtonProps = {
  client: Owned;
  session: PlannedSession;
  /** The stored session; undefined until the server has stored it. */
  standing: Standing | undefined;
  exercises: readonly PrescribedExercise[];
  /** The last workouts are still loading. */
  isPending: boolean;
  /** YYYY-MM-DD. */
  today: string;
  trained: readonly TrainedDay[];
  onStarted: (first: ExercisePlace) => void;
};

/** Fills the logger with the rest of the session and opens its first exercise. */
export function StartButton({
  client,
  session,
  standing,
  exercises,
  isPending,
  today,
  trained,
  onStarted,
}: StartButtonProps) {
  const units = useUnits();
  const isBegun = standing?.state === "inProgress" || standing?.state === "partly";
  const left = isBegun ? stillToDo(exercises, trained, [today, standing.loggedOn]) : exercises;
  const [first] = left;
  if (!first) return null;
  if (standing && isDone(standing))
    return (
      <p className="flex min-h-14 items-center justify-center gap-2 font-label">
        <Check aria-hidden className="size-5 text-success" />
        {standing.loggedOn === today
          ? "Done today"
          : `Done ${shortWeekday(weekdayOf(standing.loggedOn ?? today))}`}
      </p>
    );
  const start = () => {
    startSession(client, { name: session.name, plannedSessionId: standing?.id }, left, units);
    onStarted(first);
  };
  return (
    <Button
      size="lg"
      block
      disabled={isPending}
      onClick={start}
      className="@max-[260px]:px-2 @max-[260px]:text-sm @max-[260px]:[&_svg]:hidden"
    >
      <Play aria-hidden />
      {startLabel(session, standing, left.length, today)}
    </Button>
  );
}

function startLabel(
  { weekday, name }: PlannedSession,
  standing: Standing | undefined,
  left: number,
  today: string,
) {
  if (standing?.state === "inProgress") return `Go on: ${counted(left, "exercise")} left`;
  if (standing?.state === "partly") return `Finish: ${counted(left, "exercise")} left`;
  const isToday = standing ? standing.state === "today" : weekday === weekdayOf(today);
  return isToday ? "Start today's workout" : `Start ${name} today`;
}

/** Creates a draft with the prescribed sets for each exercise. */
export function startSession(
  client: Owned,
  session: Pick<WorkoutSession, "name" | "plannedSessionId">,
  exercises: readonly (MeasuredPlace & Linked & { prescription: Prescription })[],
  units: UnitSystem,
): void {
  for (const { prescription, ...exercise } of exercises)
    ensureDraft(client, exercise, prescribedSets(prescription), units);
  storeSession(client, {
    ...session,
    startedAt: new Date().toISOString(),
    exercises: exercises.map(({ exerciseName, muscleGroup, withNext }) => ({
      exerciseName,
      muscleGroup,
      withNext,
    })),
  });
}

type StartTodayProps = { client: Owned; onStarted: (first: ExercisePlace) => void };

/** Starts the session that is on today, or in progress. Hidden without one, or when it is done. */
export function StartToday({ client, onStarted }: StartTodayProps) {
  const { data: plan } = useQuery(weeklyPlanQuery(client.id));
  const days = usePlanDays(client, plan);
  const offer = floorOffer(days);
  const standing = offer.kind === "ticked" || offer.kind === "later" ? offer.session : undefined;
  const session = plan && standing && sessionOf(plan, standing);
  const prescribed = useSessionPrescriptions(client.id, session);
  if (!session) return null;
  return (
    <div className="mb-3">
      <StartButton
        client={client}
        session={session}
        standing={standing}
        {...prescribed}
        today={days.clock.today}
        trained={plan.trained}
        onStarted={onStarted}
      />
    </div>
  );
}

/** The plan's session of its first day. */
const sessionOf = (plan: WeeklyPlan, { plannedOn }: Standing): PlannedSession | undefined =>
  sessionOn(sessionsAround(planWeeksOf(plan), plannedOn), [], plannedOn);
