import { MINUTE_MS } from "@/lib/text/calendar/days";
import { type Effort, effortOf, isBetterSet, isEffort } from "@/lib/training/catalogue/measure";
import { topSet } from "@/lib/training/workouts/draft";
import { hardSets, recordSets } from "@/lib/training/workouts/set-kind";
import type { LoggedWorkout, SummedWorkout } from "./schema";

interface BestBefore extends Effort {
  readonly exerciseName: string;
  readonly weight: number;
  readonly reps: number;
  readonly date: string;
}

export interface WorkoutTotals {
  readonly sets: number;
  /** Repetitions times load, in pounds. */
  readonly volumeLbs: number;
  /** Time of all holds, and distance of all sets in meters. */
  readonly seconds: number;
  readonly meters: number;
  /** From start to end; null for a single save. */
  readonly minutes: number | null;
}

export function totalsOf({ exercises, startedAt, endedAt }: LoggedWorkout): WorkoutTotals {
  const sets = exercises.flatMap(({ setsData }) => hardSets(setsData));
  const minutes = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / MINUTE_MS);
  return {
    sets: sets.length,
    volumeLbs: sets.reduce((sum, { reps, weight }) => sum + reps * Math.max(0, weight), 0),
    seconds: sets.reduce((sum, set) => sum + (isEffort(set) ? (set.seconds ?? 0) : 0), 0),
    meters: sets.reduce((sum, set) => sum + (set.meters ?? 0), 0),
    minutes: minutes > 0 ? minutes : null,
  };
}

/** Shares at least half of the exercises; deload workouts compare with their like. `earlier`: newest first. */
export function lastSameAs(
  workout: LoggedWorkout,
  earlier: readonly LoggedWorkout[],
): SummedWorkout["lastSame"] {
  const names = new Set(workout.exercises.map(({ exerciseName }) => exerciseName));
  const same = earlier.find(({ date, isDeload = false, exercises }) => {
    const shared = exercises.filter(({ exerciseName }) => names.has(exerciseName)).length;
    const isEasy = workout.isDeload ?? false;
    return date < workout.date && isDeload === isEasy && 2 * shared >= names.size + exercises.length - shared;
  });
  if (!same) return undefined;
  const { volumeLbs, minutes } = totalsOf(same);
  return { date: same.date, volumeLbs, minutes };
}

/** More weight, or more repetitions at the same weight; longer, farther, or the same distance in less time. */
export function recordsIn(
  { exercises }: LoggedWorkout,
  before: readonly BestBefore[],
): SummedWorkout["records"] {
  return exercises.flatMap(({ exerciseName, setsData }) => {
    const top = topSet(recordSets(setsData));
    const best = before.find((one) => one.exerciseName === exerciseName);
    if (!top || !best) return [];
    if (isEffort(top) !== isEffort(best) || !isBetterSet(top, best)) return [];
    const { exerciseName: _, ...beats } = best;
    return { exerciseName, weight: top.weight, reps: top.reps, ...effortOf(top), beats };
  });
}
