"use client";

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
import {
  type PrescribedExercise,
  type Prescription,
  prescribedSets,
} from "@/lib/training/plans/prescription";
import type { PlannedSession, TrainedDay } from "@/lib/training/plans/schema";
import { stillToDo } from "@/lib/training/plans/week";
import type { ExercisePlace, WorkoutSession } from "@/lib/training/workouts/session";
import type { Linked } from "@/lib/training/workouts/superset";

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
  /** In a row of the list of open sessions. */
  isSmall?: boolean;
  onStarted: (first: ExercisePlace) => void;
};

/** Fills the logger with the rest of the session and opens its first exercise. */
export function StartButton(props: StartButtonProps) {
  const { session, standing, today, isPending, isSmall } = props;
  const { left, start } = useStart(props);
  if (left.length === 0) return null;
  if (standing && isDone(standing))
    return (
      <p className="flex min-h-14 items-center justify-center gap-2 font-label">
        <Check aria-hidden className="size-5 text-success" />
        {standing.loggedOn === today
          ? "Done today"
          : `Done ${shortWeekday(weekdayOf(standing.loggedOn ?? today))}`}
      </p>
    );
  if (isSmall)
    return (
      <Button
        variant="outline"
        size="sm"
        className="@max-[15rem]:order-last @max-[15rem]:w-full"
        disabled={isPending}
        onClick={start}
      >
        {standing?.state === "partly" ? "Finish" : "Make up today"}
      </Button>
    );
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

function useStart({ client, session, standing, exercises, trained, today, onStarted }: StartButtonProps) {
  const units = useUnits();
  const left = leftOf({ exercises, standing, trained, today });
  const start = () => {
    const [first] = left;
    if (!first) return;
    startSession(
      client,
      { name: session.name, plannedSessionId: standing?.id, note: standing?.note },
      left,
      units,
    );
    onStarted(first);
  };
  return { left, start };
}

type Begun = Pick<StartButtonProps, "exercises" | "standing" | "trained" | "today">;

/** The exercises of a session that are left after what was logged for it. */
export function leftOf({ exercises, standing, trained, today }: Begun): readonly PrescribedExercise[] {
  const isBegun = standing?.state === "inProgress" || standing?.state === "partly";
  return isBegun ? stillToDo(exercises, trained, [today, standing.loggedOn]) : exercises;
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
  session: Pick<WorkoutSession, "name" | "plannedSessionId" | "note">,
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
