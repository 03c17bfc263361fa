"use client";

import { useQueries } from "@tanstack/react-query";
import { useUnits } from "@/lib/platform/browser/use-units";
import { muscleGroupsOf, prescribedExercises } from "@/lib/training/plans/prescription";
import type { PlannedSession } from "@/lib/training/plans/schema";
import { exercisesQuery } from "@/lib/training/workouts/queries";

/** The exercises of a session with their prescriptions, from the plan and the last workouts. */
export function useSessionPrescriptions(clientId: string, session: PlannedSession | undefined) {
  const units = useUnits();
  const exercises = session?.exercises ?? [];
  const queries = useQueries({
    queries: muscleGroupsOf(exercises).map((group) => exercisesQuery(clientId, group)),
  });
  const summaries = queries.flatMap(({ data }) => data ?? []);
  return {
    isPending: queries.some(({ isPending }) => isPending),
    exercises: prescribedExercises(exercises, summaries, units),
  };
}
