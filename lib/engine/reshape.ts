import type { Analysis } from "./analyse";
import type { Cover } from "./light/cover";
import { lightChange } from "./light/light-change";
import { coloured, GAMMA } from "./light/skin-colour";
import { eyeRow } from "./outline/face";
import { shoulderLine } from "./outline/shoulder-line";
import { waistBreadth } from "./outline/waist-breadth";
import { type WidthRatios, widthProfile } from "./outline/width-profile";
import { smoothPlane, soften } from "./raster/plane-smoothing";
import { clamp, newPlane, type Plane, type RgbImage, read } from "./raster/raster";
import type { BodyChange } from "./surface/relief";
import { visibleChange } from "./surface/visible-fat";
import { rowOf } from "./template/body-template";
import { relaxBackground } from "./warp/background";
import { bellyRise, risen } from "./warp/belly-rise";
import { bodyDisplacement } from "./warp/displacement";
import { limitToRoom } from "./warp/line-limit";
import { remap } from "./warp/remap";

const { f32 } = read;

/** Fade width at the edge of the bare skin; fraction of the stature. */
const FADE = 0.008;

/**
 * A navel or fold moves up with the skin, but the shading of the whole belly depends on the lamp and keeps its place.
 * Cloth keeps its shading, because its folds move too.
 */
export function withStayingLight(
  factor: Plane,
  rise: Plane,
  { form, bare }: Pick<Cover, "form" | "bare">,
  stature: number,
): Plane {
  const kept = newPlane(rise.width, rise.height);
  for (let i = 0; i < rise.data.length; i++) {
    const by = f32(rise.data, i);
    const from = i + Math.round(by) * rise.width;
    if (by === 0 || from < 0 || from >= bare.data.length) continue;
    const share = Math.min(f32(bare.data, i), f32(bare.data, from));
    if (share > 0) kept.data[i] = share * (f32(form.data, i) - f32(form.data, from));
  }
  const even = smoothPlane(kept, stature * FADE, stature * FADE);
  const data = factor.data.map((value, i) =>
    f32(rise.data, i) === 0 ? value : value * Math.exp((f32(bare.data, i) * f32(even.data, i)) / GAMMA),
  );
  return { ...factor, data };
}

/** Smallest distance between neighbours after the shift, in pixels. */
const CLOSEST = 0.1;

/** Turns where each photo pixel goes into where each image pixel comes from: horizontal offsets in pixels. */
export function inverseShift({ width, height, data }: Plane): Plane {
  const inverse = newPlane(width, height);
  for (let row = 0; row < height; row++) {
    const start = row * width;
    let to = f32(data, start);
    for (let out = 0; out < to; out++) inverse.data[start + out] = -to;
    for (let x = 0; x + 1 < width; x++) {
      const i = start + x;
      if (f32(data, i) === 0 && f32(data, i + 1) === 0) {
        to = x + 1;
        continue;
      }
      const from = to;
      to = Math.max(x + 1 + f32(data, i + 1), from + CLOSEST);
      const first = Math.max(0, Math.ceil(from));
      const slope = 1 / (to - from);
      for (let out = first; out < to && out < width; out++)
        inverse.data[start + out] = x + (out - from) * slope - out;
    }
    for (let out = Math.ceil(to); out < width; out++) inverse.data[start + out] = width - 1 - to;
  }
  return inverse;
}

type Known = Pick<Analysis, "outline" | "surroundings" | "cover">;

export type Reshaped = { picture: RgbImage; shift: Plane };

/** Subtracted from the size of all shifts, in grid pixels, so that pixels far from the body do not change. */
const INVISIBLE = 0.015;

/** Deterministic: equal input gives equal bytes. Writes into `canvas` if that has the photo's size. */
export function reshape(
  photo: RgbImage,
  analysis: Known,
  ratios: WidthRatios,
  change: BodyChange,
  canvas?: Uint8Array,
): Reshaped {
  const shift = shiftField(analysis, ratios);
  const seen = visibleChange(change, waistBreadth(analysis.outline));
  const rise = bellyRise(analysis.outline, seen);
  const lit = lightChange(analysis.outline, analysis.cover, seen, widthProfile(ratios));
  const factor =
    lit && rise
      ? withStayingLight(risen(lit, rise), rise, analysis.cover, analysis.outline.pose.stature)
      : lit;
  const light = factor && coloured(factor, analysis.cover);
  return { picture: remap(photo, { shift, rise, light }, canvas), shift };
}

/** Horizontal inverse warp in pixels of the analysis grid. The background moves as little as possible. */
export function shiftField({ outline, surroundings }: Omit<Known, "cover">, ratios: WidthRatios): Plane {
  const body = bodyDisplacement(outline, ratios);
  limitToRoom(body, surroundings.room);
  const relaxed = relaxBackground(body, surroundings);
  const shift = soften(relaxed);
  const { face } = outline;
  const first = face ? eyeRow(face) : rowOf(outline.pose, shoulderLine(outline));
  const still = clamp(first, 0, shift.height) * shift.width;
  shift.data.fill(0, 0, still);
  for (let i = still; i < shift.data.length; i++) {
    const size = Math.abs(f32(shift.data, i)) - INVISIBLE;
    shift.data[i] = size > 0 ? Math.sign(f32(shift.data, i)) * size : 0;
  }
  return inverseShift(shift);
}
