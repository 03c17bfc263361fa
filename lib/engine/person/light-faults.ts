import type { PhotoFault } from "@/lib/engine/check/faults";
import { lumaAt, type Mask, type RgbImage, read } from "@/lib/engine/raster/raster";

const { u8 } = read;

/** Brightness by percentiles, 0 to 255. `clipped`: the share of the person's pixels that are as good as white. */
export type Light = {
  person: { p90: number; p99: number };
  surroundings: { p50: number; p90: number };
  clipped: number;
};

/** The person's brightest hundredth: 115 and more in photos with enough light, on dark skin too; at most 77 at a third of it. */
const DARK = 100;
/** A sixth of the light leaves 20 to 40. */
const BLACK = 45;
/** A person before a window: much darker than the surroundings, which are bright. Good photos have a ratio of 0.51 and more. */
const BACKLIT = { ratio: 0.45, person: 90, surroundings: 110 };
/** Good photos have up to 0.11. */
const MAX_CLIPPED = 0.2;
const WHITE = 245;

export function lightFault({
  person,
  surroundings,
  clipped,
}: Light): { fault: PhotoFault; prevents: boolean } | null {
  const isBacklit =
    person.p90 < BACKLIT.person &&
    person.p90 < BACKLIT.ratio * surroundings.p90 &&
    surroundings.p50 > BACKLIT.surroundings;
  if (isBacklit) return { fault: "backlit", prevents: false };
  if (person.p99 < DARK) return { fault: "too_dark", prevents: person.p99 < BLACK };
  return clipped > MAX_CLIPPED ? { fault: "too_bright", prevents: false } : null;
}

export function lightOn({ data }: RgbImage, mask: Mask): Light {
  const [person, surroundings] = [new Uint32Array(256), new Uint32Array(256)];
  for (let i = 0; i < mask.data.length; i++) {
    const counts = u8(mask.data, i) > 0 ? person : surroundings;
    const luma = Math.round(lumaAt(data, i * 3));
    counts[luma] = (counts[luma] ?? 0) + 1;
  }
  const clipped = sum(person.subarray(WHITE + 1)) / Math.max(1, sum(person));
  return {
    person: { p90: percentile(person, 0.9), p99: percentile(person, 0.99) },
    surroundings: { p50: percentile(surroundings, 0.5), p90: percentile(surroundings, 0.9) },
    clipped,
  };
}

const sum = (counts: Uint32Array): number => counts.reduce((total, count) => total + count, 0);

function percentile(counts: Uint32Array, share: number): number {
  let left = sum(counts) * share;
  for (const [value, count] of counts.entries()) {
    left -= count;
    if (left <= 0) return value;
  }
  return 255;
}
