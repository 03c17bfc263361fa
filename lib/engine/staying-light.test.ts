import { describe, expect, it } from "vitest";
import { formLight } from "./light/cover";
import { GAMMA } from "./light/skin-colour";
import { newPlane, type Plane } from "./raster/raster";
import { withStayingLight } from "./reshape";

const [WIDTH, HEIGHT] = [60, 120];
const STATURE = 400;
const BY = 6;
const COLUMN = 30;

const planeOf = (valueAt: (row: number, x: number) => number): Plane => {
  const plane = newPlane(WIDTH, HEIGHT);
  plane.data = plane.data.map((_, i) => valueAt(Math.floor(i / WIDTH), i % WIDTH));
  return plane;
};
const even = planeOf(() => 1);
const rise = planeOf((row) => (row > 30 && row < 90 ? BY : 0));
const SLOPE = 0.02;
const darkerBelow = planeOf((row) => -SLOPE * row);
const at = ({ data }: Plane, row: number) => data[row * WIDTH + COLUMN]!;

describe("withStayingLight", () => {
  it("keeps the shading of the belly in its place", () => {
    const factor = withStayingLight(
      even,
      rise,
      { form: formLight(darkerBelow, even, STATURE), bare: even },
      STATURE,
    );
    expect(Math.log(at(factor, 60)) * GAMMA).toBeCloseTo(SLOPE * BY, 2);
  });

  it("moves the shade of a navel with it", () => {
    const navel = planeOf((row, x) => (row === 66 && x === COLUMN ? -1 : 0));
    const factor = withStayingLight(
      even,
      rise,
      { form: formLight(navel, even, STATURE), bare: even },
      STATURE,
    );
    expect(Math.log(at(factor, 60)) * GAMMA).toBeLessThan(0.1);
  });

  it("moves the shading of cloth with the cloth", () => {
    const cloth = planeOf((row) => (row < 40 ? 1 : 0));
    const factor = withStayingLight(
      even,
      rise,
      { form: formLight(darkerBelow, cloth, STATURE), bare: cloth },
      STATURE,
    );
    expect(at(factor, 60)).toBe(1);
    expect(at(factor, 80)).toBe(1);
  });

  it("does not change rows without a rise", () => {
    const factor = withStayingLight(
      even,
      rise,
      { form: formLight(darkerBelow, even, STATURE), bare: even },
      STATURE,
    );
    expect(at(factor, 20)).toBe(1);
    expect(at(factor, 100)).toBe(1);
  });
});
