"use client";

import { useQueries } from "@tanstack/react-query";
import { MUSCLE_GROUPS } from "@/lib/body/ranges";
import { useUnits } from "@/lib/platform/browser/use-units";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { prescribe } from "@/lib/training/plans/prescription";
import type { PlannedSession } from "@/lib/training/plans/schema";
import { exercisesQuery } from "@/lib/training/workouts/queries";

/** The exercises of a session with their prescriptions, from the plan and the last workouts. */
export function useSessionPrescriptions(clientId: string, session: PlannedSession | undefined) {
  const units = useUnits();
  const exercises = session?.exercises ?? [];
  const groups = MUSCLE_GROUPS.filter((group) => exercises.some(({ muscleGroup }) => muscleGroup === group));
  const queries = useQueries({ queries: groups.map((group) => exercisesQuery(clientId, group)) });
  const summaries = queries.flatMap(({ data }) => data ?? []);
  return {
    isPending: queries.some(({ isPending }) => isPending),
    exercises: exercises.map((exercise) => {
      const key = exerciseKey(exercise.exerciseName);
      const known = summaries.find((summary) => exerciseKey(summary.exerciseName) === key);
      return { ...exercise, measure: known?.measure, prescription: prescribe(exercise, known, units) };
    }),
  };
}

export type PrescribedExercise = ReturnType<typeof useSessionPrescriptions>["exercises"][number];
