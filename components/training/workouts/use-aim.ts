"use client";

import { useQuery } from "@tanstack/react-query";
import type { MuscleGroup } from "@/lib/body/ranges";
import type { Client } from "@/lib/clients/record/schema";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { dayHere } from "@/lib/text/calendar/local-date";
import { type Aim, aimAt, plannedAround } from "@/lib/training/plans/aim";
import { usualReps } from "@/lib/training/plans/planner";
import { weeklyPlanQuery } from "@/lib/training/plans/queries";
import type { PlannedExercise } from "@/lib/training/plans/schema";
import type { ExerciseSummary } from "@/lib/training/workouts/exercise-schema";
import type { Owned } from "./device-store";

export type Trained = Owned & Pick<Client, "experience">;

/** `how` is the exercise of the plan, for its rest, tempo and effort. */
type PlannedAim = Aim & { readonly how: PlannedExercise | undefined };

/** The next target from the last workout, or the weekly plan, or a first proposal. */
export function useAim(client: Trained, summary: ExerciseSummary, muscleGroup: MuscleGroup): PlannedAim {
  const { data: plan } = useQuery(weeklyPlanQuery(client.id));
  const units = useUnits();
  const { exerciseName } = summary;
  const now = useNow();
  const planned = plannedAround(plan, dayHere(now), exerciseName);
  const aim = aimAt(summary, planned, usualReps(exerciseName, client.experience), muscleGroup, units);
  return { ...aim, how: planned };
}
