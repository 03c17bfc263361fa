import { expect, it } from "vitest";
import type { BodyOutline } from "@/lib/engine/outline/body-outline";
import { emptyLimb } from "@/lib/engine/outline/limb-outline";
import { newMask, newPlane } from "@/lib/engine/raster/raster";
import { standing } from "@/tests/figures/standing";
import { readSurroundings, relaxBackground } from "./background";

const [WIDTH, HEIGHT] = [90, 160];
const BODY = { left: 34, right: 62, top: 30, bottom: 130 };
const POLE = { left: 31, right: 33 };
const WAIST_ROW = 68;

function besidePole() {
  const image = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 3).fill(200) };
  const mask = newMask(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    image.data.fill(30, (y * WIDTH + POLE.left) * 3, (y * WIDTH + POLE.right + 1) * 3);
    if (y < BODY.top || y > BODY.bottom) continue;
    image.data.fill(120, (y * WIDTH + BODY.left) * 3, (y * WIDTH + BODY.right + 1) * 3);
    mask.data.fill(1, y * WIDTH + BODY.left, y * WIDTH + BODY.right + 1);
  }
  const pose = standing({ stature: 150, top: 10, centre: 48, girth: 1.1, arms: 10 });
  const arms = [emptyLimb(HEIGHT), emptyLimb(HEIGHT)];
  return readSurroundings(image, { mask, pose, arms } as BodyOutline);
}

it("moves a pole beside the body without changing its width, and bends it no more than the limit", () => {
  const shift = newPlane(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    const size = 2.3 * Math.exp(-(((y - WAIST_ROW) / 15) ** 2));
    shift.data.fill(size, y * WIDTH + POLE.right, y * WIDTH + WIDTH / 2);
  }
  const surroundings = besidePole();
  const solved = relaxBackground(shift, surroundings).data;
  const [far, near] = [POLE.left, POLE.right].map((x) => solved[WAIST_ROW * WIDTH + x]!) as [number, number];
  expect(near).toBeGreaterThan(2);
  expect(near - far).toBeLessThan(0.8);
  for (let i = 0; i < shift.data.length; i++) shift.data[i] = shift.data[i]! * 3;
  expect(relaxBackground(shift, surroundings).data[WAIST_ROW * WIDTH + POLE.right - 1]).toBeLessThan(2.5);
});

it("lets the true edge of a large person move, outside of the outline", () => {
  const image = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 3).fill(200) };
  const mask = newMask(WIDTH, HEIGHT);
  const shift = newPlane(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    image.data.fill(60, (y * WIDTH + BODY.left - 2) * 3, (y * WIDTH + BODY.right + 1) * 3);
    mask.data.fill(1, y * WIDTH + BODY.left, y * WIDTH + BODY.right + 1);
    shift.data.fill(2, y * WIDTH + BODY.left - 2, y * WIDTH + BODY.right + 1);
  }
  const pose = standing({ stature: 500, top: -100, centre: 48, girth: 1.1, arms: 10 });
  const outline = { mask, pose, arms: [emptyLimb(HEIGHT), emptyLimb(HEIGHT)] } as unknown as BodyOutline;
  const solved = relaxBackground(shift, readSurroundings(image, outline)).data;
  expect(solved[WAIST_ROW * WIDTH + BODY.left - 3]).toBeGreaterThan(1.5);
});
