export const SET_KINDS = ["working", "warmup", "drop", "failure"] as const;
export type SetKind = (typeof SET_KINDS)[number];

export const SET_KIND_LABELS = {
  working: "Working",
  warmup: "Warm-up",
  drop: "Drop",
  failure: "Failure",
} as const satisfies Record<SetKind, string>;

/** The arm or leg of a one-sided set. */
export const LIMBS = ["left", "right"] as const;
export type Limb = (typeof LIMBS)[number];
export const LIMB_LABELS = { left: "Left", right: "Right" } as const satisfies Record<Limb, string>;

export const otherLimb = (limb: Limb): Limb => (limb === "left" ? "right" : "left");

/** RPE values that the logger offers. */
export const RPE_CHOICES = [6, 7, 7.5, 8, 8.5, 9, 9.5, 10] as const;

/** A missing kind means working. */
type OfKind = { readonly kind?: SetKind | undefined };

/** The sets, in their order, that may be a record: all that were lifted fresh, so no warm-up and no further drop. */
export const recordSets = <Set extends OfKind>(sets: readonly Set[]): Set[] =>
  sets.filter(({ kind }, at) => kind !== "warmup" && !(kind === "drop" && sets[at - 1]?.kind === "drop"));

export function hardSets<Set extends { kind: SetKind }>(sets: readonly Set[]): readonly Set[] {
  const hard = sets.filter(({ kind }) => kind !== "warmup");
  return hard.length > 0 ? hard : sets;
}
