import { expect, it } from "vitest";
import { newPlane, type Plane } from "./raster/raster";
import { inverseShift } from "./reshape";

const WIDTH = 40;

function shiftOf(at: (x: number) => number): Plane {
  const plane = newPlane(WIDTH, 1);
  for (let x = 0; x < WIDTH; x++) plane.data[x] = at(x);
  return plane;
}

it("maps each pixel back to its place in the photo", () => {
  const bump = (x: number) => 3 * Math.exp(-(((x - 20) / 6) ** 2));
  const back = inverseShift(shiftOf(bump)).data;
  for (let x = 2; x < WIDTH - 2; x++) {
    const from = x + back[x]!;
    expect(from + bump(from)).toBeCloseTo(x, 0.7);
  }
  expect(back[23]).toBeLessThan(-1.5);
});

it("is zero where nothing moves", () => {
  const back = inverseShift(shiftOf((x) => (x > 15 && x < 20 ? 1 : 0))).data;
  expect([...back.slice(0, 15), ...back.slice(22)].every((value) => value === 0)).toBe(true);
});

it("keeps the order of the pixels, even where the warp would fold over", () => {
  const back = inverseShift(shiftOf((x) => (x < 20 ? 4 : -4))).data;
  for (let x = 1; x < WIDTH; x++) expect(1 + back[x]! - back[x - 1]!).toBeGreaterThan(0);
});
