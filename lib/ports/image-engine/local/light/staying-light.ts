import { smoothPlane } from "../plane-smoothing";
import { newPlane, type Plane, read } from "../raster";
import { blurWithin } from "../skin";
import type { Cover } from "./cover";
import { GAMMA } from "./light-change";

const { f32 } = read;

/** Light that is even over less than this share of the stature is a thing of the skin: a navel, a fold. */
const FEATURE = 0.02;

/** Where cloth begins or the skin was not made out, the change fades out over this share of the stature. */
const FADE = 0.008;

/**
 * The factor for a belly that rises, with the light of its form left where it is. Navel and fold go up with the skin, while the
 * light and shade of the whole belly belong to its place below the lamp. Cloth keeps its own, since its folds go along.
 */
export function withStayingLight(
  factor: Plane,
  rise: Plane,
  { light, bare }: Pick<Cover, "light" | "bare">,
  stature: number,
): Plane {
  const form = blurWithin(light, bare, stature * FEATURE);
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
