import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slideIndex } from "./slide-index";

describe("the slide of an address", () => {
  it("is the first one without a number", () => {
    expect(slideIndex(undefined, 6)).toBe(0);
    expect(slideIndex([], 6)).toBe(0);
  });

  it.each([
    ["0", 0],
    ["5", 5],
    ["6", 5],
    ["99999999999999999999", 5],
    ["-1", 0],
    ["03", 3],
  ])("of /welcome/%s is number %i", (segment, slide) => {
    expect(slideIndex([segment], 6)).toBe(slide);
  });

  it.each(["", "two", "1a", "2.5", "1e1", "0x3", "NaN", " 1", "٣"])("is null for %j", (segment) => {
    expect(slideIndex([segment], 6)).toBeNull();
  });

  it("is null when more segments follow", () => {
    expect(slideIndex(["1", "2"], 6)).toBeNull();
  });

  it("is an existing slide or null", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.bigInt().map(String)), (segment) => {
        const slide = slideIndex([segment], 6);
        expect(slide === null || (Number.isInteger(slide) && slide >= 0 && slide < 6)).toBe(true);
      }),
    );
  });
});
