import { describe, expect, it } from "vitest";
import { shrinkBy } from "./raster";

describe("shrinkBy", () => {
  it("averages squares of pixels per channel and drops incomplete squares", () => {
    const data = Uint8Array.from({ length: 5 * 3 * 3 }, (_, i) => Math.floor(i / 3) * 10 + (i % 3));
    const small = shrinkBy({ width: 5, height: 3, data }, 2);
    expect(small).toEqual({ width: 2, height: 1, data: Uint8Array.from([30, 31, 32, 50, 51, 52]) });
  });
});
