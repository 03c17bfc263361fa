import { type Mask, newMask, read } from "./raster";

const { u8 } = read;

export function dilate({ width, height, data }: Mask, radius: number): Mask {
  const wide = newMask(width, height);
  const grown = newMask(width, height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let first = width;
    let end = 0;
    for (let x = 0; x < width; x++) {
      if (u8(data, row + x) === 0) continue;
      const start = Math.max(end, x - radius, 0);
      end = Math.min(width, x + radius + 1);
      if (first === width) first = start;
      wide.data.fill(1, row + start, row + end);
    }
    if (first === width) continue;
    for (let near = Math.max(0, y - radius); near <= Math.min(height - 1, y + radius); near++)
      orRow(wide.data, row + first, row + end, grown.data, near * width + first);
  }
  return grown;
}

function orRow(from: Uint8Array, start: number, end: number, to: Uint8Array, at: number): void {
  for (let i = start, k = at; i < end; i++, k++) if (u8(from, i) > 0) to[k] = 1;
}
