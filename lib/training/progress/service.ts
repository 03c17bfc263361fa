import "server-only";
import { MUSCLE_GROUPS } from "@/lib/body/ranges";
import { requireClient } from "@/lib/clients/record/service";
import type { Context } from "@/lib/platform/kernel/context";
import { isoDay } from "@/lib/text/calendar/days";
import { groupedBy } from "@/lib/text/groups";
import { type Effort, effortOf } from "@/lib/training/catalogue/measure";
import { sessionsAround } from "@/lib/training/plans/programme";
import { find as findPlan } from "@/lib/training/plans/store";
import { storedPlan } from "@/lib/training/plans/stored";
import { topSet } from "@/lib/training/workouts/draft";
import { estimateOneRepMax } from "@/lib/training/workouts/one-rep-max";
import { requireExercise } from "@/lib/training/workouts/service";
import type { SetKind } from "@/lib/training/workouts/set-kind";
import { setsByGroup } from "./muscles";
import type { ProgressDay, WeekQuery } from "./schema";
import * as store from "./store";

/** `weight` is in pounds. */
export interface DatedSet extends Effort {
  readonly date: string;
  readonly reps: number;
  readonly weight: number;
  readonly kind: SetKind;
  readonly countsAsRecord: boolean;
}

/** Longer sets do not estimate the maximum well enough. */
const MAX_ESTIMATED_SET = 12;

/**
 * Oldest first: the best set that counts, the highest estimate of those up to 12 repetitions, and the volume (pounds
 * times repetitions) without warm-ups. Skips days with only warm-ups.
 */
export function progressByDay(sets: readonly DatedSet[]): ProgressDay[] {
  const days = groupedBy(
    sets.filter(({ kind }) => kind !== "warmup"),
    ({ date }) => date,
  );
  return [...days].map(([date, done]) => dayOf(date, done)).toSorted((a, b) => a.date.localeCompare(b.date));
}

function dayOf(date: string, done: readonly DatedSet[]): ProgressDay {
  const working = done.filter(({ countsAsRecord }) => countsAsRecord);
  const best = topSet(working.map((set) => ({ reps: set.reps, weight: set.weight, ...effortOf(set) })));
  const estimates = working
    .filter(({ reps }) => reps <= MAX_ESTIMATED_SET)
    .flatMap(({ weight, reps }) => estimateOneRepMax(weight, reps) ?? []);
  const highest = estimates.toSorted((a, b) => b.weightLbs - a.weightLbs)[0];
  return {
    date,
    sets: done.length,
    best: best ?? null,
    estimate: highest
      ? { weight: Math.round(highest.weightLbs * 10) / 10, errorPercent: highest.errorPercent }
      : null,
    volume: Math.round(done.reduce((sum, { weight, reps }) => sum + Math.max(0, weight) * reps, 0)),
  };
}

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

export async function getWeekVolume(
  ctx: Context,
  { params, query }: { params: { id: string }; query: WeekQuery },
) {
  const client = await requireClient(ctx, params.id);
  const [done, plan] = await Promise.all([
    store.setsOfWeek(ctx.db, client.id, query.from),
    findPlan(ctx.db, client.id),
  ]);
  const sessions = sessionsAround(storedPlan(plan), query.from);
  const sets = setsByGroup(done);
  const planned = setsByGroup(sessions.flatMap(({ exercises }) => exercises));
  const groups = MUSCLE_GROUPS.map((muscleGroup) => ({
    muscleGroup,
    sets: sets[muscleGroup],
    planned: planned[muscleGroup],
  }));
  return { groups };
}
