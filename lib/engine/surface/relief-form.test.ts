import fc from "fast-check";
import { expect, it } from "vitest";
import type { SizedBody } from "./body-sections";
import { peakOf, RELIEF } from "./relief";
import { type Tissue, tissueOf } from "./relief-form";

const MUSCLES = RELIEF.filter((relief) => (relief.male.definition ?? relief.male.lines) !== undefined);
const body = (sex: SizedBody["sex"], bodyFat: number, weightLbs = 180): SizedBody => ({
  sex,
  heightInches: 70,
  weightLbs,
  bodyFat,
});

it("hides the crossing lines of the belly from 22 % body fat (men) or 29 % (women)", () => {
  for (const relief of RELIEF.filter(({ name }) => name.includes("crossing line")))
    for (const [sex, bodyFat] of [
      ["male", 22],
      ["female", 29],
    ] as const)
      expect(peakOf(relief, sex, tissueOf(body(sex, bodyFat)))).toBeCloseTo(0, 9);
});

it("shows at 20 % body fat less than a tenth of a lean man's crossing lines", () => {
  for (const relief of RELIEF.filter(({ name }) => name.includes("crossing line"))) {
    const [soft, lean] = [20, 9].map((bodyFat) => peakOf(relief, "male", tissueOf(body("male", bodyFat))));
    expect(Math.abs(soft!)).toBeLessThan(0.1 * Math.abs(lean!));
  }
});

it("defines muscles more, never less, the leaner a body is", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("male" as const, "female" as const),
      fc.double({ min: 5, max: 45, noNaN: true }),
      fc.double({ min: 0, max: 20, noNaN: true }),
      (sex, bodyFat, less) => {
        const [before, after] = [
          tissueOf(body(sex, bodyFat)),
          tissueOf(body(sex, Math.max(5, bodyFat - less))),
        ];
        expect(after.definition).toBeGreaterThanOrEqual(before.definition);
        expect(after.fat).toBeLessThanOrEqual(before.fat);
      },
    ),
  );
});

it("moves a belly outwards with fat, for men and women, and never inwards", () => {
  const belly = RELIEF.find(({ name }) => name === "belly")!;
  for (const sex of ["male", "female"] as const) {
    expect(peakOf(belly, sex, tissueOf(body(sex, 40)))).toBeGreaterThan(
      peakOf(belly, sex, tissueOf(body(sex, 30))),
    );
    expect(peakOf(belly, sex, tissueOf(body(sex, 6)))).toBe(0);
  }
});

it("keeps each muscle within three centimetres, on the leanest and strongest body too", () => {
  const extreme: Tissue = { fat: 0, definition: 1, lines: 1, muscle: 9 };
  expect(MUSCLES.length).toBeGreaterThan(15);
  for (const relief of MUSCLES)
    for (const sex of ["male", "female"] as const)
      expect(Math.abs(peakOf(relief, sex, extreme)) * 175).toBeLessThan(3);
});
