import sharp from "sharp";
import type { Analysis } from "./analyse";
import { type Plane, type RgbImage, read } from "./raster/raster";
import { axisAt, LANDMARK, rowOf } from "./template/body-template";

const { f32, u8 } = read;

/* Pictures of the engine's intermediate results, for its developers. */

type Colour = readonly [red: number, green: number, blue: number];

const MASK: Colour = [255, 60, 60];
const TORSO: Colour = [60, 220, 255];
const LIMB: Colour = [255, 220, 0];
const AXIS: Colour = [0, 255, 120];

/** A shift of this many grid pixels gets the full colour. */
const FULL_SHIFT = 6;

function copyOf({ width, height, data }: RgbImage) {
  const image = { width, height, data: data.slice() };
  const dot = (x: number, row: number, colour: Colour): void => {
    const column = Math.round(x);
    if (column >= 0 && column < width && row >= 0 && row < height)
      image.data.set(colour, (row * width + column) * 3);
  };
  return { image, dot };
}

export function drawMask({ image: photo, outline }: Analysis): RgbImage {
  const { image } = copyOf(photo);
  for (let i = 0; i < outline.mask.data.length; i++) {
    if (u8(outline.mask.data, i) === 0) continue;
    for (let c = 0; c < 3; c++) image.data[i * 3 + c] = (u8(photo.data, i * 3 + c) + (MASK[c] ?? 0)) / 2;
  }
  return image;
}

export function drawLandmarks({ image: photo, outline }: Analysis): RgbImage {
  const { image, dot } = copyOf(photo);
  const { torso, arms, legs, pose } = outline;
  for (let row = torso.firstRow; row <= torso.lastRow; row++) {
    dot(f32(torso.left, row), row, TORSO);
    dot(f32(torso.right, row), row, TORSO);
  }
  for (const limb of [...arms, ...legs]) {
    for (const [row, span] of limb.spans.entries()) {
      if (!span) continue;
      dot(span.start, row, LIMB);
      dot(span.end - 1, row, LIMB);
    }
  }
  const { waist, ...others } = LANDMARK;
  for (const y of [...Object.values(others), ...Object.values(waist)]) {
    for (let x = -8; x <= 8; x++) dot(axisAt(pose, y) + x, rowOf(pose, y), AXIS);
  }
  return image;
}

/** Colours the shift: red for pixels that move right, blue for left. */
export function drawField(shift: Plane): RgbImage {
  const data = new Uint8Array(shift.data.length * 3).fill(255);
  for (let i = 0; i < shift.data.length; i++) {
    const strength = Math.min(1, Math.abs(f32(shift.data, i)) / FULL_SHIFT);
    const faded = 255 * (1 - strength);
    data.set(f32(shift.data, i) > 0 ? [255, faded, faded] : [faded, faded, 255], i * 3);
  }
  return { width: shift.width, height: shift.height, data };
}

export async function savePng({ width, height, data }: RgbImage, file: string): Promise<void> {
  await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(width * 3, height * 3, { kernel: "nearest" })
    .png()
    .toFile(file);
}
