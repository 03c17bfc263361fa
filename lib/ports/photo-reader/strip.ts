import sharp from "sharp";
import { STRIP_WORDS } from "./strip-words";

const GROUND = "#87d5f0";
/** The strip is 34 pixels high under a picture 540 pixels wide, and grows with it. */
const HEIGHT_TO_WIDTH = 34 / 540;
const WORDS_DRAWN_FOR = 1080;
const JPEG_QUALITY = 90;

/**
 * The picture with a strip below it that says what it is. Below, so that cropping takes the feet before the words;
 * what the file's metadata says of its making stays.
 */
export async function withStrip(jpeg: Uint8Array): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata();
  const stripHeight = Math.round(width * HEIGHT_TO_WIDTH);
  const words = await sharp(STRIP_WORDS).metadata();
  const scale = width / WORDS_DRAWN_FOR;
  const size = { width: Math.round(words.width * scale), height: Math.round(words.height * scale) };
  const drawn = await sharp(STRIP_WORDS).resize(size).toBuffer();
  return sharp(jpeg)
    .extend({ bottom: stripHeight, background: GROUND })
    .composite([
      {
        input: drawn,
        left: Math.round((width - size.width) / 2),
        top: height + Math.round((stripHeight - size.height) / 2),
      },
    ])
    .keepXmp()
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}
