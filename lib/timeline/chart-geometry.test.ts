import { describe, expect, it } from "vitest";
import type { ChartPoint } from "./chart";
import { bandPath, linePath, nearestPoint, planeOf, scalesOf } from "./chart-geometry";

const POINTS: ChartPoint[] = [
  { month: -1, measured: 200 },
  { month: 0, measured: 195, forecast: 195, range: [195, 195] },
  { month: 1, forecast: 190, range: [188, 192] },
  { month: 1.5, planned: 191 },
  { month: 2, forecast: 185, range: [181, 189] },
];
const plane = planeOf({ width: 364, height: 254 });
const scales = scalesOf(plane, [-1, 2], [180, 200]);

describe("a chart's plane", () => {
  it("leaves room for the names of the axes", () => {
    expect(plane).toEqual({ left: 44, right: 344, top: 20, bottom: 220 });
  });

  it("runs from the first month to the last and from the highest value down to the lowest", () => {
    expect([scales.x(-1), scales.x(2)]).toEqual([44, 344]);
    expect([scales.y(200), scales.y(180)]).toEqual([20, 220]);
  });

  it("keeps a length before its size is known", () => {
    const { left, right, top, bottom } = planeOf({ width: 0, height: 0 });
    expect(right).toBeGreaterThan(left);
    expect(bottom).toBeGreaterThan(top);
  });
});

describe("what is drawn", () => {
  it("is a line through the points that have the value, whatever lies between them", () => {
    expect(linePath(POINTS, "forecast", scales)).toBe("M144 70L244 120L344 170");
    expect(linePath(POINTS, "measured", scales)).toBe("M44 20L144 70");
    expect(linePath([], "forecast", scales)).toBe("");
  });

  it("is the likely range, closed", () => {
    expect(bandPath(POINTS, scales)).toBe("M144 70L244 100L344 130L344 210L244 140L144 70Z");
    expect(bandPath(POINTS.slice(0, 2), scales)).toBe("");
  });

  it("answers a finger with the nearest point", () => {
    expect(nearestPoint(POINTS, scales, 190)).toBe(1);
    expect(nearestPoint(POINTS, scales, 200)).toBe(2);
    expect(nearestPoint(POINTS, scales, 9999)).toBe(4);
    expect(nearestPoint([], scales, 0)).toBe(-1);
  });
});
