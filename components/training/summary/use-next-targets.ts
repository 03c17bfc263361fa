"use client";

import { useQueries, useQuery } from "@tanstack/react-query";
import type { Trained } from "@/components/training/workouts/use-aim";
import { MUSCLE_GROUPS } from "@/lib/body/ranges";
import { useUnits } from "@/lib/platform/browser/use-units";
import { addDays, DAYS_PER_WEEK, weekdayOf } from "@/lib/text/calendar/days";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import type { LoggedWorkout } from "@/lib/training/logbook/schema";
import { aimAt, plannedExercise } from "@/lib/training/plans/aim";
import { usualReps } from "@/lib/training/plans/planner";
import { planWeeksOf, sessionsAround } from "@/lib/training/plans/programme";
import { weeklyPlanQuery } from "@/lib/training/plans/queries";
import { exercisesQuery } from "@/lib/training/workouts/queries";

/** The next targets of a workout's exercises; exercises without a target are left out. */
export function useNextTargets(client: Trained, { exercises, date }: LoggedWorkout) {
  const units = useUnits();
  const { data: plan } = useQuery(weeklyPlanQuery(client.id));
  // The next session is one week later; after the end of a programme, the week of the workout counts.
  const week = plan ? planWeeksOf(plan) : null;
  const after = week ? sessionsAround(week, addDays(date, DAYS_PER_WEEK)) : [];
  const sessions = week && after.length === 0 ? sessionsAround(week, date) : after;
  const groups = MUSCLE_GROUPS.filter((group) => exercises.some(({ muscleGroup }) => muscleGroup === group));
  const lists = useQueries({ queries: groups.map((group) => exercisesQuery(client.id, group)) });
  const summaries = lists.flatMap(({ data }) => data ?? []);
  return exercises.flatMap(({ exerciseName, muscleGroup }) => {
    const isIt = (one: { exerciseName: string }) =>
      exerciseKey(one.exerciseName) === exerciseKey(exerciseName);
    const summary = summaries.find(isIt);
    if (!summary) return [];
    const planned = plannedExercise(sessions, weekdayOf(date), isIt);
    const { target } = aimAt(
      summary,
      planned,
      usualReps(exerciseName, client.experience),
      muscleGroup,
      units,
    );
    return target ? { exerciseName, target } : [];
  });
}
