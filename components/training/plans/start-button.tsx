"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, Play } from "lucide-react";
import { ensureDraft, type MeasuredPlace } from "@/components/training/session/ensure-draft";
import { type Owned, storeSession } from "@/components/training/workouts/device-store";
import { Button } from "@/components/ui/button";
import type { UnitSystem } from "@/lib/body/unit-system";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { dayHere } from "@/lib/text/calendar/local-date";
import { counted } from "@/lib/text/numbers";
import { type Prescription, prescribedSets } from "@/lib/training/plans/prescription";
import { planWeeksOf, sessionsAround } from "@/lib/training/plans/programme";
import { weeklyPlanQuery } from "@/lib/training/plans/queries";
import type { PlannedSession, TrainedDay } from "@/lib/training/plans/schema";
import { rowOn, sessionOn, stillToDo } from "@/lib/training/plans/week";
import type { ExercisePlace, WorkoutSession } from "@/lib/training/workouts/session";
import type { Linked } from "@/lib/training/workouts/superset";
import { type PrescribedExercise, useSessionPrescriptions } from "./use-session-prescriptions";

type StartButtonProps = {
  client: Owned;
  session: PlannedSession;
  /** Of the stored session, for which the workout counts. */
  plannedSessionId: string | undefined;
  exercises: readonly PrescribedExercise[];
  /** The last workouts are still loading. */
  isPending: boolean;
  isToday: boolean;
  /** Today's logged workout. */
  doneToday: TrainedDay | undefined;
  onStarted: (first: ExercisePlace) => void;
};

/** Fills the logger with the rest of the session and opens its first exercise. */
export function StartButton({
  client,
  session,
  plannedSessionId,
  exercises,
  isPending,
  isToday,
  doneToday,
  onStarted,
}: StartButtonProps) {
  const units = useUnits();
  const left = isToday ? stillToDo(exercises, doneToday) : [...exercises];
  const [first] = left;
  if (exercises.length === 0) return null;
  if (!first)
    return (
      <p className="flex min-h-14 items-center justify-center gap-2 font-label">
        <Check aria-hidden className="size-5 text-success" />
        Done today
      </p>
    );
  const start = () => {
    startSession(client, { name: session.name, plannedSessionId }, left, units);
    onStarted(first);
  };
  const label = () => {
    if (!isToday) return `Start ${session.name} today`;
    return left.length < exercises.length
      ? `Continue: ${counted(left.length, "exercise")} left`
      : "Start today's workout";
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
      {label()}
    </Button>
  );
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

/** Starts today's session. Hidden without a session, or when it is done. */
export function StartToday({ client, onStarted }: StartTodayProps) {
  const { data: plan } = useQuery(weeklyPlanQuery(client.id));
  const now = useNow();
  const session =
    plan && sessionOn(sessionsAround(planWeeksOf(plan), dayHere(now)), plan.moves ?? [], dayHere(now));
  const prescribed = useSessionPrescriptions(client.id, session);
  const doneToday = plan?.trained.find(({ date }) => date === dayHere(now));
  if (!session || stillToDo(prescribed.exercises, doneToday).length === 0) return null;
  return (
    <div className="mb-3">
      <StartButton
        client={client}
        session={session}
        plannedSessionId={rowOn(plan, dayHere(now))?.id}
        {...prescribed}
        doneToday={doneToday}
        isToday
        onStarted={onStarted}
      />
    </div>
  );
}
