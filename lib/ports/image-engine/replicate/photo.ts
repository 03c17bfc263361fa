import { createHash } from "node:crypto";
import sharp from "sharp";

/** Replicate's limit for a file inside a request, in bytes. */
const MAX_BYTES = 256 * 1024;
const MAX_PIXELS = 80e6;

/** Tried in this order until the file is small enough. */
const ENCODINGS = [
  { width: 1080, quality: 88 },
  { width: 1080, quality: 78 },
  { width: 900, quality: 75 },
] as const;
/** Small enough for any photo. */
const LAST_ENCODING = { width: 720, quality: 70 } as const;
const HEIGHT_TO_WIDTH = 16 / 9;

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });

export function photoSize(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
  return open(bytes)
    .metadata()
    .then(
      ({ autoOrient }) => autoOrient,
      () => null,
    );
}

/** At most 256 KB, without metadata, as a `data:` URI. Null if the bytes are damaged. */
export async function photoUri(bytes: Uint8Array): Promise<string | null> {
  const jpeg = (await isReady(bytes)) ? Buffer.from(bytes) : await shrink(bytes).catch(() => null);
  return jpeg && `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

/** A 31-bit seed: the same for every step of a photo, a different one for each take and for the retry. */
export const photoSeed = (bytes: Uint8Array, take: number, isRetry: boolean): number =>
  createHash("sha256")
    .update(bytes)
    .update(`${take}${isRetry ? " again" : ""}`)
    .digest()
    .readUInt32BE(0) >>> 1;

async function isReady(bytes: Uint8Array): Promise<boolean> {
  if (bytes.byteLength > MAX_BYTES) return false;
  const { format, exif, orientation = 1 } = await open(bytes).metadata();
  return format === "jpeg" && exif === undefined && orientation === 1;
}

async function shrink(bytes: Uint8Array): Promise<Buffer> {
  for (const encoding of ENCODINGS) {
    const jpeg = await encode(bytes, encoding);
    if (jpeg.byteLength <= MAX_BYTES) return jpeg;
  }
  return encode(bytes, LAST_ENCODING);
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
