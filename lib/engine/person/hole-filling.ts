import { type Mask, type Plane, read } from "@/lib/engine/raster/raster";

const { f32, i32, u8 } = read;

const PROBABLY_PERSON = 0.6;

/** Smaller holes, in pixels, are always filled. */
const MIN_HOLE_PIXELS = 4;

/** In place, where the networks see the person, such as lettering. Gaps between arm and body stay. */
export function fillHoles(mask: Mask, probability: Plane): Mask {
  const { width, height, data } = mask;
  const seen = new Uint8Array(data.length);
  const hole = new Int32Array(data.length);
  for (let i = 0; i < data.length; i++) {
    if (u8(data, i) > 0 || u8(seen, i) > 0) continue;
    const { size, closed } = spread(data, width, height, i, seen, hole);
    const isError = size < MIN_HOLE_PIXELS || meanAt(probability.data, hole, size) > PROBABLY_PERSON;
    if (closed && isError) for (let k = 0; k < size; k++) data[i32(hole, k)] = 1;
  }
  return mask;
}

function meanAt(values: Float32Array, places: Int32Array, count: number): number {
  let sum = 0;
  for (let k = 0; k < count; k++) sum += f32(values, i32(places, k));
  return sum / count;
}

/** Flood fill outside of the mask. `closed` is false if the region touches the frame. */
function spread(
  data: Uint8Array,
  width: number,
  height: number,
  start: number,
  seen: Uint8Array,
  found: Int32Array,
): { size: number; closed: boolean } {
  let size = 1;
  let closed = true;
  found[0] = start;
  seen[start] = 1;
  for (let next = 0; next < size; next++) {
    const i = i32(found, next);
    const x = i % width;
    if (x === 0 || x === width - 1 || i < width || i >= (height - 1) * width) closed = false;
    for (let side = 0; side < 4; side++) {
      const j = side === 0 ? i - 1 : side === 1 ? i + 1 : side === 2 ? i - width : i + width;
      if ((side === 0 && x === 0) || (side === 1 && x === width - 1)) continue;
      if (j < 0 || j >= data.length || u8(data, j) > 0 || u8(seen, j) > 0) continue;
      seen[j] = 1;
      found[size++] = j;
    }
  }
  return { size, closed };
}
