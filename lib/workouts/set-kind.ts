/** What a set was for. Only working sets count for records. */
export const SET_KINDS = ["working", "warmup", "drop", "failure"] as const;
export type SetKind = (typeof SET_KINDS)[number];

export const SET_KIND_LABELS = {
  working: "Working",
  warmup: "Warm-up",
  drop: "Drop",
  failure: "Failure",
} as const satisfies Record<SetKind, string>;

/** Ratings of perceived exertion that the logger offers: 10 is a set with nothing left. */
export const RPE_CHOICES = [6, 7, 7.5, 8, 8.5, 9, 9.5, 10] as const;

/** All but the warm-ups; where nothing else was done, those. */
export function hardSets<Set extends { kind: SetKind }>(sets: readonly Set[]): readonly Set[] {
  const hard = sets.filter(({ kind }) => kind !== "warmup");
  return hard.length > 0 ? hard : sets;
}
