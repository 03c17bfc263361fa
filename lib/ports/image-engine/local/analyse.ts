import { readSurroundings, type Surroundings } from "./background";
import { type BodyOutline, bodyOutline } from "./body-outline";
import { type BodyShading, bodyShading } from "./body-shading";
import { type Pose, scalePose } from "./body-template";
import { resizePhoto, stretchContrast } from "./codec";
import { type Confidence, type Finding, judge } from "./confidence";
import { type MaskSearch, refineMask } from "./mask-refine";
import { type Mask, newMask, type RgbImage, read, shrinkBy } from "./raster";
import { fitTemplate } from "./template-fit";
import { paintTemplate } from "./template-raster";
import { refitTemplate } from "./template-refit";

const { u8 } = read;

/** Changes whenever the same photo would be read or reshaped differently. */
export const ALGORITHM_VERSION = 9;

/** What is known about the person in a photo; made once, used for every step. */
export type Analysis = {
  finding: Finding;
  confidence: Confidence;
  outline: BodyOutline;
  /** The template's parts, painted in the pose that was found. */
  labels: Mask;
  shading: BodyShading;
  surroundings: Surroundings;
  /** The photo at the size of the analysis grid, its contrast stretched. */
  image: RgbImage;
};

/** The final mask has about this many pixels (270 x 480 for a portrait photo); everything before looks at fewer. */
const MASK_PIXELS = 129_600;

/** The template is fitted to a copy of a third of the width, the first mask is made on one of half the width. */
const FIT_SHRINK = 3;
const FIRST_MASK_SHRINK = 2;
const GRAIN = FIT_SHRINK * FIRST_MASK_SHRINK;

export async function analysePhoto(photo: RgbImage): Promise<Analysis> {
  const scale = Math.sqrt(MASK_PIXELS / (photo.width * photo.height)) / GRAIN;
  const width = Math.max(8, Math.round(photo.width * scale)) * GRAIN;
  const height = Math.max(8, Math.round(photo.height * scale)) * GRAIN;
  const small = await resizePhoto(photo, width, height);
  const image = await stretchContrast(small);
  const found = analyseImage(image);
  const surroundings = readSurroundings(image, found.outline);
  return { ...found, surroundings, shading: bodyShading(small, found.outline) };
}

/** The analysis proper: pure arithmetic on a small copy of the photo. */
export function analyseImage(image: RgbImage): Omit<Analysis, "shading" | "surroundings"> {
  const coarse = shrinkBy(image, FIT_SHRINK);
  const fitted = fitTemplate(coarse);
  const first = maskAt(shrinkBy(image, FIRST_MASK_SHRINK), fitted.pose, coarse, "beyond the template");
  const refitted = refitTemplate(sampleMask(first.mask, coarse.width, coarse.height), fitted.pose);
  const { labels, mask, pose } = maskAt(image, refitted, coarse, "near the template");
  const { total, edges, standsOut } = fitted.score;
  const confidence = { score: total, edges, standsOut, ...extent(mask) };
  return {
    finding: judge(confidence),
    confidence,
    outline: bodyOutline(mask, labels, pose),
    labels,
    image,
  };
}

/** The person's mask in an image of any size, by a pose on a grid of another size. */
function maskAt(
  image: RgbImage,
  poseThere: Pose,
  there: { width: number; height: number },
  search: MaskSearch,
) {
  const pose = scalePose(poseThere, image.width / there.width, image.height / there.height);
  const labels = newMask(image.width, image.height);
  paintTemplate(pose, labels);
  return { pose, labels, mask: refineMask(image, labels, pose.stature, search) };
}

function sampleMask(mask: Mask, width: number, height: number): Mask {
  const sample = newMask(width, height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * mask.height) / height) * mask.width;
    sampleRow(mask.data, row, mask.width / width, sample.data, y * width, width);
  }
  return sample;
}

function sampleRow(
  from: Uint8Array,
  start: number,
  stride: number,
  to: Uint8Array,
  at: number,
  width: number,
): void {
  for (let x = 0; x < width; x++) to[at + x] = u8(from, start + Math.floor((x + 0.5) * stride));
}

function extent({ width, height, data }: Mask): { area: number; height: number } {
  let [area, rows, between] = [0, 0, 0];
  for (let start = 0; start < data.length; start += width) {
    const inRow = countOf(data, start, start + width);
    if (rows > 0 || inRow > 0) between++;
    if (inRow > 0) rows = between;
    area += inRow;
  }
  return { area: area / data.length, height: rows / height };
}

function countOf(data: Uint8Array, start: number, end: number): number {
  let count = 0;
  for (let i = start; i < end; i++) count += u8(data, i);
  return count;
}
