import sharp, { type Metadata } from "sharp";
import { withCaption } from "@/lib/engine/raster/provenance";
import { createLru } from "../lru";
import { withFaceCovered } from "./face-cover";
import type { PhotoReader, PhotoReading, PhotoRefusal } from "./port";
import { createDecodeSemaphore, createFairQueue } from "./semaphore";
import { stripOf, withStrip } from "./strip";

const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 12_000;
const MAX_HELD_BYTES = 100_000_000;
const MAX_WIDTH = 1080;
const MAX_HEIGHT = 1920;
const THUMB_WIDTH = 360;
const TIMEOUT_SECONDS = 20;
/** Cached conversions of about 40 KB each. */
const NARROWED_KEPT = 64;

// Only three well-tested decoders may read uploaded bytes.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });

/** @param exclusively limits how many stored pictures this process decodes at once */
export function createSharpPhotoReader(exclusively = createDecodeSemaphore()): PhotoReader {
  const [ofTrainers, byLinks] = [createFairQueue(), createFairQueue()];
  const narrowed = createLru<Promise<Uint8Array>>(NARROWED_KEPT);
  return {
    read: async (bytes, { trainerId, byLink }) => {
      if (!isPhoto(bytes)) return refused("not_a_photo");
      return (byLink ? byLinks : ofTrainers)(trainerId, () => decode(bytes));
    },
    thumbnail: (jpeg) => exclusively(() => thumbnailOf(jpeg)),
    narrowed: ({ sha256, read }, width) => {
      const key = `${width} ${sha256}`;
      const known = narrowed.get(key);
      if (known) return known;
      const making = read().then((jpeg) => exclusively(() => narrowedOf(jpeg, width)));
      narrowed.set(key, making);
      making.catch(() => narrowed.remove(key));
      return making;
    },
    labelled: (jpeg, caption) => exclusively(() => withStrip(jpeg, caption)),
    morph: (pictures, caption) => exclusively(() => morphOf(pictures, caption)),
    withoutFace: (jpeg, face, cover) => exclusively(() => withFaceCovered(jpeg, face, cover)),
  };
}

function isPhoto(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  const isWebp = beginning.startsWith("RIFF") && beginning.endsWith("WEBP");
  return isWebp || ["\xff\xd8\xff", "\x89PNG\r\n\x1a\n"].some((start) => beginning.startsWith(start));
}

async function decode(bytes: Uint8Array): Promise<PhotoReading> {
  // The header alone has the size, so a decompression bomb is never decoded.
  const header = await open(bytes, false)
    .metadata()
    .catch(() => null);
  if (!header) return refused("damaged");
  if (header.width * header.height > MAX_PIXELS) return refused("too_many_pixels");
  if (Math.max(header.width, header.height) > MAX_SIDE || heldBytes(header) > MAX_HELD_BYTES)
    return refused("too_large");
  const upright = await open(bytes)
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .jpeg({ quality: 88 })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (!upright) return refused("damaged");
  const { data: jpeg, info } = upright;
  return { state: "photo", jpeg, thumb: await thumbnailOf(jpeg), width: info.width, height: info.height };
}

/** What a decoder keeps in memory as a whole; other pictures pass through it in strips. */
function heldBytes({ format, isProgressive, width, height, channels, depth }: Metadata): number {
  const pixels = width * height;
  if (format === "webp") return pixels * 4;
  if (!isProgressive) return 0;
  // A progressive JPEG keeps two bytes for each coefficient.
  return pixels * channels * (format === "jpeg" || depth === "ushort" ? 2 : 1);
}

const refused = (reason: PhotoRefusal): PhotoReading => ({ state: "refused", reason });

function open(bytes: Uint8Array, limitInputPixels: number | false = MAX_PIXELS) {
  return sharp(bytes, { failOn: "error", limitInputPixels, pages: 1 });
}

/** Low effort, because the user waits for it. */
function narrowedOf(jpeg: Uint8Array, width: number): Promise<Buffer> {
  return sharp(jpeg)
    .resize({ width, withoutEnlargement: true })
    .keepXmp()
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
}

/** Keeps the XMP, so that the thumbnail of a generated picture says so too. Photos have none. */
function thumbnailOf(jpeg: Uint8Array): Promise<Buffer> {
  return sharp(jpeg)
    .resize({ width: THUMB_WIDTH, withoutEnlargement: true })
    .keepXmp()
    .jpeg({ quality: 76 })
    .toBuffer();
}

/** In pixels: small enough for a chat message. */
const SIZE = { width: 432, height: 768 };
const QUALITY = 80;
/** Blended frames between two pictures, and how long each frame stands in milliseconds. */
const BLENDS = 5;
const DELAYS = { blend: 80, first: 1000, step: 400, last: 1400 };

type Frame = { pixels: Buffer; delay: number };

/** @param pictures JPEGs, the photo first; the metadata comes from the last one */
async function morphOf(pictures: Uint8Array[], caption: string): Promise<Buffer> {
  const drawn = await Promise.all(pictures.map(pixelsOf));
  const strip = await stripOf(SIZE.width);
  const frames = drawn.flatMap((pixels, index): Frame[] => {
    const isLast = index === drawn.length - 1;
    const next = drawn[(index + 1) % drawn.length] ?? pixels;
    const stands = isLast ? DELAYS.last : index === 0 ? DELAYS.first : DELAYS.step;
    return [{ pixels, delay: stands }, ...blends(pixels, next)];
  });
  const pageHeight = SIZE.height + strip.height;
  const film = Buffer.concat(frames.flatMap(({ pixels }) => [pixels, strip.pixels]));
  const size = { width: SIZE.width, height: pageHeight * frames.length, channels: 3 as const, pageHeight };
  const animated = sharp(film, { raw: size, limitInputPixels: false }).webp({
    quality: QUALITY,
    effort: 2,
    loop: 0,
    delay: frames.map(({ delay }) => delay),
  });
  const { xmp } = await sharp(pictures.at(-1)).metadata();
  return (xmp ? animated.withXmp(withCaption(xmp.toString("utf8"), caption)) : animated).toBuffer();
}

const pixelsOf = (jpeg: Uint8Array): Promise<Buffer> =>
  sharp(jpeg)
    .resize({ ...SIZE, fit: "cover" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();

function blends(from: Buffer, to: Buffer): Frame[] {
  return Array.from({ length: BLENDS }, (_, index) => {
    const share = (index + 1) / (BLENDS + 1);
    const pixels = Buffer.alloc(from.length);
    for (let at = 0; at < pixels.length; at++)
      pixels[at] = (from[at] ?? 0) * (1 - share) + (to[at] ?? 0) * share;
    return { pixels, delay: DELAYS.blend };
  });
}
