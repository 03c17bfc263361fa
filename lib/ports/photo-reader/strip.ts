import sharp from "sharp";
import { withCaption } from "@/lib/ports/image-engine/provenance";
import { STRIP_WORDS } from "./strip-words";

const GROUND = "#87d5f0";
/** The strip is 34 pixels high under a picture 540 pixels wide, and grows with it. */
const HEIGHT_TO_WIDTH = 34 / 540;
const WORDS_DRAWN_FOR = 1080;
const JPEG_QUALITY = 90;

/**
 * The picture with a strip below it that says what it is. Below, so that cropping takes the feet before the words;
 * what the file's metadata says of its making stays, and the caption joins it.
 */
export async function withStrip(jpeg: Uint8Array, caption: string): Promise<Buffer> {
  const { width, height, xmp } = await sharp(jpeg).metadata();
  const strip = heightOf(width);
  const words = await wordsFor(width);
  const labelled = sharp(jpeg)
    .extend({ bottom: strip, background: GROUND })
    .composite([{ ...words, top: height + words.top }])
    .jpeg({ quality: JPEG_QUALITY });
  return (xmp ? labelled.withXmp(withCaption(xmp.toString("utf8"), caption)) : labelled).toBuffer();
}

/** The strip alone, as RGB pixels of a width. */
export async function stripOf(width: number): Promise<{ height: number; pixels: Buffer }> {
  const height = heightOf(width);
  const pixels = await sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite([await wordsFor(width)])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { height, pixels };
}

const heightOf = (width: number): number => Math.round(width * HEIGHT_TO_WIDTH);

/** The words and where they stand in the strip. */
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
