/** What the analysis believes about the photo. */
export type Finding = "ok" | "low_confidence" | "no_person";

/** Measures that tell people from other pictures. */
export type Confidence = {
  /** Score of the template fit: colour information plus edge support. */
  score: number;
  /** Mean edge support along the fitted figure, 0 to 1. */
  edges: number;
  /** By how much that is more than in the picture at large. */
  standsOut: number;
  /** Share of the picture that the person covers. */
  area: number;
  /** Height of the person's mask over the picture's height. */
  height: number;
};

/**
 * Set between people (score at least 0.81 and edges 0.57, also in dark, flat and blurred photos) and pictures
 * without one (edges at most 0.49). A page of text and noise have edges everywhere, so that some run along any figure:
 * there a contour stands out by 0.21 at most, about people by 0.3 and more. Measured on drawn figures and scenes: to be
 * set anew when real photos are at hand.
 */
const SURE = { score: 0.78, edges: 0.55 } as const;
const POSSIBLE = { score: 0.7, edges: 0.52 } as const;
const LEAST_STANDING_OUT = 0.24;
const AREA = { least: 0.06, most: 0.65 } as const;
const LEAST_HEIGHT = 0.45;

export function judge({ score, edges, standsOut, area, height }: Confidence): Finding {
  const sized = area >= AREA.least && area <= AREA.most && height >= LEAST_HEIGHT;
  if (!sized || standsOut < LEAST_STANDING_OUT) return "no_person";
  if (score < POSSIBLE.score || edges < POSSIBLE.edges) return "no_person";
  return score >= SURE.score && edges >= SURE.edges ? "ok" : "low_confidence";
}
