import { type Plane, read } from "../raster";
import { blurWithin } from "../skin";
import type { Cover } from "./cover";
import { GAMMA } from "./light-change";

const { f32 } = read;

/** Light that is even over less than this share of the stature is a thing of the skin: a navel, a fold. */
const FEATURE = 0.01;

/**
 * The factor for a belly that rises, with the light of its form left where it is. Navel and fold go up with the skin, while the
 * light and shade of the whole belly belong to its place below the lamp. Cloth keeps its own, since its folds go along.
 */
export function withStayingLight(
  factor: Plane,
  rise: Plane,
  { light, skin }: Pick<Cover, "light" | "skin">,
  stature: number,
): Plane {
  const form = blurWithin(light, skin, stature * FEATURE);
  const changed = { ...factor, data: factor.data.slice() };
  for (let i = 0; i < rise.data.length; i++) {
    const by = f32(rise.data, i);
    if (by === 0 || f32(skin.data, i) === 0) continue;
    const from = i + Math.round(by) * rise.width;
    if (from < 0 || from >= skin.data.length || f32(skin.data, from) === 0) continue;
    changed.data[i] = f32(factor.data, i) * Math.exp((f32(form.data, i) - f32(form.data, from)) / GAMMA);
  }
  return changed;
}
