import { clamp, type Plane, type RgbImage, read } from "./raster";

const { f32, u8 } = read;

/** Shifts below this many pixels of the photo are not visible: those pixels are copied as they are. */
const INVISIBLE = 0.004;

/** Writes the shift of one row of the photo, in the photo's pixels, read bilinearly from the analysis grid. */
export function shiftOfRow(
  shift: Plane,
  width: number,
  height: number,
  row: number,
  out: Float32Array,
): void {
  const scaleX = shift.width / width;
  const gridY = clamp(((row + 0.5) * shift.height) / height - 0.5, 0, shift.height - 1);
  const upper = Math.floor(gridY);
  const share = gridY - upper;
  const a = upper * shift.width;
  const b = Math.min(shift.height - 1, upper + 1) * shift.width;
  const lastColumn = shift.width - 1;
  for (let x = 0; x < width; x++) {
    const gridX = Math.min(Math.max((x + 0.5) * scaleX - 0.5, 0), lastColumn);
    const left = Math.floor(gridX);
    const right = left < lastColumn ? left + 1 : left;
    const t = gridX - left;
    const above = f32(shift.data, a + left) * (1 - t) + f32(shift.data, a + right) * t;
    const below = f32(shift.data, b + left) * (1 - t) + f32(shift.data, b + right) * t;
    out[x] = (above + (below - above) * share) / scaleX;
  }
}

/** Reads every pixel of the picture from the photo at its shifted place: Catmull-Rom interpolation along the row. */
export function remap(photo: RgbImage, shift: Plane): RgbImage {
  const { width, height, data } = photo;
  const out = new Uint8ClampedArray(data.length);
  const offsets = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    shiftOfRow(shift, width, height, y, offsets);
    const row = y * width * 3;
    for (let x = 0; x < width; x++) {
      const offset = f32(offsets, x);
      const target = row + x * 3;
      if (offset > -INVISIBLE && offset < INVISIBLE) {
        out[target] = u8(data, target);
        out[target + 1] = u8(data, target + 1);
        out[target + 2] = u8(data, target + 2);
        continue;
      }
      const source = Math.min(Math.max(x + offset, 0), width - 1);
      const x1 = Math.floor(source);
      const t = source - x1;
      const t2 = t * t;
      const t3 = t2 * t;
      const w0 = -0.5 * t + t2 - 0.5 * t3;
      const w1 = 1 - 2.5 * t2 + 1.5 * t3;
      const w2 = 0.5 * t + 2 * t2 - 1.5 * t3;
      const w3 = -0.5 * t2 + 0.5 * t3;
      const i1 = row + x1 * 3;
      const i0 = x1 > 0 ? i1 - 3 : i1;
      const i2 = x1 < width - 1 ? i1 + 3 : i1;
      const i3 = x1 < width - 2 ? i1 + 6 : i2;
      for (let c = 0; c < 3; c++) {
        out[target + c] =
          w0 * u8(data, i0 + c) + w1 * u8(data, i1 + c) + w2 * u8(data, i2 + c) + w3 * u8(data, i3 + c);
      }
    }
  }
  return { width, height, data: new Uint8Array(out.buffer) };
}

/** Carries a label mask of the photo's size along the shift, taking the nearest pixel. */
export function remapLabels(labels: Uint8Array, width: number, height: number, shift: Plane): Uint8Array {
  const out = new Uint8Array(labels.length);
  const offsets = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    shiftOfRow(shift, width, height, y, offsets);
    for (let x = 0; x < width; x++) {
      const source = clamp(Math.round(x + f32(offsets, x)), 0, width - 1);
      out[y * width + x] = u8(labels, y * width + source);
    }
  }
  return out;
}
