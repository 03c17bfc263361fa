import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NEW_CLIENT_DEFAULTS, TARGET_BODY_FAT, WEIGHT_LBS } from "@/lib/body/ranges";
import { unitSystem } from "@/lib/body/unit-system";
import { DEFAULT_QUESTION } from "@/tests/support/default-question";
import type { ForecastInput } from "./forecast";
import { questionOf } from "./question";
import { targetAdvice } from "./target-advice";

const lb = unitSystem("imperial");

const adviceFor = (changes: Partial<ForecastInput>) => targetAdvice({ ...DEFAULT_QUESTION, ...changes }, lb);
const codes = (changes: Partial<ForecastInput>) => adviceFor(changes).concerns.map(({ code }) => code);

describe("targetAdvice", () => {
  test("is empty for a sensible target", () => {
    expect(adviceFor({})).toEqual({ concerns: [], suggestion: null });
  });

  test.each(["imperial", "metric"] as const)(
    "is empty for the defaults of a new form, in %s units",
    (units) => {
      const opening = questionOf(NEW_CLIENT_DEFAULTS, new Date());
      expect(targetAdvice(opening, unitSystem(units)).concerns).toEqual([]);
    },
  );

  test("asks for confirmation below essential fat and far underweight", () => {
    const small = { sex: "female", heightInches: 64, weightLbs: 120, bodyFat: 22 } as const;
    const { concerns, suggestion } = adviceFor({ ...small, targetWeightLbs: 100, targetBodyFat: 10 });
    expect(concerns.filter(({ confirm }) => confirm).map(({ code }) => code)).toEqual([
      "BF_ESSENTIAL",
      "BMI_TARGET_LOW",
    ]);
    expect(suggestion).toEqual({ targetWeightLbs: 110, targetBodyFat: 16 });
  });

  test("suggests a weight that keeps lean mass, at the same body fat", () => {
    expect(codes({ weightLbs: 200, targetWeightLbs: 160 })).toContain("LEAN_IMPLIED_LOSS");
    expect(adviceFor({ weightLbs: 200, targetWeightLbs: 160 }).suggestion).toEqual({
      targetWeightLbs: 180,
      targetBodyFat: 15,
    });
  });

  test("suggests an interim goal within a year if the target takes too long or is out of reach", () => {
    const heavy = { weightLbs: 350, bodyFat: 45, targetWeightLbs: 230, targetBodyFat: 20 };
    expect(codes(heavy)).toContain("LONG");
    const { suggestion } = adviceFor(heavy);
    expect(suggestion?.targetWeightLbs).toBeGreaterThan(230);
    expect(suggestion?.targetWeightLbs).toBeLessThan(350);
    expect(codes({ targetWeightLbs: 260, targetBodyFat: 10 })).toContain("UNREACHABLE");
    expect(adviceFor({ targetWeightLbs: 260, targetBodyFat: 10 }).suggestion).not.toBeNull();
  });

  test("ignores warnings about training, adherence and the current body", () => {
    expect(codes({ workoutsPerWeek: 7, hoursPerWorkout: 2 })).toEqual([]);
  });
});

test("a suggestion has no concerns and lies on the steps of the form's rulers", () => {
  const tenths = (min: number, max: number) =>
    fc.integer({ min: 10 * min, max: 10 * max }).map((value) => value / 10);
  const clients = fc.record({
    sex: fc.constantFrom("male" as const, "female" as const),
    heightInches: fc.integer({ min: 60, max: 76 }),
    weightLbs: tenths(130, 280),
    bodyFat: tenths(12, 40),
    targetWeightLbs: tenths(110, 280),
    targetBodyFat: tenths(5, 35),
    workoutsPerWeek: fc.integer({ min: 2, max: 5 }),
    hoursPerWorkout: fc.constantFrom(0.5, 1, 1.5),
    experience: fc.constantFrom("beginner" as const, "intermediate" as const, "advanced" as const),
    dietAdherence: fc.constantFrom(0.6, 0.8, 1),
  });
  fc.assert(
    fc.property(clients, (input) => {
      const { suggestion } = targetAdvice(input, lb);
      if (!suggestion) return;
      const { targetWeightLbs, targetBodyFat } = suggestion;
      expect(targetWeightLbs % WEIGHT_LBS.step).toBe(0);
      expect(targetBodyFat).toBeCloseTo(Math.round(targetBodyFat * 10) / 10, 9);
      expect(targetBodyFat).toBeLessThanOrEqual(TARGET_BODY_FAT.max);
      expect(targetAdvice({ ...input, ...suggestion }, lb).concerns).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
