import sharp from "sharp";
import { provenanceXmp } from "../provenance";

const FORMATS = new Set(["jpeg", "png", "webp"]);
const MAX_PIXELS = 50e6;
const JPEG_QUALITY = 88;
const XMP = provenanceXmp("trainedAlgorithmicMedia");

/** Models round a photo's proportions to their own grid; what strays further shows another framing. */
const WIDEST_STRAY = 0.15;

/**
 * A model's picture as the product keeps it: decoded in full, brought back to the photo's size, and encoded anew as
 * a JPEG that carries no metadata but where it comes from. Null when the bytes are not a whole picture in about the
 * photo's proportions.
 */
export async function toPicture(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array | null> {
  const image = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
  try {
    const { format, autoOrient } = await image().metadata();
    const stray = autoOrient.width / autoOrient.height / (width / height) - 1;
    if (!FORMATS.has(format) || Math.abs(stray) > WIDEST_STRAY) return null;
    return await image()
      .autoOrient()
      .flatten({ background: "#808080" })
      .resize({ width, height, fit: "cover" })
      .toColourspace("srgb")
      .withXmp(XMP)
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
  } catch {
    return null;
  }
}
