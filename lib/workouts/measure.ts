/** What the sets of an exercise are counted in: repetitions with a load or with the own body, a time, or a distance. */
export const MEASURES = ["load", "bodyWeight", "time", "distance"] as const;
export type Measure = (typeof MEASURES)[number];

export const MEASURE_LABELS = {
  load: "Weight × reps",
  bodyWeight: "Body weight + load",
  time: "Time",
  distance: "Distance",
} as const satisfies Record<Measure, string>;

/** How many pounds may be taken off the own body. */
export const MOST_HELP_LBS = 500;
/** The least that a set may weigh, in pounds: body weight, or help where the own body is lifted. */
export const lightestOf = (measure: Measure | undefined): number =>
  measure === "bodyWeight" ? -MOST_HELP_LBS : 0;

/** How long a set took, in whole seconds, and how far it went, in meters. */
export interface Effort {
  readonly seconds?: number | null | undefined;
  readonly meters?: number | null | undefined;
}
/** Repetitions, 0 for a set of time or distance; pounds, less than 0 for help. */
export type SetFigures = Effort & { readonly reps: number; readonly weight: number };

export const SECONDS = { min: 1, max: 86_400, step: 1 } as const;
export const METERS = { min: 0.1, max: 1_000_000, step: 0.1 } as const;

export const isTimed = ({ seconds, meters }: Effort): boolean => seconds != null || meters != null;

/** A set that counts neither repetitions nor volume. */
export const isEffort = (set: SetFigures): boolean => set.reps === 0 && isTimed(set);

/** Those of the two figures that are there. */
export const effortOf = ({ seconds, meters }: Effort): { seconds?: number; meters?: number } => ({
  ...(seconds != null && { seconds }),
  ...(meters != null && { meters }),
});

export const HOLDS = /plank|hold\b|dead hang|wall sit|isometric|l-sit/i;
const GOES_FAR =
  /\b(run|running|treadmill|jog\w*|walk|walking|cycl\w*|bike|rower|rowing|swim\w*|carry|sled|stair\w*)\b/i;
/** `90`, `1:30` or `0:01:30` in seconds; null for anything else. */
export function parseSeconds(text: string): number | null {
  const parts = text.trim().split(":");
  if (parts.length > 3 || !parts.every((part) => /^\d+(\.\d+)?$/.test(part))) return null;
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0);
}

const CARRIES_BODY = /pull-?up|chin-?up|push-?up|\bdips?\b|muscle-?up|bodyweight/i;

/** What a name sounds like that no catalogue knows. */
export function guessMeasure(name: string): Measure {
  if (HOLDS.test(name)) return "time";
  if (GOES_FAR.test(name) && !/\b(dumbbell|barbell|lunge|row)\b/i.test(name)) return "distance";
  return CARRIES_BODY.test(name) ? "bodyWeight" : "load";
}

/** Whether a set is better than another: farther, then faster; longer; heavier, then more often. */
export function isBetterSet(set: SetFigures, than: SetFigures): boolean {
  if ((set.meters ?? 0) !== (than.meters ?? 0)) return (set.meters ?? 0) > (than.meters ?? 0);
  if (isEffort(set) && isEffort(than)) {
    const [one, other] = [set.seconds ?? 0, than.seconds ?? 0];
    if (set.meters != null && one !== other) return one > 0 && (other === 0 || one < other);
    if (one !== other) return one > other;
    return set.weight > than.weight;
  }
  if (isEffort(set) !== isEffort(than)) return isEffort(set);
  return set.weight !== than.weight ? set.weight > than.weight : set.reps > than.reps;
}
