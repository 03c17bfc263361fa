import { describe, expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { DEFAULT_QUESTION } from "@/tests/support/default-question";
import { type ForecastInput, forecast, warningsFor } from "./forecast";
import { subjectOf } from "./subject";
import type { WarningCode } from "./warning-rule";

const lb = unitSystem("imperial");

const warningsOf = (change: Partial<ForecastInput>) => forecast({ ...DEFAULT_QUESTION, ...change }).warnings;
const find = (code: WarningCode, change: Partial<ForecastInput>) =>
  warningsOf(change).find((warning) => warning.code === code);

test("an ordinary client has no warning", () => {
  expect(warningsOf({})).toEqual([]);
});

const NEAR_THE_CEILING: Partial<ForecastInput> = {
  weightLbs: 209,
  bodyFat: 12,
  targetWeightLbs: 213,
  targetBodyFat: 12,
  experience: "beginner",
};

describe.each<[WarningCode, Partial<ForecastInput>, Partial<ForecastInput>]>([
  ["HEIGHT_SUSPECT", { heightInches: 95, weightLbs: 100 }, { heightInches: 76 }],
  ["BF_INPUT_SUSPECT", { bodyFat: 40, targetBodyFat: 30 }, { bodyFat: 25 }],
  ["BF_ESSENTIAL", { sex: "female", bodyFat: 22, targetBodyFat: 11.9 }, { sex: "female", targetBodyFat: 12 }],
  ["BF_VERY_LEAN", { targetBodyFat: 7.9 }, { targetBodyFat: 8 }],
  ["BMI_TARGET_LOW", { targetWeightLbs: 130 }, { targetWeightLbs: 140 }],
  [
    "BF_INPUT_SUSPECT",
    { heightInches: 68, weightLbs: 300, bodyFat: 33 },
    { heightInches: 68, weightLbs: 300, bodyFat: 40 },
  ],
  ["DIRECTION", { targetWeightLbs: 195, targetBodyFat: 25 }, { targetWeightLbs: 205, targetBodyFat: 20.5 }],
  ["DIRECTION", { targetWeightLbs: 190, targetBodyFat: 20.4 }, { targetWeightLbs: 190, targetBodyFat: 20 }],
  ["LEAN_IMPLIED_LOSS", { targetWeightLbs: 170 }, { targetWeightLbs: 180 }],
  [
    "LEAN_IMPLIED_GAIN",
    { targetWeightLbs: 210, experience: "advanced" },
    { targetWeightLbs: 210, experience: "beginner" },
  ],
  ["LEAN_IMPLIED_GAIN", NEAR_THE_CEILING, { ...NEAR_THE_CEILING, targetWeightLbs: 209 }],
  ["LEAN_IMPLIED_GAIN", { targetWeightLbs: 230 }, { targetWeightLbs: 190 }],
  ["UNREACHABLE", { weightLbs: 300, bodyFat: 45, dietAdherence: 0.5 }, {}],
  ["LONG", { weightLbs: 250, bodyFat: 35, targetWeightLbs: 195 }, {}],
  [
    "EA_LOW",
    { sex: "female", heightInches: 65, weightLbs: 140, bodyFat: 27, targetWeightLbs: 128, targetBodyFat: 21 },
    { sex: "female", heightInches: 65, weightLbs: 180, bodyFat: 40, targetWeightLbs: 140, targetBodyFat: 28 },
  ],
  ["ADHERENCE_LOW", { dietAdherence: 0.6 }, { dietAdherence: 0.7 }],
  ["TRAIN_LOAD", { workoutsPerWeek: 5, hoursPerWorkout: 2.5 }, { workoutsPerWeek: 5, hoursPerWorkout: 2 }],
  ["TRAIN_LOAD", { workoutsPerWeek: 7 }, { workoutsPerWeek: 6 }],
  [
    "TRAIN_LOAD",
    { workoutsPerWeek: 5, experience: "beginner" },
    { workoutsPerWeek: 4, experience: "beginner" },
  ],
  ["MEDICINE", { onMedicine: true }, {}],
  ["TRAIN_LOW", { workoutsPerWeek: 1, hoursPerWorkout: 0.75 }, { workoutsPerWeek: 2 }],
])("%s", (code, doubtful, fine) => {
  test(`is raised for ${JSON.stringify(doubtful)}`, () => {
    expect(find(code, doubtful)?.message).toMatch(/^[A-Z].*\.$/);
  });

  test(`is not raised for ${JSON.stringify(fine)}`, () => {
    expect(find(code, fine)).toBeUndefined();
  });
});

test("whether the entered body fat is unusual depends on the age, which is taken for 35 where it is not known", () => {
  const lean = { weightLbs: 215, bodyFat: 14 };
  expect(find("BF_INPUT_SUSPECT", lean)).toEqual(find("BF_INPUT_SUSPECT", { ...lean, ageYears: 35 }));
  expect(find("BF_INPUT_SUSPECT", { ...lean, ageYears: 20 })).toBeUndefined();
  expect(find("BF_INPUT_SUSPECT", { ...lean, ageYears: 75 })).toBeDefined();
});

describe("an explicit confirmation", () => {
  test("is asked for below essential body fat and for a BMI below 17.5", () => {
    expect(find("BF_ESSENTIAL", { sex: "female", targetBodyFat: 10 })?.confirm).toBe(true);
    expect(find("BMI_TARGET_LOW", { targetWeightLbs: 125 })?.confirm).toBe(true);
  });

  test("is not asked for otherwise", () => {
    expect(find("BMI_TARGET_LOW", { targetWeightLbs: 132 })).not.toHaveProperty("confirm");
    expect(find("BF_VERY_LEAN", { targetBodyFat: 7 })).not.toHaveProperty("confirm");
  });
});

test("the warning about low adherence compares it with a good one", () => {
  expect(find("ADHERENCE_LOW", { dietAdherence: 0.5 })?.message).toMatch(/At 80% .* about 6 months\./);
});

test("the warning about an unreachable loss suggests an interim goal of 5 % of body weight", () => {
  expect(find("UNREACHABLE", { weightLbs: 300, bodyFat: 45, dietAdherence: 0.5 })?.message).toContain(
    "285 lb",
  );
});

test.each([
  [-2.1, true],
  [-2, false],
  [1, false],
  [1.1, true],
])("a pace of %d lb per week at 195 lb is too fast: %s", (weeklyChangeLbs, tooFast) => {
  const plan = { intakeKcal: 2500, phase: "cut", weeklyChangeLbs } as const;
  const warnings = warningsFor({
    system: lb,
    input: DEFAULT_QUESTION,
    subject: subjectOf(DEFAULT_QUESTION),
    status: "reached",
    months: 4,
    plan,
  });
  expect(warnings.map(({ code }) => code)).toEqual(tooFast ? ["PACE"] : []);
});
