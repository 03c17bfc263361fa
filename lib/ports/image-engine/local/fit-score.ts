import type { Pose } from "./body-template";
import { type ColourSplit, colourInformation, splitColours } from "./colour-information";
import { type Contour, contourSupport, newContour } from "./contour-support";
import type { FitEvidence } from "./fit-evidence";
import { read } from "./raster";
import { copyRow, joinRow, newSilhouette, type Silhouette, sameRow } from "./silhouette";
import { type Drawing, drawTemplate, newDrawing } from "./template-raster";

const { f32, i32, u8 } = read;

export type FitScore = {
  /** What the fit maximises: colour information plus edge support, less a penalty for a cut head. */
  total: number;
  /** Mean edge support along the figure's contour, 0 to 1. */
  edges: number;
  /** By how much that is more than the mean over the whole picture. */
  standsOut: number;
};

const HEAD_CUT_PENALTY = 5;

/** Most people show their arms: when the photo says nothing, a figure with its arms in sight is preferred. */
const ARMS_IN_SIGHT = 0.03;

/** Area of both arms, as a fraction of the squared stature. */
const ARMS_AREA = 0.03;

/** A scorer's memory: the figure of the pose that it was asked about last. Only what differs is looked at again. */
export type FitScorer = {
  width: number;
  height: number;
  drawing: Drawing;
  figure: Silhouette;
  /** In the rows that changed last, the figure before. */
  before: Silhouette;
  changed: Uint8Array;
  /** How many pixels of each row only arms cover, and of all rows. */
  armPixels: Int32Array;
  allArmPixels: number;
  colours: ColourSplit;
  contour: Contour;
  /** Mean edge support in the whole picture. */
  everywhere: number;
};

export function newFitScorer(evidence: FitEvidence): FitScorer {
  const { width, height } = evidence;
  return {
    width,
    height,
    drawing: newDrawing(width, height),
    figure: newSilhouette(height),
    before: newSilhouette(height),
    changed: new Uint8Array(height),
    armPixels: new Int32Array(height),
    allArmPixels: 0,
    colours: splitColours(evidence),
    contour: newContour(evidence),
    everywhere: (meanOf(evidence.verticalEdges) + meanOf(evidence.horizontalEdges)) / 2,
  };
}

/** Says how well a pose explains the photo. */
export function scorePose(scorer: FitScorer, pose: Pose): FitScore {
  const { before, figure, changed, height, everywhere } = scorer;
  followPose(scorer, pose);
  const edges = contourSupport(scorer.contour, figure, changed);
  const headCut = HEAD_CUT_PENALTY * Math.max(0, -pose.top / height);
  const armsShown = ARMS_IN_SIGHT * Math.min(1, scorer.allArmPixels / (ARMS_AREA * pose.stature ** 2));
  const total = colourInformation(scorer.colours, before, figure, changed) + edges + armsShown - headCut;
  return { total, edges, standsOut: edges - everywhere };
}

/** Brings the figure to a pose and marks the rows that are different now. */
function followPose(scorer: FitScorer, pose: Pose): void {
  const { drawing, before, figure, changed, armPixels, height } = scorer;
  drawTemplate(pose, drawing);
  for (let row = 0; row < height; row++) {
    changed[row] = 0;
    if (u8(drawing.touched, row) === 0) continue;
    drawing.touched[row] = 0;
    copyRow(figure, before, row);
    const arms = joinRow(figure, drawing, row);
    scorer.allArmPixels += arms - i32(armPixels, row);
    armPixels[row] = arms;
    changed[row] = sameRow(before, figure, row) ? 0 : 1;
  }
}

function meanOf(values: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += f32(values, i);
  return sum / values.length;
}
