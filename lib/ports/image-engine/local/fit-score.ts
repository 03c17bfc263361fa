import { PART, type Pose } from "./body-template";
import { COLOUR_CLASSES, type FitEvidence } from "./fit-evidence";
import { newMask, read } from "./raster";
import { type PaintedRegion, paintTemplate } from "./template-raster";

const { f32, f64, u8, u16, i32 } = read;

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

/** n log n for every count that a picture of the fit's size can hold. */
const N_LOG_N = Float64Array.from({ length: 1 << 15 }, (_, n) => (n === 0 ? 0 : n * Math.log(n)));
const nLogN = (n: number): number => (n < N_LOG_N.length ? f64(N_LOG_N, n) : n * Math.log(n));

/** A horizontal band: its rows, the colours that occur there, how often each does, and what that comes to. */
type Band = {
  firstRow: number;
  endRow: number;
  pixels: number;
  colours: Uint16Array;
  counts: Int32Array;
  entropy: number;
};

function countBands({ width, height, colours }: FitEvidence): Band[] {
  return Array.from({ length: BANDS }, (_, index) => {
    const firstRow = Math.round((index * height) / BANDS);
    const endRow = Math.round(((index + 1) * height) / BANDS);
    const all = new Int32Array(COLOUR_CLASSES);
    for (let i = firstRow * width; i < endRow * width; i++)
      all[u16(colours, i)] = i32(all, u16(colours, i)) + 1;
    const present = Uint16Array.from(all.keys()).filter((colour) => i32(all, colour) > 0);
    const counts = Int32Array.from(present, (colour) => i32(all, colour));
    const entropy = counts.reduce((sum, count) => sum + nLogN(count), 0);
    return { firstRow, endRow, pixels: (endRow - firstRow) * width, colours: present, counts, entropy };
  });
}

/** Returns a function that says how well a pose explains the photo. */
export function fitScorer(evidence: FitEvidence): (pose: Pose) => FitScore {
  const { width, height, colours, verticalEdges, horizontalEdges } = evidence;
  const bands = countBands(evidence);
  const labels = newMask(width, height);
  const painted = labels.data;
  const inside = new Int32Array(COLOUR_CLASSES);

  /** Mutual information between colour class and inside/outside within a band, times its number of pixels. */
  const information = (band: Band, region: PaintedRegion): number => {
    inside.fill(0);
    let insideCount = 0;
    const endRow = Math.min(band.endRow, region.bottom + 1);
    for (let row = Math.max(band.firstRow, region.top); row < endRow; row++) {
      const end = row * width + region.right;
      for (let i = row * width + region.left; i <= end; i++) {
        if (u8(painted, i) === 0) continue;
        const colour = u16(colours, i);
        inside[colour] = i32(inside, colour) + 1;
        insideCount++;
      }
    }
    if (insideCount === 0) return 0;
    let sum = -band.entropy;
    for (let k = 0; k < band.colours.length; k++) {
      const within = i32(inside, u16(band.colours, k));
      sum += nLogN(within) + nLogN(i32(band.counts, k) - within);
    }
    return sum - nLogN(insideCount) - nLogN(band.pixels - insideCount) + nLogN(band.pixels);
  };

  /** Mean edge support where inside and outside meet, and the pixels of both arms. */
  const contour = (region: PaintedRegion): { support: number; armPixels: number } => {
    let sum = 0;
    let length = 0;
    let armPixels = 0;
    const lastRow = Math.min(height - 1, region.bottom + 1);
    const lastColumn = Math.min(width - 1, region.right + 1);
    for (let y = region.top; y <= lastRow; y++) {
      for (let x = region.left; x <= lastColumn; x++) {
        const i = y * width + x;
        const part = u8(painted, i);
        const here = part > 0;
        if (part === PART.leftArm || part === PART.rightArm) armPixels++;
        if (x === 0 || y === 0) continue;
        if (here !== u8(painted, i - 1) > 0) {
          sum += f32(verticalEdges, i);
          length++;
        }
        if (here !== u8(painted, i - width) > 0) {
          sum += f32(horizontalEdges, i);
          length++;
        }
      }
    }
    return { support: length > 0 ? sum / length : 0, armPixels };
  };

  return (pose) => {
    const region = paintTemplate(pose, labels);
    let bits = 0;
    for (const band of bands) bits += information(band, region);
    const { support, armPixels } = contour(region);
    const headCut = HEAD_CUT_PENALTY * Math.max(0, -pose.top / height);
    const armsShown = ARMS_IN_SIGHT * Math.min(1, armPixels / (ARMS_AREA * pose.stature ** 2));
    return { total: bits / (width * height) + support + armsShown - headCut, edges: support };
  };
}
