import "server-only";
import { MUSCLE_GROUPS } from "@/lib/body/ranges";
import { isoDay } from "@/lib/calendar/days";
import { requireClient } from "@/lib/clients/service";
import type { Context } from "@/lib/kernel/context";
import { weeklySets } from "@/lib/plans/planner";
import { requireExercise } from "@/lib/workouts/service";
import { progressByDay } from "./days";
import { setsByGroup } from "./muscles";
import type { WeekQuery } from "./schema";
import * as store from "./store";

/** One exercise from its first day to the last. */
export async function getExerciseProgress(
  ctx: Context,
  { params }: { params: { id: string; name: string } },
) {
  const { id, name } = await requireExercise(ctx, params);
  const sets = await store.setsOf(ctx.db, id);
  const days = progressByDay(
    sets.map(({ localDate, weightLbs, ...set }) => ({ ...set, weight: weightLbs, date: isoDay(localDate) })),
  );
  return { exerciseName: name, days };
}

/** A week's hard sets for each muscle group, against what the plan of a client like this one wants. */
export async function getWeekVolume(
  ctx: Context,
  { params, query }: { params: { id: string }; query: WeekQuery },
) {
  const client = await requireClient(ctx, params.id);
  const sets = setsByGroup(await store.setsOfWeek(ctx.db, client.id, query.from));
  const change = client.targetWeightLbs - client.weightLbs;
  const goal = change < 0 ? "lose" : change > 0 ? "gain" : "recompose";
  return {
    target: weeklySets({ experience: client.experience, goal }),
    groups: MUSCLE_GROUPS.map((muscleGroup) => ({ muscleGroup, sets: sets[muscleGroup] })),
  };
}
