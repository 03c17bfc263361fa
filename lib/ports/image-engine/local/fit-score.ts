import { PART, type Pose } from "./body-template";
import { contourSupport } from "./contour-support";
import { COLOUR_CLASSES, type FitEvidence } from "./fit-evidence";
import { read } from "./raster";
import { newSilhouette } from "./silhouette";
import { drawTemplate, type VisitRun } from "./template-raster";

const { f64, u8, u16, i32 } = read;

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
const ARMS_IN_SIGHT = 0.03;

/** Area of both arms, as a fraction of the squared stature. */
const ARMS_AREA = 0.03;

/** n log n for every count that a band of the fit's image can hold. */
const N_LOG_N = Float64Array.from({ length: 1 << 12 }, (_, n) => (n === 0 ? 0 : n * Math.log(n)));
const nLogN = (n: number): number => (n < N_LOG_N.length ? f64(N_LOG_N, n) : n * Math.log(n));

/** A horizontal band: its rows, how often each of the colours that occur there does, and what that comes to. */
type Band = {
  firstRow: number;
  endRow: number;
  pixels: number;
  counts: Int32Array;
  entropy: number;
};

/** Counts each band's colours, which are numbered anew in `codes`: 0 is the first colour that occurs in the band. */
function countBands({ width, height, colours }: FitEvidence): { bands: Band[]; codes: Uint16Array } {
  const codes = new Uint16Array(colours.length);
  const bands = Array.from({ length: BANDS }, (_, index) => {
    const firstRow = Math.round((index * height) / BANDS);
    const endRow = Math.round(((index + 1) * height) / BANDS);
    const known = new Map<number, number>();
    const all = new Int32Array(COLOUR_CLASSES);
    for (let i = firstRow * width; i < endRow * width; i++) {
      const code = known.get(u16(colours, i)) ?? known.size;
      known.set(u16(colours, i), code);
      codes[i] = code;
      all[code] = i32(all, code) + 1;
    }
    const counts = all.subarray(0, known.size);
    const entropy = counts.reduce((sum, count) => sum + nLogN(count), 0);
    return { firstRow, endRow, pixels: (endRow - firstRow) * width, counts, entropy };
  });
  return { bands, codes };
}

/** Returns a function that says how well a pose explains the photo. */
export function fitScorer(evidence: FitEvidence): (pose: Pose) => FitScore {
  const { width, height } = evidence;
  const { bands, codes } = countBands(evidence);
  const contour = contourSupport(evidence);
  const figure = newSilhouette(height);
  const { stride, counts, bounds } = figure;
  const inside = new Int32Array(COLOUR_CLASSES);
  let armPixels = 0;
  const add: VisitRun = (part, row, start, end) => {
    const added = figure.add(row, start, end);
    if (part === PART.leftArm || part === PART.rightArm) armPixels += added;
  };

  /** Mutual information between colour class and inside/outside within a band, times its number of pixels. */
  const information = (band: Band): number => {
    inside.fill(0, 0, band.counts.length);
    let insideCount = 0;
    for (let row = band.firstRow; row < band.endRow; row++) {
      const last = row * stride + u8(counts, row);
      for (let k = row * stride; k < last; k += 2) {
        const end = row * width + i32(bounds, k + 1);
        for (let i = row * width + i32(bounds, k); i < end; i++) {
          const code = u16(codes, i);
          inside[code] = i32(inside, code) + 1;
        }
        insideCount += i32(bounds, k + 1) - i32(bounds, k);
      }
    }
    if (insideCount === 0) return 0;
    let sum = -band.entropy;
    for (let code = 0; code < band.counts.length; code++) {
      const within = i32(inside, code);
      sum += nLogN(within) + nLogN(i32(band.counts, code) - within);
    }
    return sum - nLogN(insideCount) - nLogN(band.pixels - insideCount) + nLogN(band.pixels);
  };

  return (pose) => {
    figure.clear();
    armPixels = 0;
    drawTemplate(pose, width, height, add);
    let bits = 0;
    for (const band of bands) bits += information(band);
    const support = contour(figure);
    const headCut = HEAD_CUT_PENALTY * Math.max(0, -pose.top / height);
    const armsShown = ARMS_IN_SIGHT * Math.min(1, armPixels / (ARMS_AREA * pose.stature ** 2));
    return { total: bits / (width * height) + support + armsShown - headCut, edges: support };
  };
}
