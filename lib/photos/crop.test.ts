import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  areaOf,
  type CropView,
  keepInside,
  largestFrame,
  outputSize,
  pan,
  type Size,
  WHOLE_FRAME,
  zoomBy,
} from "./crop";

const sizes: fc.Arbitrary<Size> = fc.record({
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
});
const fraction = fc.double({ min: -2, max: 3, noNaN: true });
const views: fc.Arbitrary<CropView> = fc.record({
  x: fraction,
  y: fraction,
  zoom: fc.double({ min: 0.01, max: 50, noNaN: true }),
});

const isInside = (picture: Size, view: CropView) => {
  const { left, top, width, height } = areaOf(picture, view);
  const close = 1e-6 * Math.max(picture.width, picture.height);
  return (
    left >= -close &&
    top >= -close &&
    left + width <= picture.width + close &&
    top + height <= picture.height + close
  );
};

describe("the crop frame", () => {
  it("starts with as much of the picture as 9:16 can hold", () => {
    expect(largestFrame({ width: 4000, height: 3000 })).toEqual({ width: 1687.5, height: 3000 });
    expect(largestFrame({ width: 1000, height: 4000 })).toEqual({ width: 1000, height: 1000 / (9 / 16) });
    expect(areaOf({ width: 1080, height: 1920 }, WHOLE_FRAME)).toEqual({
      left: 0,
      top: 0,
      width: 1080,
      height: 1920,
    });
  });

  it("shows nothing but picture, wherever it is dragged and however it is magnified", () => {
    fc.assert(
      fc.property(sizes, views, fraction, fraction, fraction, (picture, view, right, down, factor) => {
        const inside = keepInside(picture, view);
        expect(isInside(picture, inside)).toBe(true);
        expect(isInside(picture, pan(picture, inside, right, down))).toBe(true);
        expect(isInside(picture, zoomBy(picture, inside, Math.abs(factor) + 0.01, { x: 0.9, y: 0.1 }))).toBe(
          true,
        );
      }),
    );
  });

  it("is always 9:16", () => {
    fc.assert(
      fc.property(sizes, views, (picture, view) => {
        const { width, height } = areaOf(picture, keepInside(picture, view));
        expect(width / height).toBeCloseTo(9 / 16, 9);
      }),
    );
  });

  it("follows the finger: what lay under it still does", () => {
    const picture = { width: 4000, height: 3000 };
    const before = { x: 0.5, y: 0.5, zoom: 2 };
    const moved = areaOf(picture, pan(picture, before, 0.1, 0.2));
    const area = areaOf(picture, before);
    expect(moved.left).toBeCloseTo(area.left - 0.1 * area.width, 6);
    expect(moved.top).toBeCloseTo(area.top - 0.2 * area.height, 6);
  });

  it("magnifies around a point that stays where it is", () => {
    const picture = { width: 3000, height: 4000 };
    const at = { x: 0.25, y: 0.75 };
    const under = (view: CropView) => {
      const { left, top, width, height } = areaOf(picture, view);
      return [left + at.x * width, top + at.y * height];
    };
    const before = { x: 0.5, y: 0.5, zoom: 1.5 };
    const after = under(zoomBy(picture, before, 1.4, at));
    expect(after[0]).toBeCloseTo(under(before)[0]!, 6);
    expect(after[1]).toBeCloseTo(under(before)[1]!, 6);
  });
});

describe("what leaves the device", () => {
  it("is at most 1080 by 1920, 9:16, and never enlarged", () => {
    expect(outputSize({ width: 2250, height: 4000 })).toEqual({ width: 1080, height: 1920 });
    expect(outputSize({ width: 540, height: 960 })).toEqual({ width: 540, height: 960 });
    expect(outputSize({ width: 0.4, height: 0.7 })).toEqual({ width: 1, height: 2 });
    fc.assert(
      fc.property(sizes, (picture) => {
        const { width, height } = outputSize(areaOf(picture, WHOLE_FRAME));
        expect(width).toBeLessThanOrEqual(1080);
        expect(height).toBeLessThanOrEqual(1920);
        expect(Math.abs(height - (width * 16) / 9)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
