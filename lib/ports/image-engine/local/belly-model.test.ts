import { expect, it } from "vitest";
import { leanBelly, leanFlank, roundBelly } from "./belly-model";

const HEIGHTS = Array.from({ length: 101 }, (_, k) => k / 100);
const PLACES = Array.from({ length: 27 }, (_, k) => k / 25);

it.each([
  ["a lean belly", leanBelly],
  ["lean flanks", leanFlank],
  ["a round belly", roundBelly],
])("draws %s on the trunk alone, smoothly and within bounds", (_, drawn) => {
  let [most, beyond, steepest] = [0, 0, 0];
  for (const across of PLACES) {
    for (const y of HEIGHTS) {
      const here = drawn(across, y);
      most = Math.max(most, Math.abs(here));
      if (y < 0.25 || y > 0.53) beyond = Math.max(beyond, Math.abs(here));
      steepest = Math.max(steepest, Math.abs(drawn(across, y + 0.002) - here));
    }
  }
  expect(most).toBeGreaterThan(0.4);
  expect(most).toBeLessThan(1.2);
  expect(beyond).toBe(0);
  expect(steepest).toBeLessThan(0.12);
});

it("darkens the grooves beside the straight muscles and lights what lies between them", () => {
  expect(leanBelly(0, 0.36)).toBeLessThan(-0.2);
  expect(leanBelly(0.53, 0.36)).toBeLessThan(-0.2);
  expect(leanBelly(0.25, 0.36)).toBeGreaterThan(0.2);
  expect(leanFlank(0.9, 0.39)).toBeLessThan(leanFlank(0.7, 0.39));
});

it("lights a round belly above its middle and shades it below and to the sides", () => {
  expect(roundBelly(0, 0.36)).toBeGreaterThan(0.2);
  expect(roundBelly(0, 0.46)).toBeLessThan(-0.5);
  expect(roundBelly(0.7, 0.41)).toBeLessThan(-0.2);
});
