import { describe, expect, it } from "vitest";
import { smoothPlane, smoothWidely } from "./plane-smoothing";
import { newPlane } from "./raster";
import { fillGaps, medianValues, smoothValues } from "./smoothing";

const gap = Number.NaN;

describe("smoothing", () => {
  it("keeps constant values, even at the edges", () => {
    expect(Array.from(smoothValues(new Float32Array(9).fill(3), 2))).toEqual(
      Array(9).fill(expect.closeTo(3, 5)),
    );
    const plane = { width: 7, height: 5, data: new Float32Array(35).fill(2) };
    for (const smooth of [smoothPlane(plane, 1, 2), smoothWidely(plane, 4)]) {
      for (const value of smooth.data) expect(value).toBeCloseTo(2, 4);
    }
  });

  it("spreads a point like a Gaussian of the same sigma, in both implementations", () => {
    const spread = (wide: boolean): number => {
      const point = newPlane(121, 121);
      point.data[60 * 121 + 60] = 1;
      const { data } = wide ? smoothWidely(point, 6) : smoothPlane(point, 6, 6);
      let variance = 0;
      for (let i = 0; i < data.length; i++) variance += data[i]! * ((i % 121) - 60) ** 2;
      return Math.sqrt(variance);
    };
    expect(spread(false)).toBeGreaterThan(5.4);
    expect(Math.abs(spread(true) - 6)).toBeLessThan(0.6);
  });

  it("replaces an outlier by the median and keeps wide gaps", () => {
    const values = Float32Array.from([1, 1, 9, 1, gap, 1]);
    expect(Array.from(medianValues(values, 1))).toEqual([1, 1, 1, 9, 1, 1]);
    expect(Array.from(medianValues(Float32Array.from([gap, gap, gap]), 1))).toEqual([gap, gap, gap]);
  });

  it("fills gaps with linear interpolation, constant beyond the ends", () => {
    expect(Array.from(fillGaps(Float32Array.from([gap, 2, gap, gap, 8, gap])))).toEqual([2, 2, 4, 6, 8, 8]);
  });
});
