import { readSurroundings, type Surroundings } from "./background";
import { type BodyOutline, bodyOutline } from "./body-outline";
import { type BodyShading, bodyShading } from "./body-shading";
import { type Pose, scalePose } from "./body-template";
import { shrinkForAnalysis } from "./codec";
import { type Confidence, type Finding, judge } from "./confidence";
import { fitEvidence } from "./fit-evidence";
import { type MaskSearch, maskRefiner } from "./mask-refine";
import { type Mask, newMask, type RgbImage, read } from "./raster";
import { fitTemplate } from "./template-fit";
import { paintTemplate } from "./template-raster";
import { refitTemplate } from "./template-refit";

const { u8 } = read;

/** Changes whenever the same photo would be read or reshaped differently. */
export const ALGORITHM_VERSION = 4;

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

/** The fit looks at this many pixels (90 x 160 for a portrait photo); the mask is three times as fine. */
const FIT_PIXELS = 14_400;
const REFINEMENT = 3;

export async function analysePhoto(photo: RgbImage): Promise<Analysis> {
  const scale = Math.sqrt(FIT_PIXELS / (photo.width * photo.height));
  const width = Math.max(8, Math.round(photo.width * scale));
  const height = Math.max(8, Math.round(photo.height * scale));
  const coarse = await shrinkForAnalysis(photo, width, height);
  const fine = await shrinkForAnalysis(photo, width * REFINEMENT, height * REFINEMENT);
  const found = analyseGrids(coarse, fine);
  const surroundings = readSurroundings(fine, found.outline);
  return { ...found, surroundings, shading: bodyShading(photo, found.outline) };
}

/** The analysis proper: pure arithmetic on two sizes of the same photo. */
export function analyseGrids(coarse: RgbImage, fine: RgbImage): Omit<Analysis, "shading" | "surroundings"> {
  const scaleX = fine.width / coarse.width;
  const scaleY = fine.height / coarse.height;
  const fitted = fitTemplate(fitEvidence(coarse));
  const refine = maskRefiner(fine);
  const maskFor = (pose: Pose, search: MaskSearch) => {
    const labels = newMask(fine.width, fine.height);
    paintTemplate(pose, labels);
    return { labels, mask: refine(labels, pose.stature, search) };
  };
  const first = maskFor(scalePose(fitted.pose, scaleX, scaleY), "beyond the template");
  const refitted = refitTemplate(sampleMask(first.mask, coarse.width, coarse.height), fitted.pose);
  const pose = scalePose(refitted, scaleX, scaleY);
  const { labels, mask } = maskFor(pose, "near the template");
  const confidence = { score: fitted.score.total, edges: fitted.score.edges, ...extent(mask) };
  return {
    finding: judge(confidence),
    confidence,
    outline: bodyOutline(mask, labels, pose),
    labels,
    image: fine,
  };
}

function sampleMask(mask: Mask, width: number, height: number): Mask {
  const sample = newMask(width, height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * mask.height) / height) * mask.width;
    for (let x = 0; x < width; x++) {
      sample.data[y * width + x] = u8(mask.data, row + Math.floor(((x + 0.5) * mask.width) / width));
    }
  }
  return sample;
}

function extent({ width, height, data }: Mask): { area: number; height: number } {
  const first = data.indexOf(1);
  if (first < 0) return { area: 0, height: 0 };
  const rows = Math.floor(data.lastIndexOf(1) / width) - Math.floor(first / width) + 1;
  const area = data.reduce((sum, value) => sum + value, 0);
  return { area: area / data.length, height: rows / height };
}
