import { expect, it } from "vitest";
import type { Pose } from "./body-template";
import { limitAtCrossings } from "./line-limit";
import { newMask, newPlane, type Plane } from "./raster";

const POSE = { stature: 200, top: 0 } as Pose;
const CHEST_ROW = 56;
const WAIST_ROW = 78;

function shiftOf(size: number): Plane {
  const shift = newPlane(60, 200);
  shift.data.fill(size);
  return shift;
}

function lineAt(row: number) {
  const lines = newMask(60, 200);
  for (let y = row - 2; y <= row + 2; y++) lines.data[y * 60 + 30] = 1;
  return lines;
}

const smallest = ({ data }: Plane): number => data.reduce((least, value) => Math.min(least, value));

it("leaves a shift alone that bends no line, or bends it little", () => {
  const strong = shiftOf(4);
  expect(limitAtCrossings(strong, newMask(60, 200), POSE)).toBe(strong);
  const gentle = shiftOf(2);
  expect(limitAtCrossings(gentle, lineAt(CHEST_ROW), POSE)).toBe(gentle);
});

it("holds the shift back about a line, by less than a third, and nowhere else", () => {
  const limited = limitAtCrossings(shiftOf(4), lineAt(CHEST_ROW), POSE);
  expect(smallest(limited)).toBeLessThan(3.2);
  expect(smallest(limited)).toBeGreaterThan(2.6);
  expect(limited.data[150 * 60 + 30]).toBe(4);
  expect(limited.data[CHEST_ROW * 60 + 5]).toBe(4);
});

it("lets the waist have its width", () => {
  const limited = limitAtCrossings(shiftOf(4), lineAt(WAIST_ROW), POSE);
  expect(limited.data[WAIST_ROW * 60 + 26]).toBe(4);
});
