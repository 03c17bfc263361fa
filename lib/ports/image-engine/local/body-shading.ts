import { leanBelly, leanFlank, roundBelly } from "./belly-model";
import type { BodyOutline } from "./body-outline";
import { heightOf, LANDMARK } from "./body-template";
import { easedCurve, type Knots, smoothStep } from "./curve";
import { clamp, type Mask, newMask, newPlane, type Plane, type RgbImage, read } from "./raster";
import { middle, type Span, widthOf } from "./row-spans";
import { shoulderLine } from "./shoulder-line";
import { blurWithin, fadedRegion, readBodyLight } from "./skin";
import { torsoAt } from "./torso-outline";

const { f32, u8 } = read;

/**
 * How light falls on the body, as shares of its brightness, on a grid half as wide and high as the mask: shading is
 * soft. Made once per photo; each step adds or takes away some of it, see shading-change.ts.
 */
export type BodyShading = {
  /** Relief of muscles and ribs that the skin shows: details between about 1 and 3 cm. */
  relief: Plane;
  /** Rounding of the belly that the skin shows: broad light and shade over the abdomen, 4 to 12 cm. */
  belly: Plane;
  /** Shade that a lean trunk has, and a round one, drawn onto the torso; -1 to 1. */
  lean: Plane;
  round: Plane;
};

/** Blurs that separate the scales, as fractions of the stature. */
const FINE_BLUR = 0.006;
const RELIEF_BLUR = 0.02;
const BELLY_BLUR = 0.06;

/** All shading fades out towards the edge of the body, and the skin's own towards the clothes; pixels of its grid. */
const EDGE_BLUR = 1.2;

/** Pixels of the mask per pixel of the shading, in both directions. */
const SHRINK = 2;

/** Clothes take part in what is drawn: they cling to what is below them. */
const CLOTHES_SHARE = 0.35;

/** Unevenness below this share of the brightness is noise or a blotch: it fades. Above the other it is paint or hair. */
const FAINTEST_RELIEF = 0.03;
const STRONGEST_RELIEF = 0.12;

/** Shading sets in over this height from the shoulder line, and never on the head. */
const ONSET = 0.05;
const RELIEF_HEIGHTS: Knots = [
  [0.9, 1],
  [0.95, 0],
];
const BELLY_HEIGHTS: Knots = [
  [0.31, 0],
  [0.36, 1],
  [0.45, 1],
  [0.5, 0],
];
/** Beyond this there is no torso, but an arm. */
const BESIDE_TORSO = 1.05;
const BELLY_ACROSS: Knots = [
  [0, 1],
  [0.7, 1],
  [0.95, 0],
];

/** Brightness below this counts as this, so that dark skin in dim light is not turned into patterns. */
const DARKEST_LUMA = 24;

export function bodyShading(photo: RgbImage, outline: BodyOutline): BodyShading {
  const { pose } = outline;
  const inside = coreOf(outline.mask);
  const { width, height } = inside;
  const { luma, skin } = readBodyLight(photo, inside);
  const blurred = (share: number) => blurWithin(luma, skin, (pose.stature * share) / SHRINK);
  const [fine, medium, broad] = [blurred(FINE_BLUR), blurred(RELIEF_BLUR), blurred(BELLY_BLUR)];
  const withinSkin = fadedRegion(skin, EDGE_BLUR);
  const withinBody = fadedRegion({ width, height, data: Float32Array.from(inside.data) }, EDGE_BLUR);
  const plane = () => newPlane(width, height);
  const shading = { relief: plane(), belly: plane(), lean: plane(), round: plane() };
  const light = { inside, fine, medium, broad, withinSkin, withinBody };
  const still = shoulderLine(outline);
  for (let row = 0; row < height; row++) {
    const y = heightOf(pose, (row + 0.5) * SHRINK - 0.5);
    if (y <= still || y > LANDMARK.ankle) continue;
    shadeRow(
      shading,
      light,
      row,
      y,
      smoothStep(still, still + ONSET, y),
      torsoAt(outline.torso, row * SHRINK),
    );
  }
  return shading;
}

/** What the shading is read from: the body, its light at three scales, and how far inside of skin and body a pixel lies. */
type Light = { inside: Mask } & Record<"fine" | "medium" | "broad" | "withinSkin" | "withinBody", Plane>;

function shadeRow(
  shading: BodyShading,
  { inside, fine, medium, broad, withinSkin, withinBody }: Light,
  row: number,
  y: number,
  onset: number,
  torso: Span,
): void {
  const relief = onset * easedCurve(RELIEF_HEIGHTS, y);
  const belly = onset * easedCurve(BELLY_HEIGHTS, y);
  for (let x = 0, i = row * inside.width; x < inside.width; x++, i++) {
    if (u8(inside.data, i) === 0) continue;
    const bare = f32(withinSkin.data, i);
    const brightness = Math.max(DARKEST_LUMA, f32(broad.data, i));
    const detail = (f32(fine.data, i) - f32(medium.data, i)) / brightness;
    shading.relief.data[i] = relief * bare * cored(detail);
    const across = Math.abs((x + 0.5) * SHRINK - middle(torso)) / (widthOf(torso) / 2);
    if (y > LANDMARK.crotch || across > BESIDE_TORSO) continue;
    const bulge = (f32(medium.data, i) - f32(broad.data, i)) / brightness;
    shading.belly.data[i] = belly * bare * easedCurve(BELLY_ACROSS, across) * bulge;
    const cover = onset * f32(withinBody.data, i) * (CLOTHES_SHARE + (1 - CLOTHES_SHARE) * bare);
    shading.lean.data[i] = onset * bare * leanBelly(across, y) + cover * leanFlank(across, y);
    shading.round.data[i] = cover * roundBelly(across, y);
  }
}

/** The mask at the size of the shading: only pixels that lie inside as a whole. */
function coreOf(mask: Mask): Mask {
  const core = newMask(Math.floor(mask.width / SHRINK), Math.floor(mask.height / SHRINK));
  core.data.fill(1);
  for (let y = 0; y < core.height * SHRINK; y++)
    clearOutside(mask.data, y * mask.width, core.data, Math.floor(y / SHRINK) * core.width, core.width);
  return core;
}

function clearOutside(mask: Uint8Array, from: number, core: Uint8Array, to: number, width: number): void {
  for (let x = 0; x < width * SHRINK; x++)
    if (u8(mask, from + x) === 0) core[to + Math.floor(x / SHRINK)] = 0;
}

/** Relief without what is too faint to be muscle, and without the excess of what is too strong. */
function cored(detail: number): number {
  const square = detail * detail;
  const kept = detail * (square / (square + FAINTEST_RELIEF * FAINTEST_RELIEF));
  return clamp(kept, -STRONGEST_RELIEF, STRONGEST_RELIEF);
}
