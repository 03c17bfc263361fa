import { expect, it } from "vitest";
import { gridRows } from "./grid-rows";
import { newPlane } from "./raster";

it("scales a plane to the size of the photo with bilinear interpolation", () => {
  const plane = newPlane(4, 2);
  plane.data.set([0, 1, 2, 3, 0, 1, 2, 3]);
  const out = new Int32Array(8);
  gridRows(plane, 8, 4, { rest: 0, units: 100 })(1, out);
  expect([...out]).toEqual([0, 25, 75, 125, 175, 225, 275, 300]);
});

it("returns the columns that differ from rest, and null for a row at rest", () => {
  const plane = newPlane(40, 2);
  plane.data[20] = 5;
  const out = new Int32Array(80).fill(9);
  const read = gridRows(plane, 80, 40, { rest: 0, units: 100 });
  expect(read(39, out)).toBeNull();
  expect(out.every((value) => value === 0)).toBe(true);
  const moved = read(0, out)!;
  for (const [x, value] of out.entries())
    if (value !== 0) {
      expect(x).toBeGreaterThanOrEqual(moved.first);
      expect(x).toBeLessThanOrEqual(moved.last);
    }
  expect(moved.last - moved.first).toBeLessThan(12);
});
