import { expect, it } from "vitest";
import { type Mask, newMask } from "@/lib/engine/raster/raster";
import type { Pose } from "./body-template";
import { paintTemplate } from "./template-raster";
import { refitTemplate } from "./template-refit";

const [WIDTH, HEIGHT] = [90, 160];

const STANDING: Pose = {
  ...{ stature: 150, top: 4, centre: 45, girth: 1.15, stance: 0.02, shoulders: 1, hips: 1, tilt: 0 },
  ...{ leftArm: 9, rightArm: 9, leftForearm: 0.5, rightForearm: 0.5 },
};

function maskOf(pose: Pose): Mask {
  const mask = newMask(WIDTH, HEIGHT);
  paintTemplate(pose, mask);
  return { ...mask, data: mask.data.map((part) => (part > 0 ? 1 : 0)) };
}

it("moves the template onto the person from a near pose", () => {
  const { top, stature } = refitTemplate(maskOf(STANDING), { ...STANDING, top: 7, stature: 144, girth: 1.3 });
  expect(top).toBeCloseTo(4, -1);
  expect(stature).toBeCloseTo(150, -1);
});

it("keeps a head above the picture if the landmarks have it there", () => {
  const cut = { ...STANDING, top: -20, stature: 165 };
  const { top, stature } = refitTemplate(maskOf(cut), { ...cut, girth: 1.3 });
  expect(Math.abs(top - cut.top)).toBeLessThan(4);
  expect(Math.abs(stature - cut.stature)).toBeLessThan(6);
});
