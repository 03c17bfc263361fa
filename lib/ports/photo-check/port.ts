/** A rectangle in fractions of the photo's width and height, 0 to 1. */
export type Box = { left: number; top: number; width: number; height: number };

/** A closed line in fractions of the photo's width and height, 0 to 1. */
export type Contour = [x: number, y: number][];

/**
 * What is wrong with a photo of a person. Each has its own sentence for the trainer.
 * `local/person/pose-judgement.ts` decides about pose and size (`too_far_away`: the person has too few pixels), `usability.ts` about the rest.
 */
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

/** What the detector sees in a photo. */
export type PhotoCheck = {
  /** `good` has no fault, `usable` has small ones, from `refused` no image can be made. */
  verdict: "good" | "usable" | "refused";
  /** The gravest first; empty for a good photo. */
  faults: PhotoFault[];
  /** The person that images are made of, the nearest of several; null where nobody was found. */
  person: { box: Box; face: Box | null; outline: Contour[] } | null;
  /** The other people in the picture, the nearest first. */
  others: Box[];
};

/** Looks for the person in a photo with the same rules as the local image engine, before an image is asked for. */
export interface PhotoChecker {
  /**
   * Checks the bytes of a JPEG, PNG or WebP. Rejects only when trying again may help, such as after a crash.
   * @returns null for bytes that cannot be decoded
   */
  check(photo: Uint8Array): Promise<PhotoCheck | null>;
  /** Gets ready before the first photo comes. Never rejects: what cannot start says so at the first photo. */
  warmUp(): Promise<void>;
}
