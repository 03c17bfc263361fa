import { estimateOneRepMax } from "@/lib/workouts/one-rep-max";
import type { SetKind } from "@/lib/workouts/set-kind";
import type { ProgressDay } from "./schema";

/** A set as it was performed, with its weight in pounds. */
export interface DatedSet {
  readonly date: string;
  readonly reps: number;
  readonly weight: number;
  readonly kind: SetKind;
}

/** Longer sets say too little about the maximum. */
const LONGEST_ESTIMATED_SET = 12;

/**
 * One exercise day by day, oldest first: its best working set (heaviest, then longest), the highest estimated
 * one-repetition maximum of working sets of up to 12, and the volume, repetitions times pounds, of all sets but
 * warm-ups. Days of warm-ups alone are left out.
 */
export function progressByDay(sets: readonly DatedSet[]): ProgressDay[] {
  const days = new Map<string, DatedSet[]>();
  for (const set of sets) if (set.kind !== "warmup") days.set(set.date, [...(days.get(set.date) ?? []), set]);
  return [...days].map(([date, done]) => dayOf(date, done)).toSorted((a, b) => a.date.localeCompare(b.date));
}

function dayOf(date: string, done: readonly DatedSet[]): ProgressDay {
  const working = done.filter(({ kind }) => kind === "working");
  const [best] = working.toSorted((a, b) => b.weight - a.weight || b.reps - a.reps);
  const estimates = working
    .filter(({ reps }) => reps <= LONGEST_ESTIMATED_SET)
    .flatMap(({ weight, reps }) => estimateOneRepMax(weight, reps) ?? []);
  const highest = estimates.toSorted((a, b) => b.weightLbs - a.weightLbs)[0];
  return {
    date,
    sets: done.length,
    best: best ? { weight: best.weight, reps: best.reps } : null,
    estimate: highest
      ? { weight: Math.round(highest.weightLbs * 10) / 10, errorPercent: highest.errorPercent }
      : null,
    volume: Math.round(done.reduce((sum, { weight, reps }) => sum + weight * reps, 0)),
  };
}
