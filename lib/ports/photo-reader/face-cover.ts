import sharp from "sharp";
import type { Box } from "../photo-check/port";
import type { FaceCover } from "./port";

/** High enough that what is not covered looks as before. */
const JPEG_QUALITY = 92;
/** An ellipse that is this much larger than a box goes through its corners. */
const AROUND_BOX = Math.SQRT2;
/** Of a washed-out face no more colours are left than these, so that no sharpening brings it back. */
const CELLS = { across: 4, down: 5 };
/** The share of the ellipse's radius over which it fades. */
const FADE = 0.12;
/** The bar over the eyes, in fractions of the face's box. */
const BAR = { left: -0.1, top: 0.22, width: 1.2, height: 0.36 };
const BAR_COLOUR = "#100d0b";

type Size = { width: number; height: number };
/** In pixels. */
type Area = Size & { left: number; top: number };

/** The picture with one place of it made unknown; what its metadata says of its making stays. */
export async function withFaceCovered(jpeg: Uint8Array, face: Box, cover: FaceCover): Promise<Uint8Array> {
  const { width, height } = await sharp(jpeg).metadata();
  const box = scaled(cover === "blur" ? around(face) : barIn(face), { width, height });
  const area = pixelsOf(box, { width, height });
  if (!area) return jpeg;
  const input = cover === "blur" ? await washedOut(jpeg, area, box) : await bar(area);
  return sharp(jpeg)
    .composite([{ input, left: area.left, top: area.top }])
    .keepXmp()
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}

/** The area reduced to a few colours and enlarged again, as the ellipse in a box that may reach beyond the picture. */
async function washedOut(jpeg: Uint8Array, area: Area, box: Area): Promise<Buffer> {
  const { width, height } = area;
  const cells = await sharp(jpeg)
    .extract(area)
    .resize(CELLS.across, CELLS.down, { fit: "fill" })
    .png()
    .toBuffer();
  const colours = await sharp(cells).resize(width, height, { fit: "fill" }).removeAlpha().png().toBuffer();
  return sharp(colours)
    .joinChannel(ellipse(area, box), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** How much is covered at each pixel, 0 to 255. */
function ellipse({ left, top, width, height }: Area, box: Area): Buffer {
  const alpha = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const right = (2 * (left + x + 0.5 - box.left)) / box.width - 1;
      const down = (2 * (top + y + 0.5 - box.top)) / box.height - 1;
      const share = (1 - Math.hypot(right, down)) / FADE;
      alpha[y * width + x] = Math.round(255 * Math.min(1, Math.max(0, share)));
    }
  return alpha;
}

function bar({ width, height }: Area): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: BAR_COLOUR } })
    .png()
    .toBuffer();
}

/** The box around the ellipse that covers a face to the end, its fading edge outside of it. */
function around({ left, top, width, height }: Box): Box {
  const factor = AROUND_BOX / (1 - FADE);
  return {
    left: left - (width * (factor - 1)) / 2,
    top: top - (height * (factor - 1)) / 2,
    width: width * factor,
    height: height * factor,
  };
}

const barIn = ({ left, top, width, height }: Box): Box => ({
  left: left + BAR.left * width,
  top: top + BAR.top * height,
  width: BAR.width * width,
  height: BAR.height * height,
});

const scaled = (box: Box, { width, height }: Size): Area => ({
  left: box.left * width,
  top: box.top * height,
  width: box.width * width,
  height: box.height * height,
});

/** Whole pixels within the picture; null for a box that has none there. */
function pixelsOf(box: Area, { width, height }: Size): Area | null {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const right = Math.min(width, Math.ceil(box.left + box.width));
  const bottom = Math.min(height, Math.ceil(box.top + box.height));
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}
