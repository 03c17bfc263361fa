import { describe, expect, it } from "vitest";
import { newMask } from "./raster";
import { signedDistance } from "./signed-distance";

const SIZE = 9;

function square() {
  const mask = newMask(SIZE, SIZE);
  for (let y = 2; y <= 6; y++) mask.data.fill(1, y * SIZE + 2, y * SIZE + 7);
  return mask;
}

describe("signedDistance", () => {
  it("begins with half a pixel on both sides of the contour", () => {
    const { data } = signedDistance(square());
    const row = Array.from(data.subarray(4 * SIZE, 5 * SIZE));
    expect(row).toEqual([-1.5, -0.5, 0.5, 1.5, 2.5, 1.5, 0.5, -0.5, -1.5]);
  });

  it("measures diagonally around corners", () => {
    expect(signedDistance(square()).data[0]).toBeCloseTo(0.5 - 2 * Math.SQRT2, 5);
  });

  it("does not treat the picture's border as a contour", () => {
    const everywhere = newMask(3, 3);
    everywhere.data.fill(1);
    expect(Math.min(...signedDistance(everywhere).data)).toBeGreaterThan(1000);
    expect(Math.max(...signedDistance(newMask(3, 3)).data)).toBeLessThan(-1000);
  });
});
