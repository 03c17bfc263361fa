import type { PhotoStrength } from "@/lib/engine/check/faults";
import { type Mask, type RgbImage, read } from "@/lib/engine/raster/raster";
import type { Found } from "./find-person";
import { type Landmarks, landmark } from "./landmarks";
import { lightFault, lightOn } from "./light-faults";
import { gravestFirst, type Judgement, judgePose, poseStrengths } from "./pose-and-size-faults";
import { sharpnessOf } from "./sharpness";
import { trunkOf } from "./trunk";

const { u8 } = read;

/** The person on the analysis grid. `scale` is the number of photo pixels per grid pixel. */
export type Seen = Found & {
  mask: Mask;
  image: RgbImage;
  stature: number;
  scale: number;
  agreement: number;
};

/** Sharp photos have at least 0.605, those with a Gaussian blur of eight pixels in 1,080 at most 0.61. */
const MIN_STEEPNESS = 0.6;
/** Sharp enough to be praised for it. */
const SHARP = 0.65;
/** With weaker edges no width can be measured. */
const WEAKEST_EDGES = 6;

/** Relative length of the trunk from which on another person counts as equally large. */
const SAME_SIZE = 0.7;

/** When people touch, one network segments the person and the other one all of them. */
const MIN_AGREEMENT_IN_CROWD = 0.9;

export function judge(seen: Seen): Judgement[] {
  const { person, image } = seen;
  const { landmarks } = person;
  const pose = judgePose(landmarks, image.height, seen.stature * seen.scale);
  return gravestFirst([...crowding(seen), ...pose, ...light(seen), ...focus(seen)]);
}

/** What a photo without faults may be praised for: nothing that was not tested. */
export function strengthsOf({ person, image, mask }: Seen): PhotoStrength[] {
  const strengths = poseStrengths(person.landmarks, image.height);
  if (!lightFault(lightOn(image, mask))) strengths.push("light");
  if (sharpnessOf(image, mask).steepness > SHARP) strengths.push("sharp");
  return strengths;
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
  const fault = lightFault(lightOn(image, mask));
  return fault ? [fault] : [];
}

function focus({ image, mask }: Seen): Judgement[] {
  const { edges, steepness } = sharpnessOf(image, mask);
  return steepness < MIN_STEEPNESS ? [{ fault: "blurred", prevents: edges < WEAKEST_EDGES }] : [];
}
