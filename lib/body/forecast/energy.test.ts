import fc from "fast-check";
import { expect, test } from "vitest";
import { type CoreSubject, coreModel, simulateCore } from "@/tests/support/hall-core";
import { ADAPTATION_DAYS } from "./constants";
import {
  adaptedKcal,
  type BodyState,
  energyBalance,
  expenditureKcal,
  intakeForStored,
  storedFromIntake,
} from "./energy";
import { tissueRates } from "./partition";

// fc.double prefers tiny numbers; this is uniform over the range.
const amount = (min: number, max: number) =>
  fc.integer({ min: 0, max: 10_000 }).map((share) => min + ((max - min) * share) / 10_000);

const NO_TRAINING = { gainKgPerDay: 0, leanRetention: 0 };

test.each<[string, CoreSubject, number]>([
  [
    "V07",
    { sex: "male", weightKg: 88.45, heightM: 1.829, ageYears: 30, activityLevel: 1.6, fatKg: 17.69 },
    -400,
  ],
  [
    "V08",
    { sex: "female", weightKg: 70, heightM: 1.65, ageYears: 30, activityLevel: 1.6, fatKg: 22.4 },
    -400,
  ],
  ["V06", { sex: "male", weightKg: 100, heightM: 1.78, ageYears: 40, activityLevel: 1.5 }, -500],
])(
  "V36 without training, the two-compartment model agrees with the full model for a year (%s)",
  (_row, who, step) => {
    const core = coreModel(who);
    const end = simulateCore(core, step, 365)[365]!;
    const balance = energyBalance({
      fatKg: core.start.fatKg,
      leanKg: who.weightKg - core.start.fatKg,
      restingKcal: core.maintenanceKcal / who.activityLevel,
      maintenanceKcal: core.maintenanceKcal,
    });
    let state: BodyState = {
      fatKg: core.start.fatKg,
      leanKg: who.weightKg - core.start.fatKg,
      adaptationKcal: 0,
    };
    const intake = core.maintenanceKcal + step;
    for (let day = 0; day < 365; day++) {
      const rates = tissueRates(state.fatKg, storedFromIntake(balance, state, intake, NO_TRAINING), 0, 0);
      state = {
        fatKg: state.fatKg + rates.fatKgPerDay,
        leanKg: state.leanKg + rates.leanKgPerDay,
        adaptationKcal: adaptedKcal(state.adaptationKcal, balance, intake, 1),
      };
    }
    expect(Math.abs(state.fatKg - end.fatKg)).toBeLessThanOrEqual(0.15);
    expect(Math.abs(state.fatKg + state.leanKg - end.weightKg)).toBeLessThanOrEqual(0.3);
  },
);

test("intakeForStored is the inverse of storedFromIntake", () => {
  fc.assert(
    fc.property(
      amount(5, 100),
      amount(35, 100),
      amount(-150, 50),
      amount(-1000, 500),
      amount(0, 0.03),
      (fatKg, leanKg, adaptationKcal, stored, gainKgPerDay) => {
        const balance = energyBalance({ fatKg, leanKg, restingKcal: 1800, maintenanceKcal: 2700 });
        const state = { fatKg: fatKg * 0.9, leanKg, adaptationKcal };
        const training = { gainKgPerDay, leanRetention: 0.8 };
        const intake = intakeForStored(balance, state, stored, training);
        expect(Math.abs(storedFromIntake(balance, state, intake, training) - stored)).toBeLessThan(1e-4);
      },
    ),
  );
});

test("at the start, expenditure at maintenance intake equals the intake", () => {
  const body = { fatKg: 18, leanKg: 70, restingKcal: 1898, maintenanceKcal: 2904 };
  expect(expenditureKcal(energyBalance(body), { ...body, adaptationKcal: 0 }, 2904)).toBeCloseTo(2904, 9);
});

test("adaptation closes 63 % of its gap in 14 days, in one step or in many", () => {
  const balance = energyBalance({ fatKg: 18, leanKg: 70, restingKcal: 1898, maintenanceKcal: 2904 });
  const settled = -0.14 * 500;
  const once = adaptedKcal(0, balance, 2404, ADAPTATION_DAYS);
  expect(once / settled).toBeCloseTo(1 - 1 / Math.E, 9);
  let daily = 0;
  for (let day = 0; day < ADAPTATION_DAYS; day++) daily = adaptedKcal(daily, balance, 2404, 1);
  expect(daily).toBeCloseTo(once, 9);
});
