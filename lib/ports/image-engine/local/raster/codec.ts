import sharp from "sharp";
import { provenanceXmp } from "../../provenance";
import type { RgbImage } from "./raster";

/** Largest picture that is worked on; photos are stored within these bounds already. */
const WIDEST = 1080;
const TALLEST = 1920;

/** Refuses decompression bombs before they are decoded. */
const MOST_PIXELS = 80e6;
const JPEG_QUALITY = 88;

/** Tables made for the one picture would make it an eighth smaller, but cost as much time as all the rest of encoding. */
const OWN_TABLES = false;

/** Noise at both ends of the histogram does not count when contrast is stretched. */
const DARKEST_PERCENT = 1;
const BRIGHTEST_PERCENT = 99;

const XMP = provenanceXmp("compositeWithTrainedAlgorithmicMedia");

/**
 * Decodes a JPEG, PNG or WebP upright, in sRGB, without transparency, at most 1080 x 1920. Rejects when the bytes
 * are damaged or not an image.
 */
export async function decodePhoto(bytes: Uint8Array): Promise<RgbImage> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" })
    .autoOrient()
    .flatten({ background: "#808080" })
    .resize({ width: WIDEST, height: TALLEST, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: plainBytes(data) };
}

/** A copy of another size. */
export async function resizePhoto(photo: RgbImage, width: number, height: number): Promise<RgbImage> {
  const data = await fromPixels(photo).resize(width, height, { fit: "fill" }).raw().toBuffer();
  return { width, height, data: plainBytes(data) };
}

/** A copy with its contrast stretched, so that dark and flat photos are read like any other. */
export async function stretchContrast(photo: RgbImage): Promise<RgbImage> {
  const stretched = fromPixels(photo).normalise({ lower: DARKEST_PERCENT, upper: BRIGHTEST_PERCENT });
  return { ...photo, data: plainBytes(await stretched.raw().toBuffer()) };
}

const fromPixels = ({ width, height, data }: RgbImage) =>
  sharp(data, { raw: { width, height, channels: 3 } });

/** Encodes the picture; all metadata is ours, nothing of the photo's (place, device, time) remains. */
export async function encodePicture(picture: RgbImage): Promise<Uint8Array> {
  const jpeg = await fromPixels(picture)
    .withXmp(XMP)
    .jpeg({ quality: JPEG_QUALITY, optimiseCoding: OWN_TABLES })
    .toBuffer();
  return plainBytes(jpeg);
}

/** A view without Node's Buffer subclass: pixel loops stay monomorphic, and the bytes can be handed to a thread. */
const plainBytes = (buffer: Buffer): Uint8Array =>
  new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
