import { PART, type Pose } from "./body-template";
import { COLOUR_CLASSES, type FitEvidence } from "./fit-evidence";
import { newMask, read } from "./raster";
import { paintTemplate } from "./template-raster";

const { f32, u8, u16, i32 } = read;

export type FitScore = {
  /** What the fit maximises: colour information plus edge support, less a penalty for a cut head. */
  total: number;
  /** Mean edge support along the figure's contour, 0 to 1. */
  edges: number;
};

/**
 * Colours are compared within horizontal bands, because a photo is lit, and people are dressed, differently from
 * top to bottom. The bands are fixed: ones that followed the candidate made tall figures score too well.
 */
const BANDS = 10;
const HEAD_CUT_PENALTY = 5;

/** Most people show their arms: when the photo says nothing, a figure with its arms in sight is preferred. */
const ARMS_IN_SIGHT = 0.01;

/** Area of both arms, as a fraction of the squared stature. */
const ARMS_AREA = 0.03;

const nLogN = (() => {
  const table = Float64Array.from({ length: 1 << 15 }, (_, n) => (n === 0 ? 0 : n * Math.log(n)));
  return (n: number): number => table[n] ?? n * Math.log(n);
})();

type Band = { from: number; to: number; counts: Int32Array; entropy: number };

function countBands({ width, height, colours }: FitEvidence): Band[] {
  return Array.from({ length: BANDS }, (_, index) => {
    const from = Math.round((index * height) / BANDS) * width;
    const to = Math.round(((index + 1) * height) / BANDS) * width;
    const counts = new Int32Array(COLOUR_CLASSES);
    for (let i = from; i < to; i++) counts[u16(colours, i)] = i32(counts, u16(colours, i)) + 1;
    const entropy = counts.reduce((sum, count) => sum + nLogN(count), 0);
    return { from, to, counts, entropy };
  });
}

/** Returns a function that says how well a pose explains the photo. */
export function fitScorer(evidence: FitEvidence): (pose: Pose) => FitScore {
  const { width, height, colours, verticalEdges, horizontalEdges } = evidence;
  const bands = countBands(evidence);
  const labels = newMask(width, height);
  const inside = new Int32Array(COLOUR_CLASSES);

  /** Mutual information between colour class and inside/outside within a band, times its number of pixels. */
  const information = ({ from, to, counts, entropy }: Band): number => {
    inside.fill(0);
    let insideCount = 0;
    for (let i = from; i < to; i++) {
      if (u8(labels.data, i) === 0) continue;
      const colour = u16(colours, i);
      inside[colour] = i32(inside, colour) + 1;
      insideCount++;
    }
    if (insideCount === 0) return 0;
    let sum = -entropy;
    for (let colour = 0; colour < COLOUR_CLASSES; colour++) {
      const count = i32(counts, colour);
      if (count === 0) continue;
      const within = i32(inside, colour);
      sum += nLogN(within) + nLogN(count - within);
    }
    const all = to - from;
    return sum - nLogN(insideCount) - nLogN(all - insideCount) + nLogN(all);
  };

  const contourSupport = (): number => {
    let sum = 0;
    let length = 0;
    for (let y = 1; y < height; y++) {
      for (let x = 1; x < width; x++) {
        const i = y * width + x;
        const here = u8(labels.data, i) > 0;
        if (here !== u8(labels.data, i - 1) > 0) {
          sum += f32(verticalEdges, i);
          length++;
        }
        if (here !== u8(labels.data, i - width) > 0) {
          sum += f32(horizontalEdges, i);
          length++;
        }
      }
    }
    return length > 0 ? sum / length : 0;
  };

  const armPixels = (): number => {
    let count = 0;
    for (let i = 0; i < labels.data.length; i++) {
      const part = u8(labels.data, i);
      if (part === PART.leftArm || part === PART.rightArm) count++;
    }
    return count;
  };

  return (pose) => {
    paintTemplate(pose, labels);
    let bits = 0;
    for (const band of bands) bits += information(band);
    const edges = contourSupport();
    const headCut = HEAD_CUT_PENALTY * Math.max(0, -pose.top / height);
    const armsShown = ARMS_IN_SIGHT * Math.min(1, armPixels() / (ARMS_AREA * pose.stature ** 2));
    return { total: bits / (width * height) + edges + armsShown - headCut, edges };
  };
}
