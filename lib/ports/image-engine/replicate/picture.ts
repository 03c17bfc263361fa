import sharp from "sharp";
import { provenanceXmp } from "@/lib/engine/raster/provenance";

const FORMATS = new Set(["jpeg", "png", "webp"]);
const MAX_PIXELS = 50e6;
const JPEG_QUALITY = 88;
const XMP = provenanceXmp("trainedAlgorithmicMedia");

/** Models round the aspect ratio. A larger deviation means another framing. */
const MAX_DEVIATION = 0.15;

/** Null if the bytes are damaged or have another aspect ratio. The only metadata is the provenance. */
export async function toPicture(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array | null> {
  const image = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
  try {
    const { format, autoOrient } = await image().metadata();
    const deviation = autoOrient.width / autoOrient.height / (width / height) - 1;
    if (!FORMATS.has(format) || Math.abs(deviation) > MAX_DEVIATION) return null;
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
