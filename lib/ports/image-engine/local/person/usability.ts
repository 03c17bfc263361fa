import type { PhotoCheck, PhotoFault } from "@/lib/ports/photo-check/port";
import { lumaAt, type Mask, type RgbImage, read } from "../raster";
import type { Found } from "./find-person";
import { type Landmarks, landmark } from "./landmarks";
import { sharpnessOf } from "./sharpness";
import { stanceFaults, trunkOf } from "./standing";

const { u8 } = read;

/** A fault, and whether no image can be made because of it. */
export type Judgement = { fault: PhotoFault; prevents: boolean };

/** What is judged: who was found on the analysis grid, and how many pixels of the photo one of the grid stands for. */
export type Seen = Found & {
  mask: Mask;
  image: RgbImage;
  stature: number;
  scale: number;
  /** How far the networks mean the same pixels, 0 to 1. */
  agreement: number;
};

/** Statures in pixels of the photo: below the first no waist can be measured, below the second none well. */
const LEAST_STATURE = 280;
const GOOD_STATURE = 600;

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
  const stance = stanceFaults(landmarks, image.height).map((fault) => ({ fault, prevents: true }));
  const all = [
    ...crowding(seen),
    ...stance,
    ...distance(seen),
    ...light(seen),
    ...focus(seen),
    ...framing(seen),
  ];
  if (handsBeforeWaist(landmarks)) all.push({ fault: "arms_before_waist", prevents: false });
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

function distance({ stature, scale }: Seen): Judgement[] {
  const pixels = stature * scale;
  return pixels < GOOD_STATURE ? [{ fault: "too_far_away", prevents: pixels < LEAST_STATURE }] : [];
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

function framing({ person, image }: Seen): Judgement[] {
  const ankles = (["leftAnkle", "rightAnkle"] as const).map((name) => landmark(person.landmarks, name));
  return ankles.every(({ y }) => y < image.height) ? [] : [{ fault: "feet_cut", prevents: false }];
}

/** Hands and wrists between chest and hips hide the waist, where widths are measured. */
function handsBeforeWaist(landmarks: Landmarks): boolean {
  const { shoulders, hips, length } = trunkOf(landmarks);
  const halfWidth =
    Math.abs(landmark(landmarks, "leftShoulder").x - landmark(landmarks, "rightShoulder").x) / 2;
  return (["leftWrist", "rightWrist", "leftIndex", "rightIndex"] as const).some((name) => {
    const { x, y } = landmark(landmarks, name);
    const down = (y - shoulders.y) / length;
    const axis = shoulders.x + (hips.x - shoulders.x) * down;
    return down > 0.35 && down < 1 && Math.abs(x - axis) < 0.7 * halfWidth;
  });
}
