import { beforeAll, expect, it } from "vitest";
import { standing } from "@/tests/figures/standing";
import { type BodyOutline, bodyOutline } from "./body-outline";
import { type BodyShading, bodyShading } from "./body-shading";
import { heightOf, rowOf } from "./body-template";
import { newMask, type Plane, type RgbImage } from "./raster";
import { shoulderLine } from "./shoulder-line";
import { paintTemplate } from "./template-raster";

/* A flat figure in even light: skin above the waistband and below the hem, dark shorts between. */

const [WIDTH, HEIGHT] = [180, 320];

/** The shading's grid is half as wide and high as the mask's. */
const [COLUMNS, ROWS] = [WIDTH / 2, HEIGHT / 2];
const heightAt = (i: number): number => heightOf(POSE, Math.floor(i / COLUMNS) * 2 + 0.5);
const POSE = standing({ stature: 280, top: 20, centre: 90, girth: 1.1, arms: 14 });
const SKIN = [205, 160, 135] as const;
const WAISTBAND = 0.45;
const HEM = 0.6;

let outline: BodyOutline;
beforeAll(() => {
  const labels = newMask(WIDTH, HEIGHT);
  paintTemplate(POSE, labels);
  const mask = { ...labels, data: labels.data.map((label) => (label > 0 ? 1 : 0)) };
  outline = bodyOutline(mask, labels, POSE);
});

/** The shading of the figure; `light` is the share of brightness at a pixel of its skin. */
function shade(light: (x: number, y: number) => number, waistband = WAISTBAND): BodyShading {
  const photo: RgbImage = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 3).fill(90) };
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    if (outline.mask.data[i] === 0) continue;
    const y = heightOf(POSE, Math.floor(i / WIDTH));
    const share = light(i % WIDTH, y);
    photo.data.set(y < waistband || y > HEM ? SKIN.map((value) => value * share) : [25, 28, 50], i * 3);
  }
  return bodyShading(photo, outline);
}

function largest(plane: Plane, counts: (i: number) => boolean = () => true): number {
  let most = 0;
  for (let i = 0; i < plane.data.length; i++) if (counts(i)) most = Math.max(most, Math.abs(plane.data[i]!));
  return most;
}

it("reads no light and no shade into even skin, not even beside dark clothes or the wall", () => {
  const { relief, belly } = shade(() => 1);
  expect(largest(relief)).toBeLessThan(0.001);
  expect(largest(belly)).toBeLessThan(0.005);
});

it("does not take faint blotches for muscles, but clear relief", () => {
  const waves = (depth: number) => shade((x) => 1 + depth * Math.sin(x / 2.5));
  const [faint, clear] = [largest(waves(0.012).relief), largest(waves(0.12).relief)];
  expect(clear).toBeGreaterThan(0.02);
  expect(faint).toBeLessThan(clear / 20);
});

it("sees a belly that stands out", () => {
  const { belly } = shade((x, y) => 1 + 0.15 * Math.exp(-(((y - 0.4) / 0.03) ** 2) - ((x - 90) / 12) ** 2));
  expect(largest(belly)).toBeGreaterThan(0.04);
});

it("touches nothing outside of the body and nothing down to the shoulder line, where it sets in", () => {
  const shading = shade((x) => 1 + 0.1 * Math.sin(x / 2.5));
  const shoulders = shoulderLine(outline);
  const still = (i: number) => {
    const [x, y] = [(i % COLUMNS) * 2, Math.floor(i / COLUMNS) * 2];
    const corners = [0, 1, WIDTH, WIDTH + 1].map((step) => outline.mask.data[y * WIDTH + x + step]!);
    return corners.includes(0) || heightAt(i) <= shoulders;
  };
  for (const plane of Object.values(shading)) {
    expect(plane.data).toHaveLength(COLUMNS * ROWS);
    expect(largest(plane)).toBeGreaterThan(0.01);
    expect(largest(plane, still)).toBe(0);
  }
  const below = (i: number) => heightAt(i) < shoulders + 0.015;
  expect(largest(shading.relief, below)).toBeLessThan(largest(shading.relief) / 4);
});

it("draws flanks up to the contour, where they fade, and the belly's muscles on skin alone", () => {
  const { lean } = shade(() => 1);
  const row = Math.round(rowOf(POSE, 0.4) / 2);
  const edge = Math.ceil(outline.torso.left[row * 2]! / 2);
  const flank = (inwards: number): number => Math.abs(lean.data[row * COLUMNS + edge + inwards]!);
  expect(flank(0)).toBeLessThan(flank(2) / 2);
  const belly = (i: number) =>
    heightAt(i) > 0.32 && heightAt(i) < 0.42 && Math.abs((i % COLUMNS) - POSE.centre / 2) < 8;
  expect(largest(lean, belly)).toBeGreaterThan(0.4);
  expect(largest(shade(() => 1, 0.28).lean, belly)).toBeLessThan(0.02);
});
