import { describe, expect, test } from "vitest";
import { DAYS_PER_MONTH, FAT_KCAL_PER_KG, LEAN_KCAL_PER_KG } from "./constants";
import { gainInDeficit, tissueRates } from "./partition";
import {
  leanCeiling,
  leanGainKgPerDay,
  monthlyGainPercent,
  type TrainingHabits,
  type TrainingProfile,
  trainingDose,
  trainingProfile,
} from "./training";

const habits = (
  workoutsPerWeek: number,
  hoursPerWorkout: number,
  experience: TrainingHabits["experience"],
  dietAdherence: number,
) => trainingProfile({ workoutsPerWeek, hoursPerWorkout, experience, dietAdherence });

const UNTRAINED: TrainingProfile = { ageMonths: 0, dose: 0, dietFactor: 0, leanRetention: 0 };
const BEGINNER = habits(3, 0.75, "beginner", 0.8);

interface Trial {
  weightKg: number;
  bodyFat: number;
  days: number;
  fatChangeKg: number;
  leanChangeKg: number;
  training: TrainingProfile;
}

/** Stores the observed energy of the trial at a constant rate, so that only the split into fat and lean is tested. */
function leanChangeKg({
  weightKg,
  bodyFat,
  days,
  fatChangeKg,
  leanChangeKg: observed,
  training,
}: Trial): number {
  const stored = (FAT_KCAL_PER_KG * fatChangeKg + LEAN_KCAL_PER_KG * observed) / days;
  let fatKg = (weightKg * bodyFat) / 100;
  const startKg = weightKg - fatKg;
  let leanKg = startKg;
  for (let day = 0; day < days; day++) {
    const gain = leanGainKgPerDay(training, leanKg, day / DAYS_PER_MONTH, 1);
    const rates = tissueRates(fatKg, stored, gain * gainInDeficit(stored), training.leanRetention);
    fatKg += rates.fatKgPerDay;
    leanKg += rates.leanKgPerDay;
  }
  return leanKg - startKg;
}

const trial = (
  weightKg: number,
  bodyFat: number,
  days: number,
  fatChangeKg: number,
  leanChange: number,
  training: TrainingProfile,
): Trial => ({ weightKg, bodyFat, days, fatChangeKg, leanChangeKg: leanChange, training });
const lbs = (pounds: number) => pounds * 0.45359237;

describe("the split into fat and lean mass agrees with published trials", () => {
  test.each<[string, string, Trial, number, number]>([
    ["V23", "Ballor & Poehlman 1994, diet only, men", trial(95, 32, 112, -7.2, -2.8, UNTRAINED), -2.81, 0.5],
    [
      "V24",
      "Ballor & Poehlman 1994, diet only, women",
      trial(80, 40, 112, -7.6, -2.4, UNTRAINED),
      -2.79,
      0.6,
    ],
    [
      "V25",
      "12 weeks at 30 % less energy, PMC2818292",
      trial(82, 37, 84, -5.22, -2.64, UNTRAINED),
      -2.01,
      0.8,
    ],
    ["V27", "Benito 2020", trial(75, 18, 70, -0.294, 1.53, habits(3, 1, "beginner", 0.8)), 1.58, 0.25],
    ["V28", "Pratley 1994", trial(80, 25, 112, lbs(-4.2), lbs(3.5), BEGINNER), 1.45, 0.8],
    ["V29", "Campbell 1994", trial(73, 33, 84, lbs(-4), lbs(3.1), BEGINNER), 0.81, 0.8],
    ["V30", "Westcott, three times a week", trial(78, 27, 70, lbs(-4.4), lbs(3.1), BEGINNER), 0.64, 0.9],
    [
      "V31",
      "Westcott, twice a week",
      trial(78, 27, 70, lbs(-3.2), lbs(3.1), habits(2, 0.75, "beginner", 0.8)),
      0.63,
      0.9,
    ],
    [
      "V32",
      "Longland 2016, control",
      trial(97.4, 24, 28, -3.5, 0.1, habits(6, 1, "beginner", 0.8)),
      -0.46,
      1,
    ],
    [
      "V33",
      "Garthe 2011, fast loss",
      trial(74.8, 25.5, 37, -4, -0.1, habits(4, 1, "intermediate", 1)),
      -0.33,
      0.5,
    ],
    ["V34", "Martins 2022, women", trial(77, 43, 155, -11.3, -0.5, BEGINNER), -1.25, 1.6],
    ["V35", "Garthe 2013, gain", trial(70.9, 10.4, 70, 1.11, 1.66, habits(4, 1, "advanced", 1)), 1.79, 0.6],
  ])("%s %s", (_row, _source, observed, ours, tolerance) => {
    const change = leanChangeKg(observed);
    expect(Math.abs(change - observed.leanChangeKg)).toBeLessThanOrEqual(tolerance);
    expect(change, "the value that docs/science.md reports").toBeCloseTo(ours, 1);
  });

  test("V26 a beginner stops gaining lean mass at a deficit of 500 kcal (Murphy & Koehler 2022)", () => {
    const leanRate = (stored: number) => {
      const gain = leanGainKgPerDay(BEGINNER, 50, 1.5, 1);
      return tissueRates(32, stored, gain * gainInDeficit(stored), BEGINNER.leanRetention).leanKgPerDay;
    };
    expect(leanRate(-460)).toBeGreaterThan(0);
    expect(leanRate(-540)).toBeLessThan(0);
  });
});

