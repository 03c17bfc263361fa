import type { PhotoCheck } from "@/lib/ports/photo-check/port";
import { lumaAt, type Mask, type RgbImage, read } from "../raster/raster";
import type { Found } from "./find-person";
import { type Landmarks, landmark } from "./landmarks";
import { type Judgement, judgePose } from "./pose-judgement";
import { sharpnessOf } from "./sharpness";
import { trunkOf } from "./standing";

const { u8 } = read;

/** What is judged: who was found on the analysis grid, and how many pixels of the photo one of the grid stands for. */
export type Seen = Found & {
  mask: Mask;
  image: RgbImage;
  stature: number;
  scale: number;
  /** How far the networks mean the same pixels, 0 to 1. */
  agreement: number;
};

/** Mean brightness of the body, 0 to 255. */
const BLACK = 8;
const DARK = 34;

/** Edges less steep than this are blurred as by a Gaussian of six pixels in 1,080; with so weak ones nothing is measured. */
const LEAST_STEEPNESS = 0.57;
const WEAKEST_EDGES = 6;

/** Another person counts as of about the same size from this share of the person's trunk on. */
const SAME_SIZE = 0.7;

/** Where several people touch, one network means the person and the other means all of them. */
const LEAST_AGREEMENT_IN_CROWD = 0.9;

/** What is wrong with the photo, what prevents images first. */
export function judge(seen: Seen): Judgement[] {
  const { person, image } = seen;
  const { landmarks } = person;
  const pose = judgePose(landmarks, image.height, seen.stature * seen.scale);
  const all = [...crowding(seen), ...pose, ...light(seen), ...focus(seen)];
  return all.sort((a, b) => Number(b.prevents) - Number(a.prevents));
}

export function verdictOf(judgements: readonly Judgement[]): PhotoCheck["verdict"] {
  if (judgements.some(({ prevents }) => prevents)) return "refused";
  return judgements.length > 0 ? "usable" : "good";
}

/** Somebody of about the same size whose trunk the outline has swallowed cannot be told apart from the person. */
function crowding({ person, others, mask, crowd, agreement }: Seen): Judgement[] {
  const { length } = trunkOf(person.landmarks);
  const isSwallowed = others.some(
    (other) => trunkOf(other.landmarks).length > SAME_SIZE * length && isWithin(mask, other.landmarks),
  );
  const isMixed = isSwallowed || (crowd > 1 && agreement < LEAST_AGREEMENT_IN_CROWD);
  return isMixed || others.length > 0 ? [{ fault: "several_people", prevents: isMixed }] : [];
}

const TRUNK_CORNERS = ["leftShoulder", "rightShoulder", "leftHip", "rightHip"] as const;

function isWithin({ width, height, data }: Mask, landmarks: Landmarks): boolean {
  const covered = TRUNK_CORNERS.filter((name) => {
    const { x, y } = landmark(landmarks, name);
    const [column, row] = [Math.floor(x), Math.floor(y)];
    return column >= 0 && row >= 0 && column < width && row < height && u8(data, row * width + column) > 0;
  });
  return covered.length >= TRUNK_CORNERS.length / 2;
}

function light({ image, mask }: Seen): Judgement[] {
  const luma = meanLuma(image, mask);
  return luma < DARK ? [{ fault: "too_dark", prevents: luma < BLACK }] : [];
}

function focus({ image, mask }: Seen): Judgement[] {
  const { edges, steepness } = sharpnessOf(image, mask);
  return steepness < LEAST_STEEPNESS ? [{ fault: "blurred", prevents: edges < WEAKEST_EDGES }] : [];
}

function meanLuma({ data }: RgbImage, mask: Mask): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < mask.data.length; i++) {
    if (u8(mask.data, i) === 0) continue;
    sum += lumaAt(data, i * 3);
    count++;
  }
  return count > 0 ? sum / count : 0;
}
