"use client";

import { useQuery } from "@tanstack/react-query";
import { useUnits } from "@/lib/platform/browser/use-units";
import { prescribedExercises } from "@/lib/training/plans/prescription";
import type { PlannedExercise } from "@/lib/training/plans/schema";
import { planText } from "@/lib/training/plans/wording";
import { exercisesQuery } from "@/lib/training/workouts/queries";

/** What a program says of an exercise; in a client's own one with the load that the logger asks for now. @param clientId null in a template */
export function usePlanText(clientId: string | null, exercise: PlannedExercise): string {
  const units = useUnits();
  const { data } = useQuery({
    ...exercisesQuery(clientId ?? "", exercise.muscleGroup),
    enabled: clientId !== null,
  });
  const now = data && prescribedExercises([exercise], data, units)[0]?.prescription;
  return planText(exercise, units, now);
}
