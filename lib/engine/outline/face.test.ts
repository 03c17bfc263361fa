import { expect, it } from "vitest";
import { standing } from "@/tests/support/landmarks";
import { eyeRow, faceOf } from "./face";

const STATURE = 390;

it("finds eyes, mouth and half the distance of the ears", () => {
  const face = faceOf(standing(), STATURE)!;
  expect(face).toEqual({ eyes: { x: 135, y: 55 }, mouth: { x: 135, y: 68 }, half: 10 });
  expect(eyeRow(face)).toBe(55);
});

it.each([
  ["in profile", { leftEar: { x: 133 }, rightEar: { x: 127 } }],
  ["behind a phone", { rightIndex: { x: 140, y: 75 } }],
  ["cut off at the eyes", { leftEye: { y: -3 }, rightEye: { y: -3 } }],
] as const)("finds none %s", (_, moved) => {
  expect(faceOf(standing(moved), STATURE)).toBeNull();
});
