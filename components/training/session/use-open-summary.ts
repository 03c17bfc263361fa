"use client";

import { useQuery } from "@tanstack/react-query";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import type { ExerciseSummary } from "@/lib/training/workouts/exercise-schema";
import { exercisesQuery } from "@/lib/training/workouts/queries";
import type { ExercisePlace } from "@/lib/training/workouts/session";
import type { Training } from "./use-training";

const blank = (exerciseName: string): ExerciseSummary => ({
  exerciseName,
  personalRecord: null,
  lastWorkout: null,
  earlierWorkouts: [],
  pinnedNote: null,
});

/**
 * The summary of the open exercise. An exercise of today's workout works before its list has loaded or
 * offline; any other must be in its list.
 */
export function useOpenSummary(
  clientId: string,
  open: ExercisePlace | null,
  { exercises }: Training,
): ExerciseSummary | null {
  const { data, fetchStatus } = useQuery({
    ...exercisesQuery(clientId, open?.muscleGroup ?? "legs"),
    enabled: open !== null,
  });
  if (!open) return null;
  const key = exerciseKey(open.exerciseName);
  const known = data?.find((one) => exerciseKey(one.exerciseName) === key);
  if (known) return known;
  const isPlanned = exercises.some((one) => exerciseKey(one.exerciseName) === key);
  return isPlanned && fetchStatus !== "fetching" ? blank(open.exerciseName) : null;
}
