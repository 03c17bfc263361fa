import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { brandColours, contrast, GROUNDS, lostIn, luminanceOf } from "./colour";

const hexes = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("an accepted colour is visible and readable in both themes", () => {
  fc.assert(
    fc.property(hexes, (hex) => {
      fc.pre(lostIn(hex) === null);
      const colours = brandColours(hex);
      for (const theme of ["light", "dark"] as const) {
        const { fill, ink } = colours[theme];
        expect(contrast(luminanceOf(fill), GROUNDS[theme])).toBeGreaterThanOrEqual(3);
        expect(contrast(luminanceOf(fill), luminanceOf(ink))).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ["#1f6feb", "#1f6feb", "#1f6feb"],
  // Gold gets darker on light, navy lighter on dark; elsewhere they stay unchanged.
  ["#facc15", "#aa8a0a", "#facc15"],
  ["#1e3a8a", "#1e3a8a", "#556198"],
])("%s is %s in light and %s in dark", (hex, light, dark) => {
  const colours = brandColours(hex);
  expect([colours.light.fill, colours.dark.fill]).toEqual([light, dark]);
});

test.each([
  ["#000000", "dark"],
  ["#0b0f14", "dark"],
  ["#ffffff", "light"],
  ["#fffbe6", "light"],
  ["#808080", null],
  ["#1e3a8a", null],
  ["#facc15", null],
])("%s is invisible in theme %s", (hex, theme) => expect(lostIn(hex)).toBe(theme));

test("the backgrounds match the design tokens", () => {
  const css = readFileSync(new URL("../../../components/ui/tokens.css", import.meta.url), "utf8");
  const [light, dark] = css.split("@media not print");
  const lightness = (block: string | undefined, name: string) =>
    Number(new RegExp(`--${name}: oklch\\(([\\d.]+)`).exec(block ?? "")?.[1]);
  // For near-grey colours the luminance is about the cube of OKLab's lightness.
  expect(lightness(light, "background") ** 3).toBeCloseTo(GROUNDS.light, 2);
  expect(lightness(dark, "card") ** 3).toBeCloseTo(GROUNDS.dark, 3);
});
