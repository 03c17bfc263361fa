import { expect, it } from "vitest";
import { newMask, newPlane, type Plane } from "./raster";
import { blurWithin, fadedRegion, readBodyLight } from "./skin";

const SIZE = 40;
const EDGE = 20;

/** A plane with one value left of the edge and another right of it. */
function halves(left: number, right: number): Plane {
  const plane = newPlane(SIZE, SIZE);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = i % SIZE < EDGE ? left : right;
  return plane;
}

const at = (plane: Plane, x: number): number => plane.data[EDGE * SIZE + x]!;

it("blurs skin within skin: what lies beside it does not bleed in", () => {
  const blurred = blurWithin(halves(180, 20), halves(1, 0), 4);
  for (let x = 0; x < EDGE; x++) expect(at(blurred, x)).toBeCloseTo(180, 3);
});

it("fades from the middle of a region to nothing at its edge, and is nothing outside", () => {
  const faded = fadedRegion(halves(1, 0), 2);
  expect(at(faded, 5)).toBeCloseTo(1, 3);
  expect(at(faded, EDGE - 1)).toBeLessThan(0.3);
  for (let x = 1; x < EDGE; x++) expect(at(faded, x)).toBeLessThanOrEqual(at(faded, x - 1) + 1e-6);
  for (let x = EDGE; x < SIZE; x++) expect(at(faded, x)).toBe(0);
});

it.each([
  ["fair skin", [235, 195, 170], 1],
  ["dark skin", [95, 60, 45], 1],
  ["skin in a dim room", [60, 42, 34], 1],
  ["blue shorts", [30, 35, 60], 0],
  ["a grey shirt", [150, 150, 150], 0],
  ["a green shirt", [60, 140, 70], 0],
] as const)("tells %s", (_, colour, skin) => {
  const photo = { width: 4, height: 4, data: new Uint8Array(48) };
  for (let i = 0; i < 16; i++) photo.data.set(colour, i * 3);
  const mask = newMask(2, 2);
  mask.data.fill(1, 0, 3);
  const light = readBodyLight(photo, mask);
  expect(light.skin.data[0]).toBe(skin);
  expect(light.luma.data[0]).toBeCloseTo(0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2], 0);
  expect(light.skin.data[3]).toBe(0);
});
