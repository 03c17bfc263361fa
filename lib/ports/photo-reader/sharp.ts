import sharp from "sharp";
import { type PhotoReader, UnreadablePhoto } from "./port";
import { createSemaphore } from "./semaphore";
import { withStrip } from "./strip";

const MAX_PIXELS = 50_000_000;
const MAX_WIDTH = 1080;
const MAX_HEIGHT = 1920;
const THUMB_WIDTH = 360;
const DECODES_AT_ONCE = 2;
const TIMEOUT_SECONDS = 20;

// Only three small, well-tried decoders are ever handed a stranger's bytes.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });

export function createSharpPhotoReader(): PhotoReader {
  const exclusively = createSemaphore(DECODES_AT_ONCE);
  return {
    read: (bytes) =>
      exclusively(async () => {
        await refuseBombs(bytes);
        const { data, info } = await open(bytes)
          .autoOrient()
          .flatten({ background: "#ffffff" })
          .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: "inside", withoutEnlargement: true })
          .toColourspace("srgb")
          .jpeg({ quality: 88 })
          .timeout({ seconds: TIMEOUT_SECONDS })
          .toBuffer({ resolveWithObject: true })
          .catch(notAnImage);
        return { jpeg: data, thumb: await thumbnailOf(data), width: info.width, height: info.height };
      }),
    thumbnail: (jpeg) => exclusively(() => thumbnailOf(jpeg)),
    labelled: (jpeg) => exclusively(() => withStrip(jpeg)),
  };
}

/** The header alone tells the size, so a bomb of a few kilobytes never unfolds. */
async function refuseBombs(bytes: Uint8Array): Promise<void> {
  const { width = 0, height = 0 } = await open(bytes).metadata().catch(notAnImage);
  if (width * height > MAX_PIXELS) throw new UnreadablePhoto("too_many_pixels");
}

function open(bytes: Uint8Array) {
  return sharp(bytes, { failOn: "error", limitInputPixels: MAX_PIXELS * 100, pages: 1 });
}

/** What a generated picture says of its making goes into its thumbnail too; a photo has nothing to say any more. */
function thumbnailOf(jpeg: Uint8Array): Promise<Buffer> {
  return sharp(jpeg)
    .resize({ width: THUMB_WIDTH, withoutEnlargement: true })
    .keepXmp()
    .jpeg({ quality: 76 })
    .toBuffer();
}

function notAnImage(): never {
  throw new UnreadablePhoto("not_an_image");
}
