import { type Mask, type RgbImage, read, shrinkBy } from "@/lib/engine/raster/raster";

const { u8 } = read;

export type Sharpness = {
  /** Strength of the strongest edges, 0 to 255. */
  edges: number;
  /** Edge strength relative to that at half the size: 1 for the steepest edges that pixels can show. */
  steepness: number;
};

/** Percentile of all differences that counts as the edge strength. */
const STRONGEST = 0.99;

/** Measures the bounding box of the mask, on the analysis grid, so that the camera's resolution does not matter. */
export function sharpnessOf(image: RgbImage, mask: Mask): Sharpness {
  const box = boxOf(mask);
  const edges = edgeStrength(image, box, 1);
  const coarse = edgeStrength(shrinkBy(image, 2), box, 2);
  return { edges, steepness: coarse > 0 ? edges / coarse : 1 };
}

type Box = { left: number; top: number; right: number; bottom: number };

function boxOf({ width, height, data }: Mask): Box {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let i = 0; i < data.length; i++) {
    if (u8(data, i) === 0) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box;
}

/** Measured on the green channel. `scale` is the image's reduction relative to the box. */
function edgeStrength({ width, height, data }: RgbImage, box: Box, scale: number): number {
  const counts = new Int32Array(256);
  let total = 0;
  const right = Math.min(width - 1, Math.floor(box.right / scale));
  const bottom = Math.min(height - 1, Math.floor(box.bottom / scale));
  for (let y = Math.floor(box.top / scale); y < bottom; y++) {
    for (let x = Math.floor(box.left / scale); x < right; x++) {
      const i = (y * width + x) * 3 + 1;
      const here = u8(data, i);
      const difference = Math.max(Math.abs(here - u8(data, i + 3)), Math.abs(here - u8(data, i + width * 3)));
      counts[difference] = (counts[difference] ?? 0) + 1;
      total++;
    }
  }
  let left = total * (1 - STRONGEST);
  for (let value = 255; value > 0; value--) {
    left -= counts[value] ?? 0;
    if (left <= 0) return value;
  }
  return 0;
}
