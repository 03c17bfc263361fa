import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newMask, newPlane } from "@/lib/engine/raster/raster";
import { contoursOf } from "./contours";
import { fillHoles } from "./hole-filling";

const SIZE = 40;

function maskOf(inside: (x: number, y: number) => boolean) {
  const mask = newMask(SIZE, SIZE);
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) mask.data[y * SIZE + x] = inside(x, y) ? 1 : 0;
  return mask;
}

const disc = (radius: number) => (x: number, y: number) => Math.hypot(x + 0.5 - 20, y + 0.5 - 20) < radius;

describe("contours", () => {
  it("of a rectangle have four points", () => {
    const lines = contoursOf(maskOf((x, y) => x >= 5 && x < 15 && y >= 8 && y < 30));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toHaveLength(4);
    for (const { x, y } of lines[0]!)
      expect(
        Math.min(Math.abs(x - 5), Math.abs(x - 15)) + Math.min(Math.abs(y - 8), Math.abs(y - 30)),
      ).toBeLessThanOrEqual(1);
  });

  it("surround a body and the hole in it", () => {
    expect(contoursOf(maskOf((x, y) => disc(18)(x, y) && !disc(8)(x, y)))).toHaveLength(2);
    expect(contoursOf(maskOf(() => false))).toEqual([]);
  });

  it("stay within one and a half pixels of the mask's edge", () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 18 }), (radius) => {
        for (const { x, y } of contoursOf(maskOf(disc(radius))).flat())
          expect(Math.abs(Math.hypot(x - 20, y - 20) - radius)).toBeLessThan(1.5);
      }),
    );
  });
});

describe("fillHoles", () => {
  const pierced = () => maskOf((x, y) => disc(18)(x, y) && !(Math.abs(x - 20) < 2 && Math.abs(y - 20) < 2));

  const seenBy = (probability: number) => {
    const plane = newPlane(SIZE, SIZE);
    plane.data.fill(probability);
    return plane;
  };

  it("fills a hole where the networks see the person", () => {
    expect(contoursOf(fillHoles(pierced(), seenBy(0.9)))).toHaveLength(1);
  });

  it("keeps a hole where the networks see the background", () => {
    expect(fillHoles(pierced(), seenBy(0.2)).data).toEqual(pierced().data);
  });
});
