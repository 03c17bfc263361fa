import { expect, it } from "vitest";
import { drawnGirths } from "./drawn-girths";
import { girthRatios } from "./girths";
import { TAPE_SITES, tapeChanges } from "./tape-change";
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

it("a picture has the girths of the table beside it, also at hips that training widens only backwards", () => {
  const subject = { sex: "male" as const, heightInches: 70, now: { weightLbs: 170, bodyFat: 22 } };
  const target = { weightLbs: 185, bodyFat: 18 };
  const { frontWidth } = girthRatios({ ...subject, target });
  const widths = TAPE_SITES.map((site) => ({ site, asked: frontWidth[site], made: frontWidth[site] }));
  const drawn = drawnGirths({ ...subject, target }, widths);
  const table = tapeChanges({ ...subject, drawn: target, likely: null });
  for (const { site, fromCm, cm } of table) {
    const { beforeCm, askedCm, madeCm } = drawn.find((girth) => girth.site === site)!;
    expect([beforeCm, askedCm]).toEqual([fromCm, expect.closeTo(fromCm + cm, 9)]);
    expect(madeCm).toBeCloseTo(fromCm + cm, 9);
  }
});

it("a width that did not change shows the girth of before", () => {
  const subject = { sex: "male" as const, heightInches: 70, now: { weightLbs: 207, bodyFat: 34 } };
  const target = { weightLbs: 162, bodyFat: 18 };
  const { frontWidth } = girthRatios({ ...subject, target });
  const widths = [{ site: "waist" as const, asked: frontWidth.waist, made: 1 }];
  const [drawn] = drawnGirths({ ...subject, target }, widths);
  expect(drawn!.madeCm).toBeCloseTo(drawn!.beforeCm, 9);
});
