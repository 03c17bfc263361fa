import type { BodyShading } from "./body-shading";
import { clamp, newPlane, type Plane, read } from "./raster";

const { f32 } = read;

/** What a step does to the shading: positive for a leaner body. */
export type ShadingChange = { relief: number; belly: number; flank: number };

/** Per percentage point of body fat lost. Beyond the limits skin looks blotchy rather than lean. */
const PER_POINT = { relief: 0.055, belly: -0.045, flank: -0.006 } as const;
const LIMIT = { relief: 0.65, belly: 0.6, flank: 0.07 } as const;

/**
 * How the shading changes with body fat (percent, before and after): a leaner body has more relief, less of a
 * rounded belly, and flanks that turn away from the light; a fuller one the opposite.
 */
export function shadingChange(bodyFatNow: number, bodyFatThen: number): ShadingChange {
  const lost = bodyFatNow - bodyFatThen;
  const change = (kind: keyof ShadingChange) => clamp(lost * PER_POINT[kind], -LIMIT[kind], LIMIT[kind]);
  return { relief: change("relief"), belly: change("belly"), flank: change("flank") };
}

/** No pixel gets darker or brighter than this. */
const DARKEST = 0.8;
const BRIGHTEST = 1.15;

/** What every pixel's brightness is to be multiplied with, on the analysis grid; null when nothing changes. */
export function shadingFactor({ relief, belly, flank }: BodyShading, change: ShadingChange): Plane | null {
  if (change.relief === 0 && change.belly === 0 && change.flank === 0) return null;
  const factor = newPlane(relief.width, relief.height);
  for (let i = 0; i < factor.data.length; i++) {
    const sum =
      change.relief * f32(relief.data, i) +
      change.belly * f32(belly.data, i) +
      change.flank * f32(flank.data, i);
    factor.data[i] = clamp(1 + sum, DARKEST, BRIGHTEST);
  }
  return factor;
}
