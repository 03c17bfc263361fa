/** A rectangle in fractions of the photo's width and height, 0 to 1. */
export type Box = { left: number; top: number; width: number; height: number };

/** A closed outline in fractions of the photo's width and height, 0 to 1. */
export type Contour = [x: number, y: number][];

/**
 * The gravest first. `photoFaultWords` has the sentences, `pose-and-size-faults.ts` and `photo-faults.ts` have the rules.
 */
export const PHOTO_FAULTS = [
  "nobody",
  "several_people",
  "on_its_side",
  "hips_cut",
  "seated",
  "leaning",
  "turned_sideways",
  "too_far_away",
  "too_dark",
  "backlit",
  "too_bright",
  "blurred",
  "three_quarter",
  "arms_before_waist",
  "arms_raised",
  "head_cut",
  "legs_cut",
  "feet_cut",
] as const;
export type PhotoFault = (typeof PHOTO_FAULTS)[number];

/** What a photo was tested for, and has. */
export const PHOTO_STRENGTHS = ["straight", "whole_body", "light", "sharp"] as const;
export type PhotoStrength = (typeof PHOTO_STRENGTHS)[number];

/** The side of the body that a picture shows. */
export const SEEN_SIDES = ["front", "back", "unsure"] as const;
export type SeenSide = (typeof SEEN_SIDES)[number];

/** Degrees clockwise that set a picture upright. */
export const QUARTER_TURNS = [0, 90, 180, 270] as const;
export type QuarterTurn = (typeof QUARTER_TURNS)[number];

/** Whether skin or cloth is seen at the waist. */
export const WAISTS = ["bare", "covered", "unsure"] as const;
export type Waist = (typeof WAISTS)[number];

export type PhotoCheck = {
  /** `good` has no fault, `usable` has small ones; images cannot be made of `refused`. */
  verdict: "good" | "usable" | "refused";
  /** The gravest first. */
  faults: PhotoFault[];
  strengths: PhotoStrength[];
  side: SeenSide;
  turn: QuarterTurn;
  /** The nearest person, of whom images are made; null if the detector found no person. */
  person: {
    /** The photo's height over its width. */
    shape: number;
    box: Box;
    face: Box | null;
    outline: Contour[];
    waist: Waist;
    /** Mean breadth of the waist in statures; null where it is hidden, or no image can be made. */
    waistBreadth: number | null;
  } | null;
  /** The other people, nearest first. */
  others: Box[];
};
