import { PART, type Pose } from "./body-template";
import { colourInformation } from "./colour-information";
import { contourSupport } from "./contour-support";
import type { FitEvidence } from "./fit-evidence";
import { addShape, clearSilhouette, newSilhouette, sameRow } from "./silhouette";
import { drawTemplate, newCanvas, type VisitShape } from "./template-raster";

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

/** Returns a function that says how well a pose explains the photo. */
export function fitScorer(evidence: FitEvidence): (pose: Pose) => FitScore {
  const { width, height } = evidence;
  const canvas = newCanvas(width, height);
  const information = colourInformation(evidence);
  const contour = contourSupport(evidence);
  const everywhere = (meanOf(evidence.verticalEdges) + meanOf(evidence.horizontalEdges)) / 2;
  let figure = newSilhouette(height);
  let before = newSilhouette(height);
  const changed = new Uint8Array(height);
  let armPixels = 0;
  const add: VisitShape = (part, firstRow, endRow) => {
    const added = addShape(figure, canvas, firstRow, endRow);
    if (part === PART.leftArm || part === PART.rightArm) armPixels += added;
  };
  return (pose) => {
    [figure, before] = [before, figure];
    clearSilhouette(figure);
    armPixels = 0;
    drawTemplate(pose, canvas, add);
    for (let row = 0; row < height; row++) changed[row] = sameRow(before, figure, row) ? 0 : 1;
    const edges = contour(figure, changed);
    const headCut = HEAD_CUT_PENALTY * Math.max(0, -pose.top / height);
    const armsShown = ARMS_IN_SIGHT * Math.min(1, armPixels / (ARMS_AREA * pose.stature ** 2));
    const total = information(before, figure, changed) + edges + armsShown - headCut;
    return { total, edges, standsOut: edges - everywhere };
  };
}

const meanOf = (values: Float32Array): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
