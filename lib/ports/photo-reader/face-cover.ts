import sharp, { type OverlayOptions } from "sharp";
import type { Box } from "@/lib/engine/check/faults";
import type { FaceCover } from "./port";

const JPEG_QUALITY = 92;
/** Factor by which an ellipse must grow to reach the corners of its box. */
const AROUND_BOX = Math.SQRT2;
/** Number of colour cells of a blurred face. So few that no filter can restore the face. */
const CELLS = { across: 4, down: 5 };
/** Share of the ellipse's radius over which the edge fades. */
const FADE = 0.12;
/** The bar over the eyes, in fractions of the face box. */
const BAR = { left: -0.1, top: 0.22, width: 1.2, height: 0.36 };
const BAR_COLOUR = "#100d0b";

type Size = { width: number; height: number };
/** In pixels. */
type Area = Size & { left: number; top: number };

export async function withFacesCovered(
  jpeg: Uint8Array,
  faces: readonly Box[],
  cover: FaceCover,
): Promise<Uint8Array> {
  const { width, height } = await sharp(jpeg).metadata();
  const covers: OverlayOptions[] = [];
  for (const face of faces) {
    const box = scaled(cover === "blur" ? around(face) : barIn(face), { width, height });
    const area = pixelsOf(box, { width, height });
    if (!area) continue;
    const input = cover === "blur" ? await washedOut(jpeg, area, box) : await bar(area);
    covers.push({ input, left: area.left, top: area.top });
  }
  if (covers.length === 0) return jpeg;
  return sharp(jpeg).composite(covers).keepXmp().jpeg({ quality: JPEG_QUALITY }).toBuffer();
}

/** Reduces the area to a few colours, enlarges it again and cuts it to the ellipse of `box`. */
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

/** The alpha channel, 0 to 255. `box` may reach beyond the picture, `area` may not. */
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

/** The box of an ellipse that covers the whole face with its solid part. */
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

/** Rounds to whole pixels inside the picture; null if the box lies outside of it. */
function pixelsOf(box: Area, { width, height }: Size): Area | null {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const right = Math.min(width, Math.ceil(box.left + box.width));
  const bottom = Math.min(height, Math.ceil(box.top + box.height));
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}
