import { describe, expect, it } from "vitest";
import type { BodyShading } from "./body-shading";
import { newPlane, type RgbImage } from "./raster";
import { remap } from "./remap";
import { shadingChange, shadingFactor } from "./shading-change";

const SIZE = 16;

/** Shading of all kinds in a square, nothing around it. */
function shading(): BodyShading {
  const square = (value: number) => {
    const plane = newPlane(SIZE, SIZE);
    for (let y = 4; y < 12; y++) plane.data.fill(value, y * SIZE + 4, y * SIZE + 12);
    return plane;
  };
  return { relief: square(-0.05), belly: square(0.06), lean: square(-0.8), round: square(0.7) };
}

describe("the change of shading", () => {
  it("is none when the body fat stays, and then no pixel is touched", () => {
    expect(Object.values(shadingChange(24, 24)).every((amount) => amount === 0)).toBe(true);
    expect(shadingFactor(shading(), shadingChange(24, 24))).toBeNull();
  });

  it.each([
    ["lost", 28, [26, 22, 17, 11, 6]],
    ["gained", 10, [12, 16, 22, 30, 40]],
  ] as const)("grows with the fat that is %s", (_, now, steps) => {
    const sizes = steps.map((then) => Object.values(shadingChange(now, then)).map(Math.abs));
    for (let k = 1; k < sizes.length; k++)
      for (const [kind, size] of sizes[k]!.entries())
        expect(size).toBeGreaterThanOrEqual(sizes[k - 1]![kind]!);
    expect(sizes.at(-1)![0]!).toBeGreaterThan(sizes[0]![0]! * 2);
  });

  it("shows muscle and flattens the belly when fat is lost, and the opposite when it is gained", () => {
    const [leaner, fuller] = [shadingChange(25, 12), shadingChange(12, 25)];
    for (const kind of ["relief", "lean"] as const) {
      expect(leaner[kind]).toBeGreaterThan(0);
      expect(fuller[kind]).toBeLessThan(0);
    }
    for (const kind of ["belly", "round"] as const) {
      expect(leaner[kind]).toBeLessThan(0);
      expect(fuller[kind]).toBeGreaterThan(0);
    }
  });

  it("draws no muscles onto a body that is still far too full to show them", () => {
    expect(shadingChange(44, 34).lean).toBe(0);
  });

  it("changes brightness alone: hue and saturation stay, and nothing changes outside", () => {
    const photo: RgbImage = { width: 64, height: 64, data: new Uint8Array(64 * 64 * 3) };
    for (let i = 0; i < 64 * 64; i++) photo.data.set([200, 150, 100], i * 3);
    const { data } = remap(photo, newPlane(SIZE, SIZE), shadingFactor(shading(), shadingChange(28, 12)));
    const pixel = (x: number, y: number) => [...data.subarray((y * 64 + x) * 3, (y * 64 + x) * 3 + 3)];
    const [red, green, blue] = pixel(32, 32) as [number, number, number];
    expect(red).toBeLessThan(195);
    expect(green / red).toBeCloseTo(0.75, 1.7);
    expect(blue / red).toBeCloseTo(0.5, 1.7);
    expect(pixel(4, 32)).toEqual([200, 150, 100]);
    expect(pixel(60, 60)).toEqual([200, 150, 100]);
  });
});
