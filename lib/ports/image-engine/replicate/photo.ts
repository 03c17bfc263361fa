import { createHash } from "node:crypto";
import sharp from "sharp";

/** Replicate takes files of at most this size inside a request. */
const MAX_BYTES = 256 * 1024;
const MAX_PIXELS = 80e6;

/** Tried in this order until the photo is small enough. */
const WAYS = [
  { width: 1080, quality: 88 },
  { width: 1080, quality: 78 },
  { width: 900, quality: 75 },
] as const;
/** Small enough for everything but pure noise. */
const LAST_WAY = { width: 720, quality: 70 } as const;
const HEIGHT_TO_WIDTH = 16 / 9;

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });

/** The photo's size once it is turned upright; null when the bytes are not an image. */
export function photoSize(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
  return open(bytes)
    .metadata()
    .then(
      ({ autoOrient }) => autoOrient,
      () => null,
    );
}

/**
 * The photo as a model is given it: a JPEG of at most 256 KB, upright and without metadata, as a `data:` URI. One
 * that is so already goes out as it is. Null when the bytes are damaged.
 */
export async function photoUri(bytes: Uint8Array): Promise<string | null> {
  const jpeg = (await isReady(bytes)) ? Buffer.from(bytes) : await shrink(bytes).catch(() => null);
  return jpeg && `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

/**
 * A seed that is the same for every step of a photo, and another for another take and where the same is asked for
 * again: 31 bits, as every model takes.
 */
export const photoSeed = (bytes: Uint8Array, take: number, isAgain: boolean): number =>
  createHash("sha256")
    .update(bytes)
    .update(`${take}${isAgain ? " again" : ""}`)
    .digest()
    .readUInt32BE(0) >>> 1;

async function isReady(bytes: Uint8Array): Promise<boolean> {
  if (bytes.byteLength > MAX_BYTES) return false;
  const { format, exif, orientation = 1 } = await open(bytes).metadata();
  return format === "jpeg" && exif === undefined && orientation === 1;
}

async function shrink(bytes: Uint8Array): Promise<Buffer> {
  for (const way of WAYS) {
    const jpeg = await encode(bytes, way);
    if (jpeg.byteLength <= MAX_BYTES) return jpeg;
  }
  return encode(bytes, LAST_WAY);
}

function encode(bytes: Uint8Array, { width, quality }: { width: number; quality: number }): Promise<Buffer> {
  const height = Math.round(width * HEIGHT_TO_WIDTH);
  return open(bytes)
    .autoOrient()
    .flatten({ background: "#808080" })
    .resize({ width, height, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .jpeg({ quality })
    .toBuffer();
}
