import { expect, test } from "vitest";
import { breakpointOf, contentWidthOf, DEVICES, sizeOf } from "./presets";

test.each([
  [0, "base", null],
  [639, "base", null],
  [640, "sm", null],
  [767, "sm", null],
  [768, "md", null],
  [1024, "lg", null],
  [1279, "lg", null],
  [1280, "xl", 1400],
  [1535, "xl", 1400],
  [1536, "2xl", 1600],
])("%i pixels are breakpoint %s with a content width of %s", (width, breakpoint, content) => {
  expect(breakpointOf(width)).toBe(breakpoint);
  expect(contentWidthOf(breakpointOf(width))).toBe(content);
});

test("the devices go from 375 by 667 to 1920 by 1080, narrow ones first", () => {
  const sizes = DEVICES.map(({ id }) => sizeOf(id));
  expect(sizes[0]).toEqual({ width: 375, height: 667 });
  expect(sizes.at(-1)).toEqual({ width: 1920, height: 1080 });
  const widths = sizes.map(({ width }) => width);
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
});
