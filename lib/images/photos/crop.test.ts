import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  areaOf,
  type CropView,
  keepInside,
  largestFrame,
  MAX_ANGLE,
  outputSize,
  pan,
  type Size,
  straighten,
  viewOn,
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
  angle: fc.double({ min: -40, max: 40, noNaN: true }),
});

/** `at` in fractions of the frame. Rotates back, because the picture is rotated. */
function underFrame(picture: Size, view: CropView, at: { x: number; y: number }) {
  const { left, top, width, height, angle } = areaOf(picture, view);
  const [right, down] = [(at.x - 0.5) * width, (at.y - 0.5) * height];
  const radians = (-angle * Math.PI) / 180;
  return {
    x: left + width / 2 + right * Math.cos(radians) - down * Math.sin(radians),
    y: top + height / 2 + right * Math.sin(radians) + down * Math.cos(radians),
  };
}

const CORNERS = [0, 1].flatMap((x) => [0, 1].map((y) => ({ x, y })));

const isInside = (picture: Size, view: CropView) => {
  const close = 1e-6 * Math.max(picture.width, picture.height);
  return CORNERS.map((corner) => underFrame(picture, view, corner)).every(
    ({ x, y }) => x >= -close && y >= -close && x <= picture.width + close && y <= picture.height + close,
  );
};

describe("the crop frame", () => {
  it("starts with the largest part of the picture that fits 9:16", () => {
    expect(largestFrame({ width: 4000, height: 3000 })).toEqual({ width: 1687.5, height: 3000 });
    expect(largestFrame({ width: 1000, height: 4000 })).toEqual({ width: 1000, height: 1000 / (9 / 16) });
    expect(areaOf({ width: 1080, height: 1920 }, WHOLE_FRAME)).toEqual({
      left: 0,
      top: 0,
      width: 1080,
      height: 1920,
      angle: 0,
    });
  });

  it("always stays inside the picture, for every drag, zoom and rotation", () => {
    fc.assert(
      fc.property(sizes, views, fraction, fraction, fraction, (picture, view, right, down, factor) => {
        const inside = keepInside(picture, view);
        expect(isInside(picture, inside)).toBe(true);
        expect(isInside(picture, pan(picture, inside, right, down))).toBe(true);
        expect(isInside(picture, zoomBy(picture, inside, Math.abs(factor) + 0.01, { x: 0.9, y: 0.1 }))).toBe(
          true,
        );
        expect(isInside(picture, straighten(picture, inside, factor * MAX_ANGLE))).toBe(true);
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

  it.each([0, 10, -15])("follows the pointer on a picture rotated by %s degrees", (angle) => {
    const picture = { width: 4000, height: 3000 };
    const before = { x: 0.5, y: 0.5, zoom: 3, angle };
    const after = pan(picture, before, 0.1, 0.2);
    const held = underFrame(picture, before, { x: 0.4, y: 0.3 });
    const dropped = underFrame(picture, after, { x: 0.5, y: 0.5 });
    expect(dropped.x).toBeCloseTo(held.x, 6);
    expect(dropped.y).toBeCloseTo(held.y, 6);
  });

  it.each([0, 10, -15])("zooms around a fixed point, at %s degrees", (angle) => {
    const picture = { width: 3000, height: 4000 };
    const at = { x: 0.25, y: 0.75 };
    const before = { x: 0.5, y: 0.5, zoom: 2, angle };
    const [from, to] = [before, zoomBy(picture, before, 1.4, at)].map((view) =>
      underFrame(picture, view, at),
    );
    expect(to!.x).toBeCloseTo(from!.x, 6);
    expect(to!.y).toBeCloseTo(from!.y, 6);
  });

  it("zooms a rotated picture just enough to fill the corners", () => {
    const picture = { width: 1080, height: 1920 };
    const turned = straighten(picture, WHOLE_FRAME, 10);
    const { width, height } = areaOf(picture, turned);
    expect(width).toBeLessThan(1080);
    const slack = CORNERS.map((corner) => underFrame(picture, turned, corner).x);
    expect(Math.min(...slack)).toBeCloseTo(0, 6);
    expect(height / width).toBeCloseTo(16 / 9, 9);
    expect(straighten(picture, turned, 0)).toEqual(WHOLE_FRAME);
    expect(straighten(picture, turned, 99).angle).toBe(MAX_ANGLE);
  });
});

describe("the uploaded picture", () => {
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

describe("the proposed view of a person", () => {
  const PHONE = { width: 3000, height: 4000 };
  const spanOf = (picture: Size, view: CropView) => {
    const { left, top, width, height } = areaOf(picture, view);
    return {
      left: left / picture.width,
      top: top / picture.height,
      right: (left + width) / picture.width,
      bottom: (top + height) / picture.height,
    };
  };

  it("shows them from head to feet with a margin, centred", () => {
    const box = { left: 0.6, top: 0.3, width: 0.16, height: 0.5 };
    const { left, top, right, bottom } = spanOf(PHONE, viewOn(PHONE, box));
    expect((left + right) / 2).toBeCloseTo(0.68);
    expect((top + bottom) / 2).toBeCloseTo(0.55);
    expect(bottom - top).toBeCloseTo(0.5 * 1.14);
  });

  it("does not change a photo that the person already fills", () => {
    const box = { left: 0.2, top: 0.05, width: 0.6, height: 0.9 };
    expect(viewOn({ width: 1080, height: 1920 }, box)).toEqual(WHOLE_FRAME);
  });

  it("always stays inside the picture", () => {
    const share = fc.double({ min: 0.01, max: 1, noNaN: true });
    fc.assert(
      fc.property(sizes, share, share, share, share, (picture, x, y, width, height) => {
        const view = viewOn(picture, { left: x * (1 - width), top: y * (1 - height), width, height });
        expect(keepInside(picture, view)).toEqual(view);
      }),
    );
  });

  it("contains the whole person if a 9:16 frame has room", () => {
    const box = { left: 0, top: 0.02, width: 0.3, height: 0.6 };
    const { left, top, right, bottom } = spanOf(PHONE, viewOn(PHONE, box));
    expect([left <= 0.0001, top <= 0.02, right >= 0.3, bottom >= 0.62]).toEqual([true, true, true, true]);
  });
});
