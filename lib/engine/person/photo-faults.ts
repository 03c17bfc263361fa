import type { PhotoCheck } from "@/lib/engine/check/faults";
import { lumaAt, type Mask, type RgbImage, read } from "@/lib/engine/raster/raster";
import type { Found } from "./find-person";
import { type Landmarks, landmark } from "./landmarks";
import { type Judgement, judgePose } from "./pose-and-size-faults";
import { sharpnessOf } from "./sharpness";
import { trunkOf } from "./standing";

const { u8 } = read;

/** The person on the analysis grid. `scale` is the number of photo pixels per grid pixel. */
export type Seen = Found & {
  mask: Mask;
  image: RgbImage;
  stature: number;
  scale: number;
  agreement: number;
};

/** Mean brightness of the body, 0 to 255. */
const BLACK = 8;
const DARK = 34;

/** Steepness of a photo with a Gaussian blur of six pixels in 1,080; with weaker edges no width can be measured. */
const MIN_STEEPNESS = 0.57;
const WEAKEST_EDGES = 6;

/** Relative length of the trunk from which on another person counts as equally large. */
const SAME_SIZE = 0.7;

/** When people touch, one network segments the person and the other one all of them. */
const MIN_AGREEMENT_IN_CROWD = 0.9;

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

/** If the mask contains an equally large second person, the two cannot be separated. */
function crowding({ person, others, mask, crowd, agreement }: Seen): Judgement[] {
  const { length } = trunkOf(person.landmarks);
  const isSwallowed = others.some(
    (other) => trunkOf(other.landmarks).length > SAME_SIZE * length && isWithin(mask, other.landmarks),
  );
  const isMixed = isSwallowed || (crowd > 1 && agreement < MIN_AGREEMENT_IN_CROWD);
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
  return steepness < MIN_STEEPNESS ? [{ fault: "blurred", prevents: edges < WEAKEST_EDGES }] : [];
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
