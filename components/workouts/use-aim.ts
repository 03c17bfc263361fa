"use client";

import { useQuery } from "@tanstack/react-query";
import type { MuscleGroup } from "@/lib/body/ranges";
import { useNow } from "@/lib/browser/use-calendar";
import { useUnits } from "@/lib/browser/use-units";
import { weekdayOf } from "@/lib/calendar/days";
import { dayHere } from "@/lib/calendar/local-date";
import type { Client } from "@/lib/clients/schema";
import { type Aim, aimAt, plannedExercise } from "@/lib/plans/aim";
import { usualReps } from "@/lib/plans/planner";
import { planWeeksOf, sessionsAround } from "@/lib/plans/programme";
import { weeklyPlanQuery } from "@/lib/plans/queries";
import { exerciseKey } from "@/lib/workouts/exercise-name";
import type { ExerciseSummary } from "@/lib/workouts/exercise-schema";
import type { Owned } from "./device-store";

export type Trained = Owned & Pick<Client, "experience">;

/** The next target from the last workout, or the weekly plan, or a first proposal. */
export function useAim(client: Trained, summary: ExerciseSummary, muscleGroup: MuscleGroup): Aim {
  const { data: plan } = useQuery(weeklyPlanQuery(client.id));
  const units = useUnits();
  const { exerciseName } = summary;
  const now = useNow();
  const planned = plannedExercise(
    plan ? sessionsAround(planWeeksOf(plan), dayHere(now)) : [],
    weekdayOf(dayHere(now)),
    (one) => exerciseKey(one.exerciseName) === exerciseKey(exerciseName),
  );
  return aimAt(summary, planned, usualReps(exerciseName, client.experience), muscleGroup, units);
}
