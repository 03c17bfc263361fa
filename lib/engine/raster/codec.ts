import sharp from "sharp";
import { provenanceXmp } from "./provenance";
import type { RgbImage } from "./raster";

/** Limits of the stored photos, in pixels. */
const MAX_WIDTH = 1080;
const MAX_HEIGHT = 1920;

/** Stops decompression bombs before they are decoded. */
const MAX_PIXELS = 80e6;
const JPEG_QUALITY = 88;

/** Optimised Huffman tables would make the file an eighth smaller, but take as long as the rest of the encoding. */
const OPTIMISE_TABLES = false;

/** Percentiles of the contrast stretch, so that noise at both ends of the histogram does not count. */
const DARKEST_PERCENT = 1;
const BRIGHTEST_PERCENT = 99;

const XMP = provenanceXmp("compositeWithTrainedAlgorithmicMedia");

/** Upright, sRGB, without transparency, at most 1080 x 1920. @throws if the bytes are damaged or no image */
export async function decodePhoto(bytes: Uint8Array): Promise<RgbImage> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .autoOrient()
    .flatten({ background: "#808080" })
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: plainBytes(data) };
}

export async function resizePhoto(photo: RgbImage, width: number, height: number): Promise<RgbImage> {
  const data = await fromPixels(photo).resize(width, height, { fit: "fill" }).raw().toBuffer();
  return { width, height, data: plainBytes(data) };
}

/** Stretches the contrast, so that the networks and the colour model also work on dark and flat photos. */
export async function stretchContrast(photo: RgbImage): Promise<RgbImage> {
  const stretched = fromPixels(photo).normalise({ lower: DARKEST_PERCENT, upper: BRIGHTEST_PERCENT });
  return { ...photo, data: plainBytes(await stretched.raw().toBuffer()) };
}

const fromPixels = ({ width, height, data }: RgbImage) =>
  sharp(data, { raw: { width, height, channels: 3 } });

/** Encodes a JPEG with the XMP of the app. The photo's metadata (place, device, time) is gone. */
export async function encodePicture(picture: RgbImage): Promise<Uint8Array> {
  const jpeg = await fromPixels(picture)
    .withXmp(XMP)
    .jpeg({ quality: JPEG_QUALITY, optimiseCoding: OPTIMISE_TABLES })
    .toBuffer();
  return plainBytes(jpeg);
}

/** Drops Node's Buffer subclass: pixel loops stay monomorphic, and the array is transferable. */
const plainBytes = (buffer: Buffer): Uint8Array =>
  new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
