import { expect, it } from "vitest";
import { type Mask, newMask, newPlane } from "@/lib/engine/raster/raster";
import { meanInSight } from "./in-sight";
import { carriedShare, uprightLines, withoutAlongside } from "./upright-lines";

const WIDTH = 20;
const HEIGHT = 100;
const POLE = 10;

function poleScene() {
  const image = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 3).fill(200) };
  const edges = newPlane(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    image.data.fill(20, (y * WIDTH + POLE) * 3, (y * WIDTH + POLE + 1) * 3);
    edges.data[y * WIDTH + POLE] = 1;
  }
  return { image, edges };
}

function box(left: number, right: number, top: number, bottom: number): Mask {
  const mask = newMask(WIDTH, HEIGHT);
  for (let y = top; y <= bottom; y++) mask.data.fill(1, y * WIDTH + left, y * WIDTH + right + 1);
  return mask;
}

const at = (mask: Mask, x: number, y: number): number => mask.data[y * mask.width + x]!;

it("averages the visible values above and below, 0 if there are too few", () => {
  const values = Float32Array.from({ length: HEIGHT }, (_, y) => y);
  const hidden = new Uint8Array(HEIGHT).fill(1, 40, 60);
  expect(meanInSight(values, hidden, 2, 1)[10]).toBe(10);
  expect(meanInSight(values, hidden, 2, 1)[40]).toBe(38.5);
  expect(meanInSight(values, hidden, 2, 3)[40]).toBe(0);
  expect(meanInSight(values, hidden, 2, 1)[50]).toBe(0);
});

it("finds a pole, even in the margin beside the person, but not on the person", () => {
  const { image, edges } = poleScene();
  const person = box(8, 9, 40, 49);
  const guarded = box(6, 11, 38, 51);
  const lines = uprightLines(image, person, guarded, edges);
  expect(at(lines, POLE, 10)).toBe(1);
  expect(at(lines, POLE, 45)).toBe(1);
  expect(at(lines, 9, 45)).toBe(0);
  expect(at(lines, 3, 45)).toBe(0);
});

it("finds no pole where an object of another colour hides it", () => {
  const { image, edges } = poleScene();
  image.data.fill(120, (45 * WIDTH + POLE) * 3, (45 * WIDTH + POLE + 1) * 3);
  expect(at(uprightLines(image, newMask(WIDTH, HEIGHT), newMask(WIDTH, HEIGHT), edges), POLE, 45)).toBe(0);
});

it("keeps a line across the body and drops a line along the body", () => {
  const line = box(POLE, POLE, 0, HEIGHT - 1);
  const crossing = withoutAlongside(line, box(0, POLE, 40, 44));
  expect(at(crossing, POLE, 42)).toBe(1);
  const along = withoutAlongside(line, box(0, POLE, 40, 60));
  expect(at(along, POLE, 42)).toBe(0);
  expect(at(along, POLE, 10)).toBe(1);
});

it("keeps the end of a line along the body where the body encloses it from both sides", () => {
  const body = box(0, POLE, 40, 80);
  for (let y = 70; y <= 80; y++) body.data.fill(1, y * WIDTH, y * WIDTH + WIDTH);
  const crossing = withoutAlongside(box(POLE, POLE, 0, 75), body);
  expect(at(crossing, POLE, 60)).toBe(0);
  expect(at(crossing, POLE, 75)).toBe(1);
});

it("moves a line along the body as a whole, less beyond the body, and a crossing line not at all", () => {
  const line = box(POLE, POLE + 3, 0, HEIGHT - 1);
  const body = box(0, POLE, 40, 74);
  const share = carriedShare(line, withoutAlongside(line, body));
  const shareAt = (x: number, y: number): number => share[y * WIDTH + x]!;
  expect(shareAt(POLE + 3, 60)).toBe(1);
  expect(shareAt(POLE + 3, 30)).toBeGreaterThan(0.3);
  expect(shareAt(POLE + 3, 30)).toBeLessThan(0.9);
  expect(shareAt(POLE + 3, 5)).toBe(0);
  expect(shareAt(POLE + 5, 60)).toBe(0);
  const crossing = carriedShare(line, withoutAlongside(line, box(0, POLE, 40, 44)));
  expect(crossing.every((value) => value === 0)).toBe(true);
});