describe("the dose of training", () => {
  test.each([
    [1, 0.5, 0.33],
    [3, 1, 1],
    [4, 1, 1.08],
    [6, 1.5, 1.2],
  ])("is right for %d times %d hours a week: %d", (workouts, hours, dose) => {
    expect(trainingDose(workouts, hours)).toBeCloseTo(dose, 2);
  });

  test("rises with every workout and hour, up to its maximum", () => {
    for (let workouts = 1; workouts < 7; workouts++) {
      for (const hours of [0.5, 1, 2, 2.5]) {
        expect(trainingDose(workouts + 1, hours)).toBeGreaterThanOrEqual(trainingDose(workouts, hours));
        expect(trainingDose(workouts, hours + 0.5)).toBeGreaterThanOrEqual(trainingDose(workouts, hours));
      }
    }
    expect(trainingDose(7, 3)).toBe(1.2);
  });
});

describe("lean gain at energy balance", () => {
  test.each([
    [62, "beginner", 6.2],
    [62, "intermediate", 2.6],
    [62, "advanced", 1.3],
    [43, "beginner", 4.3],
    [43, "intermediate", 1.8],
    [43, "advanced", 0.9],
  ] as const)("at %d kg lean mass a %s adds %d kg in the first year", (startKg, experience, gainKg) => {
    const training = { ...habits(3, 1, experience, 1), dose: 1 };
    let leanKg: number = startKg;
    for (let day = 0; day < 365; day++) leanKg += leanGainKgPerDay(training, leanKg, day / DAYS_PER_MONTH, 1);
    expect(Math.abs(leanKg - startKg - gainKg)).toBeLessThanOrEqual(0.1);
  });

  test("falls with every month of training and is constant after seven years", () => {
    expect([0, 12, 36, 84].map(monthlyGainPercent)).toEqual([1.35, 0.42, 0.18, 0.1]);
    expect(monthlyGainPercent(6)).toBeCloseTo(Math.sqrt(1.35 * 0.42), 9);
    expect(monthlyGainPercent(500)).toBe(0.1);
    for (let month = 0; month < 84; month++) {
      expect(monthlyGainPercent(month + 1)).toBeLessThan(monthlyGainPercent(month));
    }
  });

  test("is zero at the maximum lean mass, which is lower for women", () => {
    expect(leanCeiling("male", 1.8, 15, 60)).toBe(1);
    expect(leanCeiling("male", 1.8, 15, 27 * 1.8 ** 2)).toBe(0);
    expect(leanCeiling("female", 1.65, 15, 52)).toBeLessThan(leanCeiling("male", 1.65, 15, 52));
  });
});
