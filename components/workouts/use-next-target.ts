"use client";

import { useQuery } from "@tanstack/react-query";
import type { MuscleGroup } from "@/lib/body/ranges";
import type { Client } from "@/lib/clients/schema";
import { weeklyPlanQuery } from "@/lib/plans/queries";
import { exerciseKey } from "@/lib/workouts/exercise-name";
import { usualReps } from "@/lib/workouts/planner";
import type { NextTarget } from "@/lib/workouts/progression";
import type { ExerciseSummary } from "@/lib/workouts/schema";
import { targetAfter } from "@/lib/workouts/target";
import type { Owned } from "./device-store";

export type Trained = Owned & Pick<Client, "experience">;

/** What to aim for in an exercise: within the planned repetitions, or the usual ones. Null without a last time. */
export function useNextTarget(
  client: Trained,
  { exerciseName, lastWorkout }: ExerciseSummary,
  muscleGroup: MuscleGroup,
): NextTarget | null {
  const { data: plan } = useQuery(weeklyPlanQuery(client.id));
  const planned = plan?.sessions
    .flatMap(({ exercises }) => exercises)
    .find((one) => exerciseKey(one.exerciseName) === exerciseKey(exerciseName));
  return targetAfter(lastWorkout, planned?.reps ?? usualReps(exerciseName, client.experience), muscleGroup);
}
