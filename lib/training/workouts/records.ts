import { isSameLoad } from "@/lib/body/exactness";
import { type Effort, isBetterSet, isEffort } from "@/lib/training/catalogue/measure";
import { estimateOneRepMax } from "./one-rep-max";
import { recordSets, type SetKind } from "./set-kind";

/** `weight` is in pounds, 0 for body weight. A missing kind means working. */
export interface DatedSet extends Effort {
  readonly reps: number;
  readonly weight: number;
  /** Local date of the client, YYYY-MM-DD. */
  readonly date: string;
  readonly kind?: SetKind;
}

export interface PersonalRecord {
  readonly bestWeight: number;
  readonly bestReps: number;
  readonly achievedDate: string;
}

/** `estimatedOneRepMax` improves the estimate; `pace` is the same distance in less time. */
export interface NewRecord {
  readonly kind: "weight" | "reps" | "estimatedOneRepMax" | "time" | "distance" | "pace";
  readonly value: number;
  readonly previous: number;
}

// Longer sets do not estimate the maximum well enough.
const MAX_RECORD_REPS = 12;
// Plates are rounded more coarsely than smaller gains.
const MIN_ESTIMATE_GAIN = 1.01;

export function personalRecord(sets: readonly DatedSet[]): PersonalRecord | null {
  let best: DatedSet | null = null;
  for (const set of repeated(sets)) if (best === null || beats(set, best)) best = set;
  return best && { bestWeight: best.weight, bestReps: best.reps, achievedDate: best.date };
}

/** The highest estimated one-rep max in pounds, unrounded, from sets of up to 12 repetitions; else null. */
export function bestEstimate(sets: readonly DatedSet[]): number | null {
  let best: number | null = null;
  for (const set of repeated(sets)) {
    if (set.reps > MAX_RECORD_REPS) continue;
    const estimate = estimateOneRepMax(set.weight, set.reps);
    if (estimate && (best === null || estimate.weightLbs > best)) best = estimate.weightLbs;
  }
  return best;
}

/** The first sets and the first estimate are no records. */
export function newRecords(earlier: readonly DatedSet[], workout: readonly DatedSet[]): NewRecord[] {
  const before = personalRecord(earlier);
  const after = personalRecord(workout);
  if (!before || !after) return [];
  const records: NewRecord[] = [];
  const isSame = isSameLoad(after.bestWeight, before.bestWeight);
  if (!isSame && after.bestWeight > before.bestWeight) {
    records.push({ kind: "weight", value: after.bestWeight, previous: before.bestWeight });
  } else if (isSame && after.bestReps > before.bestReps) {
    records.push({ kind: "reps", value: after.bestReps, previous: before.bestReps });
  }
  const previous = bestEstimate(earlier);
  const value = bestEstimate(workout);
  if (previous !== null && value !== null && value >= previous * MIN_ESTIMATE_GAIN) {
    records.push({ kind: "estimatedOneRepMax", value, previous });
  }
  return records;
}

export function bestEffort<T extends DatedSet>(sets: readonly T[]): T | null {
  let best: T | null = null;
  for (const set of recordSets(sets))
    if (isEffort(set) && (best === null || isBetterSet(set, best))) best = set;
  return best;
}

export function newEffortRecords(before: DatedSet | null, workout: readonly DatedSet[]): NewRecord[] {
  const best = bestEffort(workout);
  if (!before || !best || !isEffort(before) || !isBetterSet(best, before)) return [];
  const [meters, seconds] = [best.meters ?? 0, best.seconds ?? 0];
  if (meters > (before.meters ?? 0))
    return [{ kind: "distance", value: meters, previous: before.meters ?? 0 }];
  if (seconds === (before.seconds ?? 0))
    return [{ kind: "weight", value: best.weight, previous: before.weight }];
  const kind = meters > 0 ? "pace" : "time";
  return [{ kind, value: seconds, previous: before.seconds ?? 0 }];
}

const repeated = (sets: readonly DatedSet[]): DatedSet[] => recordSets(sets).filter(({ reps }) => reps >= 1);

function beats(set: DatedSet, best: DatedSet): boolean {
  if (!isSameLoad(set.weight, best.weight)) return set.weight > best.weight;
  if (set.reps !== best.reps) return set.reps > best.reps;
  return set.date < best.date;
}
