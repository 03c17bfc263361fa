import { expect, it } from "vitest";
import { drawnGirths } from "./drawn-girths";
import { girthRatios } from "./girths";
import { type SiteWidth, widthError, wrongWidth } from "./widths";

const waist = (made: number | null): SiteWidth => ({ site: "waist", asked: 0.9, made });

it("the error of a width is relative to the requested width, and 0 for a hidden one", () => {
  expect(widthError(waist(0.945))).toBeCloseTo(0.05, 9);
  expect(widthError(waist(0.855))).toBeCloseTo(-0.05, 9);
  expect(widthError(waist(null))).toBe(0);
});

it("only the worst width is reported, and none within 3 %", () => {
  const hip: SiteWidth = { site: "hip", asked: 1, made: 1.04 };
  expect(wrongWidth([hip, waist(0.85), waist(null)])).toEqual(waist(0.85));
  expect(wrongWidth([waist(0.925), waist(0.875)])).toBeNull();
  expect(wrongWidth([])).toBeNull();
});

it("converting girths to widths and back gives the same girths", () => {
  const subject = { sex: "male" as const, heightInches: 70, now: { weightLbs: 207, bodyFat: 34 } };
  const target = { weightLbs: 162, bodyFat: 18 };
  const { girth, frontWidth } = girthRatios({ ...subject, target });
  const [drawn] = drawnGirths(subject, [{ site: "waist", asked: frontWidth.waist, made: 1 }]);
  expect(drawn!.askedCm / drawn!.beforeCm).toBeCloseTo(girth.waist, 9);
  expect(drawn!.madeCm).toBeCloseTo(drawn!.beforeCm, 9);
});
