import { type Mask, newMask, read } from "./raster";

const { u8 } = read;

/** Grows a mask by `radius` pixels in all directions (a square). */
export function dilate(mask: Mask, radius: number): Mask {
  const { width, height, data } = mask;
  const wide = newMask(width, height);
  const grown = newMask(width, height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      if (u8(data, row + x) === 0) continue;
      wide.data.fill(1, row + Math.max(0, x - radius), row + Math.min(width, x + radius + 1));
    }
  }
  for (let y = 0; y < height; y++) {
    for (let near = Math.max(0, y - radius); near <= Math.min(height - 1, y + radius); near++) {
      for (let x = 0; x < width; x++) {
        if (u8(wide.data, near * width + x) > 0) grown.data[y * width + x] = 1;
      }
    }
  }
  return grown;
}
