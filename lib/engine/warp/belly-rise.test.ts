import { expect, it } from "vitest";
import { bodyOutline } from "@/lib/engine/outline/body-outline";
import { newMask, newPlane } from "@/lib/engine/raster/raster";
import { bodyChange } from "@/lib/engine/surface/relief";
import { rowOf } from "@/lib/engine/template/body-template";
import { paintTemplate } from "@/lib/engine/template/template-raster";
import { standing } from "@/tests/figures/standing";
import { bellyRise } from "./belly-rise";
import { remap } from "./remap";

const [WIDTH, HEIGHT] = [270, 480];
const STATURE = 430;

const pose = standing({ stature: STATURE, top: 20, centre: 135, girth: 1.15, arms: 20 });
const labels = newMask(WIDTH, HEIGHT);
paintTemplate(pose, labels);
const outline = bodyOutline({ ...labels, data: labels.data.map((part) => (part > 0 ? 1 : 0)) }, labels, pose);

const change = (bodyFat: number, view: "front" | "back" = "front") =>
  bodyChange(
    {
      sex: "male",
      heightInches: 70,
      now: { weightLbs: 200, bodyFat: 28 },
      target: { weightLbs: 180, bodyFat },
    },
    view,
  );

const riseAt = (bodyFat: number, y: number, x: number): number =>
  bellyRise(outline, change(bodyFat))!.data[rowOf(pose, y) * WIDTH + x]!;

it("lifts the middle of the belly as far as on rendered people of known shape", () => {
  // Measured on them: .0155 to .02 of the stature per 10 points of body fat.
  expect(riseAt(18, 0.455, 135) / STATURE).toBeGreaterThan(0.015);
  expect(riseAt(18, 0.455, 135) / STATURE).toBeLessThan(0.02);
});

it("lifts more for more lost fat, and lowers the belly for gained fat", () => {
  expect(riseAt(23, 0.455, 135)).toBeGreaterThan(1);
  expect(riseAt(18, 0.455, 135)).toBeGreaterThan(riseAt(23, 0.455, 135) + 1);
  expect(riseAt(33, 0.455, 135)).toBeLessThan(-1);
});

it("does not lift the belly of a lean person", () => {
  const lean = { ...change(13), before: { ...change(13).before, bodyFat: 17 } };
  expect(bellyRise(outline, lean)).toBeNull();
});

it("keeps the chest, the crotch, the body's edge and the background in place", () => {
  expect(riseAt(18, 0.28, 135)).toBe(0);
  expect(Math.abs(riseAt(18, 0.545, 135))).toBeLessThan(0.5);
  const edge = Math.floor(outline.torso.left[rowOf(pose, 0.455)]!);
  expect(Math.abs(riseAt(18, 0.455, edge + 1))).toBeLessThan(0.3 * riseAt(18, 0.455, 135));
  const rise = bellyRise(outline, change(18))!;
  expect(rise.data.every((value, i) => value === 0 || outline.mask.data[i]! > 0)).toBe(true);
});

it("never reads from below the picture if the picture ends at the belly", () => {
  const height = rowOf(pose, 0.47);
  const cut = { ...labels, height, data: labels.data.slice(0, WIDTH * height) };
  const cutOutline = bodyOutline({ ...cut, data: cut.data.map((part) => (part > 0 ? 1 : 0)) }, cut, pose);
  const { data } = bellyRise(cutOutline, change(18))!;
  for (let row = 0; row < height; row++) expect(row + data[row * WIDTH + 135]!).toBeLessThan(height + 0.2);
});

it("is null in back views and without a change of body fat", () => {
  expect(bellyRise(outline, change(18, "back"))).toBeNull();
  expect(bellyRise(outline, change(28))).toBeNull();
});

it("moves a waistband up by that many pixels, and only the waistband", () => {
  const photo = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 3).fill(200) };
  const band = rowOf(pose, 0.46);
  photo.data.fill(40, band * WIDTH * 3, (band + 1) * WIDTH * 3);
  const rise = bellyRise(outline, change(18))!;
  const { data } = remap(photo, { shift: newPlane(WIDTH, HEIGHT), rise, light: null });
  const darkest = (x: number): number => {
    const column = Array.from({ length: HEIGHT }, (_, y) => data[(y * WIDTH + x) * 3]!);
    return column.indexOf(Math.min(...column));
  };
  expect(darkest(20)).toBe(band);
  expect(band - darkest(135)).toBe(Math.round(riseAt(18, 0.455, 135)));
});
