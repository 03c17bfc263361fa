import sharp, { type Metadata } from "sharp";
import { withCaption } from "@/lib/engine/raster/provenance";
import { createLru } from "../lru";
import { withFacesCovered } from "./face-cover";
import type { PhotoReader, PhotoReading, PhotoRefusal } from "./port";
import { createDecodeSemaphore, createFairQueue } from "./semaphore";

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
    withoutFaces: (jpeg, faces, cover) => exclusively(() => withFacesCovered(jpeg, faces, cover)),
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

const GROUND = "#87d5f0";
/** 34 pixels under a picture that is 540 pixels wide. */
const HEIGHT_TO_WIDTH = 34 / 540;
const WORDS_DRAWN_FOR = 1080;
const JPEG_QUALITY = 90;

/** Below the picture, where a crop removes the feet before the words. Keeps the XMP and adds the caption. */
async function withStrip(jpeg: Uint8Array, caption: string): Promise<Buffer> {
  const { width, height, xmp } = await sharp(jpeg).metadata();
  const strip = heightOf(width);
  const words = await wordsFor(width);
  const labelled = sharp(jpeg)
    .extend({ bottom: strip, background: GROUND })
    .composite([{ ...words, top: height + words.top }])
    .jpeg({ quality: JPEG_QUALITY });
  return (xmp ? labelled.withXmp(withCaption(xmp.toString("utf8"), caption)) : labelled).toBuffer();
}

async function stripOf(width: number): Promise<{ height: number; pixels: Buffer }> {
  const height = heightOf(width);
  const pixels = await sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite([await wordsFor(width)])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { height, pixels };
}

const heightOf = (width: number): number => Math.round(width * HEIGHT_TO_WIDTH);

async function wordsFor(width: number) {
  const words = await sharp(STRIP_WORDS).metadata();
  const scale = width / WORDS_DRAWN_FOR;
  const size = { width: Math.round(words.width * scale), height: Math.round(words.height * scale) };
  return {
    input: await sharp(STRIP_WORDS).resize(size).toBuffer(),
    left: Math.round((width - size.width) / 2),
    top: Math.round((heightOf(width) - size.height) / 2),
  };
}

/** For a picture 1080 pixels wide. Drawn in advance (Archivo, weight 620): servers have no fonts. */
const STRIP_WORDS = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAATwAAAAeBAMAAABDOL+8AAAAMFBMVEUEGiSH1fBHeo01YHBSip50u9Ncma4rUWAWNUEhRFIOKDM/b4FtsMhlpbyBzed5wtyjkZGMAAAACXBIWXMAAAsTAAALEwEAmpwYAAAFcklEQVRYw+WYbWhbVRjHH5NuublJXU+apG95aWttUSZLh1IKurXdXMVhbYQpzKqp2CIqM1W0dAjeDt2czpHSDyWwD9e9iB9kpkMFbYUFq6iTtYEJjoI04ktFPzSojO2T/+ckN7ndUtt+KAa8NPfk3nPu8/zOc/7Pc25KoqQPKnE8V6NxNJQiXgUZx00rjfE3HthIhMe+Wy+ed3CAm4cH5VWInBuJF7KuF2+O7NzUS2X6aT140RUXocO5Njxt1ITn2WccYdMTROE8novef3zteNqKeKE14tHoKpkbIJUm83h1NLQeMa+IF1sbnmdVPDcdoncMvODndOKiEDNNz+OiL+lvxnJ3PcDDgk81hbNNki+/3P0DTuSczVn5Y1bMNKfzA/r0si/k/UtNB/L9e9IS75K05+vak4EjOnaRXXBXcbwamqbNBp6LWHvf4/wSTG1KqMKtE72NGEMCtowIRonscP80RuwQ6CozBOy4QvQuwoEBSkrgLMN0P5Eqa9iS7SrRacaD8deRjxrbC0h37MIKPvIOyuM5M955Cmu2ZXhuzh01LEIWUkWCL/rFIjfHs80HQo6wL8Ozwx80vJ97ygw8Oc4i8ZSYtBNS5JPwxoayeIms7XzmOpapwY6xmRye/zY6tO0avfZtPY1xzhz1kW32MgRST9MPwVGEbv1Ft4hqeuXnBKV2kWVrIf13x6DhGG2d0dTMk+S4A3er6cTfUVXikX3PpxBRiKxdOoU9pAxcIFughU5u85N9YJ5nUwwvoJeJXmowp0YHouDFrEL0Kq5HRZDKhYbHQ4q47wgam1hAHKriKX8hNeaoFTBDHg7nNWoIZMtT9RtJ9GQk3nHYLIfNfqxXfx2dZY8ZN8xXcuQSlC6K56YtkN+oGS/Ka40YhdQ0XIJcs3jYXUTGQSRsopZOhmWRNOGF4WfMzVmGNlConr2ybC1RZ9YmFraWOqu5WGCSjFfLLpaAXUx7NeBxY1omPI3VEnPkTB2Nx3WHn27O7Xm3tOk2lqjy2XV4/OwY/ljAowZecG9bLIeXzNq0SrxapsXUGa8CZHyvaOb20r37+njlC3g66z1qlaYWZLit3hwIJxwhuLejOVwEr5LLJkKYw+NEpxxeOG8TKBKphiYZb4FSErUoXiK73pnro5czVUHb8X7TbEQvQqfO8doHupG1qVWjt0j2c/WF6EUdBbxC9Bb+LXp6Fq/ThBfjmgDGnCl+zfDRJiEeeVFotjSnBq9yiFpvxHOxiuvy2utQk1y4RFZbJptS0miz2uuUOjTtuZn86wrZh4eHD8rSYeAlkBI+zjKYquLVijo4v0VECeBuAFXy8oTsuRHPz1iLNJnD45kY0RvCDrbZwKvkKM9RkvGq+HsE61d4Y2k1zFbJTc8FawW887RTfIXMZ1NemHTjE1VTHs0aQNL/iao6hwlf5ehtEeLgKROe0JVkMISFlBsRcj/s1VlawLOkv4ZCcnhecqR9mgLTZ/FxpP26XRTDW+IoY15WE14l0ZuywvMix+iIhsK0n1SNzgiN3sPTp2tIiUN7QVIPs0hNeBEehzsavcWLS4ouNwn44WMyL5go95QjudRjcIHvzqJ4csMAhJou4PH+yuVV4l3hTSgj/HCjpkBByjdkCcayI6K8fy3Dk9vYDgbj27/hopFUifcMUj6dx/uV981+nr1TuuDvhd8a/Qbe3g9lMz8Vnp+Sip+CTn0t8TtB/ezHsmtknEf/1D7RgzB/Mt7jab9beNsmtmPEj/G7xC6J9yie9vKzf7VPTHO1H3mZt6TuiY9E9wsS74kWtsM2XVPI4gsj4w/i/u/xndJFz0b9UvNb1jJK1r3/4odkpbOk8aKTJY13jyhpvP/PPzFKG+8fBzc/LU1VlJcAAAAASUVORK5CYII=",
  "base64",
);
