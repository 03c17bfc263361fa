import { isSameLoad } from "@/lib/body/exactness";

/** How sets are counted: repetitions with a load, repetitions with body weight, time, or distance. */
export const MEASURES = ["load", "bodyWeight", "time", "distance"] as const;
export type Measure = (typeof MEASURES)[number];

export const MEASURE_LABELS = {
  load: "Weight × reps",
  bodyWeight: "Body weight + load",
  time: "Time",
  distance: "Distance",
} as const satisfies Record<Measure, string>;

/** Largest assistance, in pounds. */
export const MAX_ASSISTANCE_LBS = 500;
/** Smallest weight of a set in pounds: 0, or negative (assistance) for body-weight exercises. */
export const minWeightOf = (measure: Measure | undefined): number =>
  measure === "bodyWeight" ? -MAX_ASSISTANCE_LBS : 0;

/** Time in whole seconds, distance in meters. */
export interface Effort {
  readonly seconds?: number | null | undefined;
  readonly meters?: number | null | undefined;
}
/** `reps` is 0 for a set of time or distance. `weight` is in pounds, negative for assistance. */
export type SetFigures = Effort & { readonly reps: number; readonly weight: number };

export const SECONDS = { min: 1, max: 86_400, step: 1 } as const;
export const METERS = { min: 0.1, max: 1_000_000, step: 0.1 } as const;

export const isTimed = ({ seconds, meters }: Effort): boolean => seconds != null || meters != null;

export const isEffort = (set: SetFigures): boolean => set.reps === 0 && isTimed(set);

export const effortOf = ({ seconds, meters }: Effort): { seconds?: number; meters?: number } => ({
  ...(seconds != null && { seconds }),
  ...(meters != null && { meters }),
});

export const HOLD_NAMES = /plank|hold\b|dead hang|wall sit|isometric|l-sit/i;
const DISTANCE_NAMES =
  /\b(run|running|treadmill|jog\w*|walk|walking|cycl\w*|bike|rower|rowing|swim\w*|carry|sled|stair\w*)\b/i;
/** Parses `90`, `1:30` or `0:01:30` to seconds; null for other text. */
export function parseSeconds(text: string): number | null {
  const parts = text.trim().split(":");
  if (parts.length > 3 || !parts.every((part) => /^\d+(\.\d+)?$/.test(part))) return null;
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0);
}

const BODY_WEIGHT_NAMES = /pull-?up|chin-?up|push-?up|\bdips?\b|muscle-?up|bodyweight/i;

/** Guess for a name that the catalogue does not have. */
export function guessMeasure(name: string): Measure {
  if (HOLD_NAMES.test(name)) return "time";
  if (DISTANCE_NAMES.test(name) && !/\b(dumbbell|barbell|lunge|row)\b/i.test(name)) return "distance";
  return BODY_WEIGHT_NAMES.test(name) ? "bodyWeight" : "load";
}

/** Whether a set is better: farther, then faster; longer; heavier, then more repetitions. */
export function isBetterSet(set: SetFigures, than: SetFigures): boolean {
  if ((set.meters ?? 0) !== (than.meters ?? 0)) return (set.meters ?? 0) > (than.meters ?? 0);
  if (isEffort(set) && isEffort(than)) {
    const [one, other] = [set.seconds ?? 0, than.seconds ?? 0];
    if (set.meters != null && one !== other) return one > 0 && (other === 0 || one < other);
    if (one !== other) return one > other;
    return set.weight > than.weight;
  }
  if (isEffort(set) !== isEffort(than)) return isEffort(set);
  return isSameLoad(set.weight, than.weight) ? set.reps > than.reps : set.weight > than.weight;
}
