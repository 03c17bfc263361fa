import { describe, expect, it } from "vitest";
import { largestPiece } from "./largest-piece";
import type { Mask } from "./raster";

const drawn = (rows: string[]): Mask => ({
  width: rows[0]!.length,
  height: rows.length,
  data: Uint8Array.from(rows.join(""), (cell) => (cell === "#" ? 1 : 0)),
});

describe("largestPiece", () => {
  it("keeps the largest connected component (4 neighbours) and drops the rest", () => {
    const mask = drawn(["#.#.##", "#.#.#.", "###..#", "...#.#"]);
    expect(largestPiece(mask)).toEqual(drawn(["#.#...", "#.#...", "###...", "......"]));
  });

  it("does not connect the end of a row with the start of the next", () => {
    expect(largestPiece(drawn(["..##", "#...", "##.."]))).toEqual(drawn(["....", "#...", "##.."]));
  });

  it("returns an empty mask for an empty mask", () => {
    expect(largestPiece(drawn(["..", ".."]))).toEqual(drawn(["..", ".."]));
  });
});
