import { describe, expect, it } from "vitest";
import type { RgbImage } from "@/lib/engine/raster/raster";
import { layRegion, pyramidOf, type Region, sampleRegion, toPhoto } from "./region";

const SIZE = 8;

/** Red is the column, green the row. */
function ramp(width: number, height: number): RgbImage {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    data[i * 3] = i % width;
    data[i * 3 + 1] = Math.floor(i / width);
  }
  return { width, height, data };
}

const square = (x: number, y: number, side: number, angle = 0): Region => ({
  ...{ x, y, width: side, height: side, angle },
});

describe("toPhoto", () => {
  it("maps the middle of a region to its place in the photo", () => {
    expect(toPhoto(square(30, 40, 20, 1.2), 0.5, 0.5)).toEqual({ x: 30, y: 40 });
  });

  it("rotates clockwise with the region", () => {
    const { x, y } = toPhoto(square(0, 0, 10, Math.PI / 2), 1, 0.5);
    expect(x).toBeCloseTo(0, 9);
    expect(y).toBeCloseTo(5, 9);
  });
});

describe("sampleRegion", () => {
  it("returns the photo's pixels when no scaling is needed", () => {
    const input = sampleRegion(pyramidOf(ramp(64, 64)), square(20, 24, SIZE), SIZE, [0, 255]);
    expect([...input.slice(0, 3)].map(Math.round)).toEqual([16, 20, 0]);
    expect([...input.slice(-3)].map(Math.round)).toEqual([23, 27, 0]);
  });

  it("returns the network's black outside of the photo", () => {
    const input = sampleRegion(pyramidOf(ramp(64, 64)), square(-40, -40, SIZE), SIZE, [-1, 1]);
    expect(new Set(input)).toEqual(new Set([-1]));
  });
});

describe("layRegion", () => {
  const map = new Float32Array(SIZE * SIZE).fill(0.75);

  it("covers the region and nothing outside", () => {
    const laid = layRegion(map, SIZE, square(10, 10, SIZE), 20, 20, 0.1);
    const at = (x: number, y: number) => laid[y * 20 + x];
    expect([at(10, 10), at(6, 6), at(13, 13)]).toEqual([0.75, 0.75, 0.75]);
    expect([at(4, 10), at(10, 15)].map((value) => value?.toFixed(1))).toEqual(["0.1", "0.1"]);
  });

  it("puts a value back to its place, even in a rotated region", () => {
    const region = square(32, 32, 24, 0.5);
    const spot = new Float32Array(SIZE * SIZE);
    spot[2 * SIZE + 5] = 1;
    const laid = layRegion(spot, SIZE, region, 64, 64, 0);
    const brightest = laid.indexOf(Math.max(...laid));
    const { x, y } = toPhoto(region, 5.5 / SIZE, 2.5 / SIZE);
    expect(Math.hypot((brightest % 64) + 0.5 - x, Math.floor(brightest / 64) + 0.5 - y)).toBeLessThan(1.5);
  });
});
