import { easedCurve, type Knots } from "./curve";

/*
 * Light and shade of a lean and of a round trunk, lit from the front and above, as anyone draws it: -1 darkest, 1
 * lightest. `across` runs from 0 on the torso's middle to 1 at its edges, heights are fractions of the stature.
 */

/** The grooves between the straight muscles of the belly, along its midline and on both sides. */
const MIDLINE = { width: 0.05, depth: 0.55 };
const MIDLINE_HEIGHTS: Knots = [
  [0.27, 0],
  [0.31, 1],
  [0.39, 1],
  [0.44, 0],
];
const SIDE_LINE = { width: 0.09, depth: 0.7 };
const SIDE_LINE_ACROSS: Knots = [
  [0.31, 0.58],
  [0.45, 0.44],
];
const SIDE_LINE_HEIGHTS: Knots = [
  [0.29, 0],
  [0.34, 1],
  [0.43, 1],
  [0.48, 0],
];

/** The straight muscles themselves catch the light. */
const MUSCLE = { across: 0.25, width: 0.12, height: 0.45 };

/** The flanks turn away from the light, late and steeply. */
const FLANK_DEPTH = 0.9;
const FLANK_ACROSS: Knots = [
  [0.55, 0],
  [0.9, 1],
  [1.05, 1],
];
const FLANK_HEIGHTS: Knots = [
  [0.26, 0],
  [0.34, 1],
  [0.44, 1],
  [0.51, 0],
];

/** A round belly is a dome about this height; skin that faces the lamp gains less light than skin turned away loses. */
const DOME = { middle: 0.41, halfHeight: 0.1, lit: 0.5, aside: 0.75 };

/** Scales the dome's darkest place to about -1. */
const STRONGEST = 2.6;

const bump = (distance: number, width: number): number => Math.exp(-0.5 * (distance / width) ** 2);

/** What a lean belly adds to the light on a flat one. */
export function leanBelly(across: number, y: number): number {
  const sideLine = SIDE_LINE.depth * bump(across - easedCurve(SIDE_LINE_ACROSS, y), SIDE_LINE.width);
  const muscle = MUSCLE.height * bump(across - MUSCLE.across, MUSCLE.width);
  const midline = MIDLINE.depth * bump(across, MIDLINE.width);
  return easedCurve(SIDE_LINE_HEIGHTS, y) * (muscle - sideLine) - easedCurve(MIDLINE_HEIGHTS, y) * midline;
}

/** How much darker the flanks of a lean trunk are. */
export const leanFlank = (across: number, y: number): number =>
  -FLANK_DEPTH * easedCurve(FLANK_HEIGHTS, y) * easedCurve(FLANK_ACROSS, across);

/** What a round belly adds: lighter above its middle, darker below and to the sides. */
export function roundBelly(across: number, y: number): number {
  const up = (DOME.middle - y) / DOME.halfHeight;
  const rest = 1 - up * up - across * across;
  if (rest <= 0) return 0;
  return STRONGEST * rest * ((up > 0 ? DOME.lit * up : up) - DOME.aside * across * across);
}
