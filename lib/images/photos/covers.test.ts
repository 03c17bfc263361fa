import { describe, expect, test } from "vitest";
import { coverAt, moved, scaled } from "./covers";
import type { Box } from "./schema";

const rounded = (box: Box) => Object.values(box).map((part) => Number((100 * (part as number)).toFixed(1)));
const FACE = { left: 0.4, top: 0.1, width: 0.2, height: 0.1 };

describe("a cover", () => {
  test("lies around the point, as large as the first one, or of a usual size", () => {
    expect(rounded(coverAt(0.5, 0.5, [FACE], 2))).toEqual([40, 45, 20, 10]);
    expect(rounded(coverAt(0.5, 0.5, [], 2))).toEqual([42, 45, 16, 10]);
  });

  test("stays inside the photo", () => {
    expect(rounded(coverAt(0, 1, [FACE], 2))).toEqual([0, 90, 20, 10]);
    expect(rounded(moved(FACE, 1, -1))).toEqual([80, 0, 20, 10]);
    expect(rounded(scaled(FACE, 20))).toEqual([0, 0, 100, 100]);
  });

  test("moves, and grows around its centre", () => {
    expect(rounded(moved(FACE, 0.05, 0.02))).toEqual([45, 12, 20, 10]);
    expect(rounded(scaled(FACE, 0.5))).toEqual([45, 12.5, 10, 5]);
  });
});
