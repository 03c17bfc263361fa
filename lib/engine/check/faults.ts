/** A rectangle in fractions of the photo's width and height, 0 to 1. */
export type Box = { left: number; top: number; width: number; height: number };

/** A closed outline in fractions of the photo's width and height, 0 to 1. */
export type Contour = [x: number, y: number][];

/** `photoFaultWords` has the sentences, `pose-and-size-faults.ts` and `photo-faults.ts` have the rules. */
export const PHOTO_FAULTS = [
  "nobody",
  "several_people",
  "turned_sideways",
  "leaning",
  "seated",
  "too_far_away",
  "hips_cut",
  "feet_cut",
  "too_dark",
  "blurred",
  "arms_before_waist",
] as const;
export type PhotoFault = (typeof PHOTO_FAULTS)[number];

export type PhotoCheck = {
  /** `good` has no fault, `usable` has small ones; images cannot be made of `refused`. */
  verdict: "good" | "usable" | "refused";
  /** The gravest first. */
  faults: PhotoFault[];
  /** The nearest person, of whom images are made; null if the detector found no person. */
  person: { box: Box; face: Box | null; outline: Contour[] } | null;
  /** The other people, nearest first. */
  others: Box[];
};
