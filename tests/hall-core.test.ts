import { describe, expect, test } from "vitest";
import { type CoreSubject, coreModel, intakeToHold, intakeToReach, simulateCore } from "./support/hall-core";

const man = (weightKg: number, heightM: number, ageYears: number, activityLevel: number, fatKg?: number) =>
  subject("male", weightKg, heightM, ageYears, activityLevel, fatKg);
const woman = (weightKg: number, heightM: number, ageYears: number, activityLevel: number, fatKg?: number) =>
  subject("female", weightKg, heightM, ageYears, activityLevel, fatKg);

function subject(
  sex: CoreSubject["sex"],
  weightKg: number,
  heightM: number,
  ageYears: number,
  activityLevel: number,
  fatKg?: number,
): CoreSubject {
  return { sex, weightKg, heightM, ageYears, activityLevel, ...(fatKg === undefined ? {} : { fatKg }) };
}

const within = (value: number, expected: number, tolerance: number) =>
  expect(Math.abs(value - expected), `${value} against ${expected}`).toBeLessThanOrEqual(tolerance);

describe("the NIH body weight planner's published calories", () => {
  const he = coreModel(man(76, 1.73, 36, 1.5), "proportional");
  const she = coreModel(woman(58, 1.64, 21, 1.7), "proportional");

  test("V01 a 76 kg man maintains on 2503 kcal", () => {
    within(he.maintenanceKcal, 2503, 2);
  });

  test("V02 he reaches 70 kg in a year on 2287 kcal", () => {
    within(intakeToReach(he, 70, 365), 2287, 3);
  });

  test("V03 he then holds 70 kg on 2360 kcal", () => {
    const day = simulateCore(he, intakeToReach(he, 70, 365) - he.maintenanceKcal, 365).at(-1)!;
    within(intakeToHold(he, day), 2360, 5);
  });

  test("V04 a 58 kg woman maintains on 2278, reaches 55 kg in a year on 2159, holds it on 2187 kcal", () => {
    within(she.maintenanceKcal, 2278, 3);
    const intake = intakeToReach(she, 55, 365);
    within(intake, 2159, 3);
    within(intakeToHold(she, simulateCore(she, intake - she.maintenanceKcal, 365).at(-1)!), 2187, 5);
  });
});

type Course = [day: number, weightKg: number, fatKg: number];

describe("other implementations of the same model", () => {
  test.each<[string, CoreSubject, number, number, Course[]]>([
    [
      "V05",
      woman(80, 1.8, 40, 1.5),
      -100,
      0.06,
      [
        [182, 78.341, 24.275],
        [365, 77.285, 23.539],
      ],
    ],
    [
      "V06",
      man(100, 1.78, 40, 1.5),
      -500,
      0.06,
      [
        [91, 95.354, 27.33],
        [365, 86.403, 21.08],
        [1095, 77.605, 15.488],
      ],
    ],
    [
      "V07",
      man(88.45, 1.829, 30, 1.6, 17.69),
      -400,
      0.06,
      [
        [30, 86.771, 16.832],
        [182, 81.662, 13.794],
        [365, 77.885, 11.715],
      ],
    ],
    [
      "V08",
      woman(70, 1.65, 30, 1.6, 22.4),
      -400,
      0.06,
      [
        [91, 66.08, 20.042],
        [365, 59.418, 15.832],
      ],
    ],
    [
      "V09",
      man(70, 1.8, 25, 1.7, 9.8),
      300,
      0.06,
      [
        [91, 73.187, 11.287],
        [365, 77.22, 13.476],
      ],
    ],
    [
      "V10",
      woman(110, 1.63, 45, 1.5),
      -750,
      0.07,
      [
        [182, 98.326, 49.167],
        [365, 89.772, 42.202],
      ],
    ],
  ])("%s agrees with the R package bw at constant sodium", (_row, who, step, tolerance, course) => {
    const days = simulateCore(coreModel(who, "constant"), step, 1095);
    for (const [day, weightKg, fatKg] of course) {
      within(days[day]!.weightKg, weightKg, tolerance);
      within(days[day]!.fatKg, fatKg, tolerance);
    }
  });

  test.each<[string, CoreSubject, number, Course[]]>([
    [
      "V11",
      man(100, 1.78, 40, 1.5),
      -500,
      [
        [91, 95.161, 27.359],
        [365, 86.257, 21.137],
        [1095, 77.532, 15.583],
      ],
    ],
    [
      "V12",
      man(88.45, 1.829, 30, 1.6, 17.69),
      -400,
      [
        [30, 86.62, 16.848],
        [365, 77.784, 11.755],
      ],
    ],
    [
      "V13",
      woman(70, 1.65, 30, 1.6, 22.4),
      -400,
      [
        [182, 63.165, 18.305],
        [365, 59.278, 15.889],
      ],
    ],
  ])("%s agrees with the NIH planner at proportional sodium", (_row, who, step, course) => {
    const days = simulateCore(coreModel(who, "proportional"), step, 1095);
    for (const [day, weightKg, fatKg] of course) {
      within(days[day]!.weightKg, weightKg, 0.1);
      within(days[day]!.fatKg, fatKg, 0.1);
    }
  });

  test.each<[string, CoreSubject, number, number, number, number]>([
    ["V14", man(88.45, 1.829, 30, 1.6, 0.2 * 88.45), 83.91, 150, 2711.2, 15.136],
    ["V15", man(70, 1.8, 25, 1.7, 0.14 * 70), 74, 180, 3134.1, 11.684],
  ])(
    "%s has the intake and the final fat of the NIH planner",
    (_row, who, goalKg, days, intakeKcal, fatKg) => {
      const model = coreModel(who, "proportional");
      const intake = intakeToReach(model, goalKg, days);
      within(intake, intakeKcal, 3);
      within(simulateCore(model, intake - model.maintenanceKcal, days).at(-1)!.fatKg, fatKg, 0.05);
    },
  );
});

test("V16 10 kcal a day are a pound in the long run, half of it after one year and 95 % after three", () => {
  const days = simulateCore(coreModel(man(90, 1.78, 40, 1.5)), -100, 20_000);
  const lost = (day: number) => 90 - days[day]!.weightKg;
  const all = lost(20_000);
  within(100 / (all / 0.45359237), 10, 1.5);
  within((100 * lost(365)) / all, 50, 10);
  within((100 * lost(1095)) / all, 95, 10);
});

test("nothing changes while intake matches expenditure", () => {
  const model = coreModel(man(90, 1.78, 40, 1.5));
  const day = simulateCore(model, 0, 365).at(-1)!;
  within(day.weightKg, 90, 1e-9);
  within(intakeToHold(model, day), model.maintenanceKcal, 1e-6);
});
