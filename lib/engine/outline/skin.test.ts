import { expect, it } from "vitest";
import { newMask, newPlane, type Plane } from "@/lib/engine/raster/raster";
import { heightOf } from "@/lib/engine/template/body-template";
import { paintTemplate } from "@/lib/engine/template/template-raster";
import { standing } from "@/tests/figures/standing";
import { bodyOutline } from "./body-outline";
import { blurWithin, fadedRegion, readSkin } from "./skin";

const SIZE = 40;
const EDGE = 20;

function halves(left: number, right: number): Plane {
  const plane = newPlane(SIZE, SIZE);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = i % SIZE < EDGE ? left : right;
  return plane;
}

const at = (plane: Plane, x: number): number => plane.data[EDGE * SIZE + x]!;

it("blurs skin without the pixels beside it", () => {
  const blurred = blurWithin(halves(180, 20), halves(1, 0), 4);
  for (let x = 0; x < EDGE; x++) expect(at(blurred, x)).toBeCloseTo(180, 3);
});

it("fades from 1 inside a region to 0 at its edge and outside", () => {
  const faded = fadedRegion(halves(1, 0), 2);
  expect(at(faded, 5)).toBeCloseTo(1, 3);
  expect(at(faded, EDGE - 1)).toBeLessThan(0.3);
  for (let x = 1; x < EDGE; x++) expect(at(faded, x)).toBeLessThanOrEqual(at(faded, x - 1) + 1e-6);
  for (let x = EDGE; x < SIZE; x++) expect(at(faded, x)).toBe(0);
});

function dressed(skin: readonly number[], shirt: readonly number[]) {
  const [width, height] = [90, 160];
  const pose = standing({ stature: 140, top: 10, centre: 45, girth: 1.1, arms: 14 });
  const labels = newMask(width, height);
  paintTemplate(pose, labels);
  const mask = { width, height, data: labels.data.map((label) => (label > 0 ? 1 : 0)) };
  const photo = { width, height, data: new Uint8Array(width * height * 3).fill(120) };
  for (let i = 0; i < width * height; i++) {
    const y = heightOf(pose, Math.floor(i / width));
    if (mask.data[i]) photo.data.set(y > 0.2 && y < 0.5 ? shirt : skin, i * 3);
  }
  const { all: found } = readSkin(photo, bodyOutline(mask, labels, pose));
  const share = (from: number, to: number): number => {
    let [bare, all] = [0, 0];
    for (let i = 0; i < width * height; i++) {
      const y = heightOf(pose, Math.floor(i / width));
      if (!mask.data[i] || y < from || y > to) continue;
      all++;
      bare += found.data[i]!;
    }
    return bare / all;
  };
  return { face: share(0.03, 0.11), shirt: share(0.24, 0.46), legs: share(0.56, 0.85) };
}

it.each([
  ["fair", [235, 195, 170]],
  ["dark", [95, 60, 45]],
  ["dim", [60, 42, 34]],
] as const)("finds %s skin by the colour of the face, and does not find the shirt", (_, skin) => {
  for (const cloth of [
    [30, 35, 60],
    [150, 150, 150],
    [60, 140, 70],
    [170, 130, 150],
    [150, 144, 136],
  ]) {
    const { face, shirt, legs } = dressed(skin, cloth);
    expect(face).toBeGreaterThan(0.9);
    expect(legs).toBeGreaterThan(0.9);
    expect(shirt).toBeLessThan(0.05);
  }
});

it("finds no skin on a covered person", () => {
  expect(dressed([90, 120, 160], [60, 140, 70])).toEqual({ face: 0, shirt: 0, legs: 0 });
});

it("finds skin that the sun makes pale, and does not find a white shirt", () => {
  const face = [190, 130, 105] as const;
  expect(dressed(face, [254, 215, 184]).shirt).toBeGreaterThan(0.9);
  expect(dressed(face, [250, 246, 238]).shirt).toBeLessThan(0.05);
});
