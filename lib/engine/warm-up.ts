import { girthRatios } from "@/lib/body/girths";
import { lookAt } from "./analyse";
import { readCover } from "./light/cover";
import { bodyOutline } from "./outline/body-outline";
import { encodePicture } from "./raster/codec";
import { newMask, type RgbImage } from "./raster/raster";
import { reshape } from "./reshape";
import { bodyChange } from "./surface/relief";
import type { Pose } from "./template/body-template";
import { paintTemplate } from "./template/template-raster";
import { refitTemplate } from "./template/template-refit";
import { readSurroundings } from "./warp/background";

const [WIDTH, HEIGHT] = [270, 480];

const POSE: Pose = {
  stature: 420,
  top: 25,
  centre: WIDTH / 2,
  girth: 1.1,
  leftArm: 10,
  rightArm: 10,
  leftForearm: 0.5,
  rightForearm: 0.5,
  stance: 0.02,
  shoulders: 1,
  hips: 1,
  tilt: 0,
};

const SUBJECT = {
  sex: "male",
  heightInches: 70,
  now: { weightLbs: 190, bodyFat: 25 },
  target: { weightLbs: 165, bodyFat: 15 },
} as const;

const [SKIN, WALL] = [
  [190, 140, 110],
  [200, 200, 205],
] as const;

/** Loads the networks and compiles the loops with a drawn figure, so that the first photo does not wait for them. */
export async function warmUp(): Promise<void> {
  const labels = newMask(WIDTH, HEIGHT);
  paintTemplate(POSE, labels);
  const image: RgbImage = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 3) };
  for (const [i, part] of labels.data.entries()) image.data.set(part > 0 ? SKIN : WALL, i * 3);
  const mask = { ...labels, data: labels.data.map((part) => (part > 0 ? 1 : 0)) };
  await lookAt(image);
  const outline = bodyOutline(mask, labels, refitTemplate(mask, POSE));
  const known = { outline, surroundings: readSurroundings(image, outline), cover: readCover(image, outline) };
  const { picture } = reshape(image, known, girthRatios(SUBJECT).frontWidth, bodyChange(SUBJECT, "front"));
  await encodePicture(picture);
}
