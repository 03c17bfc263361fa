import sharp from "sharp";
import { withCaption } from "@/lib/engine/raster/provenance";
import { stripOf } from "./strip";

/** In pixels: small enough for a chat message. */
const SIZE = { width: 432, height: 768 };
const QUALITY = 80;
/** Blended frames between two pictures, and how long each frame stands in milliseconds. */
const BLENDS = 5;
const DELAYS = { blend: 80, first: 1000, step: 400, last: 1400 };

type Frame = { pixels: Buffer; delay: number };

/** @param pictures JPEGs, the photo first; the metadata comes from the last one */
export async function morphOf(pictures: Uint8Array[], caption: string): Promise<Buffer> {
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
