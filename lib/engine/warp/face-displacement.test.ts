import { expect, it } from "vitest";
import type { Face } from "@/lib/engine/outline/face";
import { newMask, newPlane } from "@/lib/engine/raster/raster";
import { addFace, faceProfile } from "./face-displacement";

const [WIDTH, HEIGHT] = [120, 100];
const AXIS = 60;
const FACE: Face = { eyes: { x: AXIS, y: 30 }, mouth: { x: AXIS, y: 50 }, half: 20 };
const [CHIN, SHOULDERS] = [66, 82];
const NECK = 16;

/** A head of 20 to each side, a neck of 16, and shoulders as wide as the picture. */
function person() {
  const mask = newMask(WIDTH, HEIGHT);
  for (let y = 5; y < HEIGHT; y++) {
    const half = y < CHIN ? 20 : y < SHOULDERS ? NECK : AXIS;
    mask.data.fill(1, y * WIDTH + AXIS - half, y * WIDTH + AXIS + half);
  }
  return mask;
}

function shifted(ratio: number): (x: number, y: number) => number {
  const shift = newPlane(WIDTH, HEIGHT);
  const torsoShare = (row: number) => Math.min(1, Math.max(0, (row - SHOULDERS) / 10));
  addFace(shift, { face: FACE, mask: person() }, ratio, torsoShare);
  return (x, y) => shift.data[y * WIDTH + x]!;
}

it("changes cheeks and jaw by their powers of the neck's ratio, and nothing at the eyes", () => {
  const at = faceProfile(0.96);
  expect(at(0)).toBe(1);
  expect(at(0.4)).toBeCloseTo(0.96 ** 0.39, 6);
  expect(at(0.8)).toBeCloseTo(0.96 ** 0.84, 6);
  expect(at(1.2)).toBeCloseTo(0.96, 6);
  expect(faceProfile(1)(0.8)).toBe(1);
});

it("changes a face by at most 5 % and a neck by at most 10 %", () => {
  for (const ratio of [0.6, 1.3]) {
    expect(Math.abs(faceProfile(ratio)(0.8) - 1)).toBeCloseTo(0.05, 6);
    expect(Math.abs(faceProfile(ratio)(2) - 1)).toBeCloseTo(0.1, 6);
  }
});

it("moves nothing above the eyes, and both edges of the neck by the whole change", () => {
  const at = shifted(0.95);
  for (let y = 0; y < FACE.eyes.y; y++) for (let x = 0; x < WIDTH; x++) expect(at(x, y)).toBe(0);
  const edge = 0.05 * (NECK - 0.5);
  expect(at(AXIS - NECK, SHOULDERS - 1)).toBeCloseTo(edge, 2);
  expect(at(AXIS + NECK - 1, SHOULDERS - 1)).toBeCloseTo(-edge, 2);
});

it("leaves the shoulders beside the neck to the torso, and ends where that has taken over", () => {
  const at = shifted(0.95);
  expect(at(AXIS - 2 * NECK, SHOULDERS + 2)).toBe(0);
  expect(at(AXIS - NECK, SHOULDERS + 2)).toBeGreaterThan(0.5);
  expect(at(AXIS - NECK, SHOULDERS + 12)).toBe(0);
});

it("hardly moves the edge of long hair", () => {
  const mask = person();
  for (let y = 5; y < SHOULDERS; y++) mask.data.fill(1, y * WIDTH + AXIS - 50, y * WIDTH + AXIS + 50);
  const shift = newPlane(WIDTH, HEIGHT);
  addFace(shift, { face: FACE, mask }, 0.95, () => 0);
  const cheek = FACE.eyes.y + 15;
  expect(shift.data[cheek * WIDTH + AXIS - 20]).toBeGreaterThan(0.3);
  expect(Math.abs(shift.data[cheek * WIDTH + AXIS - 48]!)).toBeLessThan(0.1);
});

it("has no step from row to row or between neighbours", () => {
  const at = shifted(0.9);
  for (let y = 1; y < HEIGHT; y++)
    for (let x = 1; x < WIDTH; x++) {
      expect(Math.abs(at(x, y) - at(x - 1, y))).toBeLessThan(0.3);
      if (y !== CHIN) expect(Math.abs(at(x, y) - at(x, y - 1))).toBeLessThan(0.3);
    }
});
