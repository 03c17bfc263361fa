import type { BodyShading } from "./body-shading";
import { smoothStep } from "./curve";
import { clamp, newPlane, type Plane, read } from "./raster";

const { f32 } = read;

/** How much of each kind of shading a step adds; below 0 it takes away. */
export type ShadingChange = Record<keyof BodyShading, number>;

/** What is reached, at most, by losing fat and by gaining it; half of it after so many percentage points. */
const LOSING = { relief: 0.9, belly: -0.8, round: -0.04 } as const;
const GAINING = { relief: -0.7, belly: 0.5, round: 0.2 } as const;
const HALF_WAY = 10;

/**
 * Muscles of the belly show below this percentage of body fat, fully at the other. What is drawn of them is taken away
 * more gently than it is added: a photo may not have shown them.
 */
const SOFT = 30;
const DEFINED = 9;
const DEFINITION = { added: 0.12, removed: 0.03 } as const;

/**
 * How the shading changes with body fat (percent, before and after): a leaner body has more relief, less of a
 * rounded belly, and flanks that turn away from the light; a fuller one the opposite.
 */
export function shadingChange(bodyFatNow: number, bodyFatThen: number): ShadingChange {
  const lost = bodyFatNow - bodyFatThen;
  const share = Math.abs(lost) / (Math.abs(lost) + HALF_WAY);
  const most = lost > 0 ? LOSING : GAINING;
  const depth = lost > 0 ? DEFINITION.added : DEFINITION.removed;
  return {
    relief: share * most.relief,
    belly: share * most.belly,
    round: share * most.round,
    lean: depth * (definition(bodyFatThen) - definition(bodyFatNow)),
  };
}

const definition = (bodyFat: number): number => 1 - smoothStep(DEFINED, SOFT, bodyFat);

/** No pixel gets darker or brighter than this. */
const DARKEST = 0.8;
const BRIGHTEST = 1.15;

/** What brightness is to be multiplied with, on the grid of the shading; null when nothing changes. */
export function shadingFactor(
  { relief, belly, lean, round }: BodyShading,
  change: ShadingChange,
): Plane | null {
  if (Object.values(change).every((amount) => amount === 0)) return null;
  const factor = newPlane(relief.width, relief.height);
  for (let i = 0; i < factor.data.length; i++) {
    const sum =
      change.relief * f32(relief.data, i) +
      change.belly * f32(belly.data, i) +
      change.lean * f32(lean.data, i) +
      change.round * f32(round.data, i);
    factor.data[i] = clamp(1 + sum, DARKEST, BRIGHTEST);
  }
  return factor;
}
