import { type Mask, read } from "@/lib/engine/raster/raster";
import type { Pose } from "./body-template";
import { type Candidate, climb, scoreAll } from "./pose-search";
import { joinRow, newSilhouette, type Silhouette } from "./silhouette";
import { type Drawing, drawTemplate, newDrawing } from "./template-raster";

/** The ascent easily misses thin arms. In degrees, and in multiples of them (negative: hands on the hips). */
const ARM_ANGLES = [3, 9, 16, 24, 34];
const FOREARM_TURNS = [-1.4, -0.5, 0.3, 0.8, 1.3];
const SHOULDERS = [0.8, 0.92];

function armPoses(pose: Pose): Pose[] {
  return ARM_ANGLES.flatMap((angle) =>
    FOREARM_TURNS.flatMap((turn) => {
      const left = { leftArm: angle, leftForearm: turn };
      const right = { rightArm: angle, rightForearm: turn };
      const both = SHOULDERS.map((shoulders) => ({ ...pose, ...left, ...right, shoulders }));
      return [{ ...pose, ...left }, { ...pose, ...right }, ...both];
    }),
  );
}

const { i32, u8 } = read;

type Overlap = { total: number };

/** Penalty for a head above its landmarks, per picture height of the distance. */
const HEAD_CUT_PENALTY = 5;

const HEAD_TO_SOLES = 0.995;

/** Maximises intersection over union; tries other arm poses too, because the mask may show arms better. */
export function refitTemplate(mask: Mask, pose: Pose): Pose {
  const { height } = mask;
  const scorer = newScorer(mask, Math.min(0, pose.top));
  const starts = [pose];
  const extent = rowExtent(mask);
  if (extent && extent.top > 0 && extent.bottom < height - 2) {
    starts.push({ ...pose, top: extent.top, stature: (extent.bottom + 1 - extent.top) / HEAD_TO_SOLES });
  }
  const better = (a: Candidate<Overlap>, b: Candidate<Overlap>) => (b.score.total > a.score.total ? b : a);
  const ascend = (from: Candidate<Overlap>, scale: number) =>
    climb(from, scorer, overlapOf, { scale, rounds: 12 });
  const found = scoreAll(starts, scorer, overlapOf).map((start) => ascend(start, 0.65));
  const best = found.reduce(better);
  const withArms = scoreAll(armPoses(best.pose), scorer, overlapOf);
  return ascend(withArms.reduce(better, best), 0.35).pose;
}

/** State between two scores, so that only changed rows are counted again. */
type Scorer = {
  height: number;
  /** Row of the head's top: negative if the landmarks have it above the picture, else 0. */
  highest: number;
  drawing: Drawing;
  figure: Silhouette;
  before: ReturnType<typeof countsBefore>;
  area: number;
  painted: Int32Array;
  common: Int32Array;
  allPainted: number;
  allCommon: number;
};

function newScorer(mask: Mask, highest: number): Scorer {
  const { width, height } = mask;
  const before = countsBefore(mask);
  let area = 0;
  for (let row = 0; row < height; row++) area += i32(before, row * (width + 1) + width);
  return {
    height,
    highest,
    drawing: newDrawing(width, height),
    figure: newSilhouette(height),
    before,
    area,
    painted: new Int32Array(height),
    common: new Int32Array(height),
    allPainted: 0,
    allCommon: 0,
  };
}

function overlapOf(scorer: Scorer, pose: Pose): Overlap {
  const { drawing, height, highest, area } = scorer;
  drawTemplate(pose, drawing);
  for (let row = 0; row < height; row++) {
    if (u8(drawing.touched, row) === 0) continue;
    drawing.touched[row] = 0;
    layRow(scorer, row);
  }
  const { allPainted, allCommon } = scorer;
  const headCut = HEAD_CUT_PENALTY * Math.max(0, (highest - pose.top) / height);
  return { total: allCommon / (allPainted + area - allCommon) - headCut };
}

/** Counts a row of the figure and its overlap with the mask again. */
function layRow(scorer: Scorer, row: number): void {
  const { drawing, figure, before } = scorer;
  joinRow(figure, drawing, row);
  const line = row * (drawing.width + 1);
  const first = row * figure.stride;
  const last = first + u8(figure.counts, row);
  let painted = 0;
  let common = 0;
  for (let k = first; k < last; k += 2) {
    const start = i32(figure.bounds, k);
    const end = i32(figure.bounds, k + 1);
    painted += end - start;
    common += i32(before, line + end) - i32(before, line + start);
  }
  scorer.allPainted += painted - i32(scorer.painted, row);
  scorer.allCommon += common - i32(scorer.common, row);
  scorer.painted[row] = painted;
  scorer.common[row] = common;
}

function countsBefore({ width, height, data }: Mask): Int32Array {
  const counts = new Int32Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * (width + 1) + x;
      counts[at + 1] = i32(counts, at) + u8(data, y * width + x);
    }
  }
  return counts;
}

function rowExtent({ width, height, data }: Mask): { top: number; bottom: number } | null {
  let top = -1;
  let bottom = -1;
  for (let y = 0; y < height; y++) {
    let count = 0;
    for (let x = 0; x < width; x++) count += u8(data, y * width + x);
    if (count < 2) continue;
    if (top < 0) top = y;
    bottom = y;
  }
  return top < 0 ? null : { top, bottom };
}
