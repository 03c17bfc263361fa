import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FAT_KCAL_PER_KG, LEAN_KCAL_PER_KG } from "./constants";
import { gainInDeficit, leanShare, tissueRates } from "./partition";

// fc.double prefers tiny numbers; this is uniform over the range.
const amount = (min: number, max: number) =>
  fc.integer({ min: 0, max: 10_000 }).map((share) => min + ((max - min) * share) / 10_000);

describe("V17-V20 body composition follows Forbes' curve in Hall's closed form (2007)", () => {
  test.each([
    ["V17", 20, -10, 13.8337, -3.8337],
    ["V18", 40, -10, 32.2423, -2.2423],
    ["V19", 60, -20, 43.3745, -3.3745],
    ["V20", 15, 10, 21.3357, 3.6643],
  ])(
    "%s from %d kg of fat, %d kg of body weight leave %d kg of fat",
    (_row, startKg, change, fatKg, leanChange) => {
      const end = untilWeightChanges(startKg, change);
      expect(Math.abs(end.fatKg - fatKg)).toBeLessThan(1e-3);
      expect(Math.abs(end.leanChangeKg - leanChange)).toBeLessThan(1e-3);
    },
  );

  function untilWeightChanges(startKg: number, changeKg: number) {
    let fatKg = startKg;
    let leanChangeKg = 0;
    const storedKcal = Math.sign(changeKg);
    while (Math.abs(fatKg - startKg + leanChangeKg) < Math.abs(changeKg)) {
      const rates = tissueRates(fatKg, storedKcal, 0, 0);
      fatKg += rates.fatKgPerDay;
      leanChangeKg += rates.leanKgPerDay;
    }
    return { fatKg, leanChangeKg };
  }
});

describe("V21-V22 the energy exchange between fat and lean follows Chow and Hall (2008)", () => {
  test("V21 it agrees with their example for a month and for a year", () => {
    expect(courseTo(30).fatKg).toBeCloseTo(48.687, 2);
    expect(courseTo(30).leanKg).toBeCloseTo(49.727, 2);
    expect(courseTo(365).fatKg).toBeCloseTo(38.347, 2);
    expect(courseTo(365).leanKg).toBeCloseTo(47.286, 2);
  });

  test("V22 it agrees with their example of a sudden loss of 10 kg of fat on day 100", () => {
    expect(courseTo(365, 100).fatKg).toBeCloseTo(31.228, 2);
    expect(courseTo(365, 100).leanKg).toBeCloseTo(47.252, 2);
    expect(courseTo(1000, 100).fatKg).toBeCloseTo(27.689, 2);
    expect(courseTo(1000, 100).leanKg).toBeCloseTo(45.284, 2);
  });

  function courseTo(days: number, lossDay?: number) {
    const kcal = (megajoules: number) => (megajoules * 1000) / 4.184;
    const perDay = 50;
    let [fatKg, leanKg] = [50, 50];
    for (let step = 0; step < days * perDay; step++) {
      if (lossDay !== undefined && step === lossDay * perDay) fatKg -= 10;
      const stored = kcal(9.2 - (0.14 * leanKg + 0.05 * fatKg + 1.55));
      const exchange = kcal((0.05 * (fatKg - 0.4 * Math.exp(leanKg / 10.4))) / fatKg);
      const rates = tissueRates(fatKg, stored, exchange / LEAN_KCAL_PER_KG, 0);
      fatKg += rates.fatKgPerDay / perDay;
      leanKg += rates.leanKgPerDay / perDay;
    }
    return { fatKg, leanKg };
  }
});

test("energy is conserved for any stored energy and training", () => {
  fc.assert(
    fc.property(
      amount(1, 120),
      amount(-1500, 1500),
      amount(0, 0.05),
      amount(0, 0.97),
      (fat, stored, built, spared) => {
        const rates = tissueRates(fat, stored, built, spared);
        const energy = rates.fatKgPerDay * FAT_KCAL_PER_KG + rates.leanKgPerDay * LEAN_KCAL_PER_KG;
        expect(energy).toBeCloseTo(stored, 6);
      },
    ),
  );
});

test("training spares lean mass in a deficit and has no effect on the split of a surplus", () => {
  expect(tissueRates(20, -500, 0, 0.85).leanKgPerDay).toBeCloseTo(
    0.15 * tissueRates(20, -500, 0, 0).leanKgPerDay,
    9,
  );
  expect(tissueRates(20, 300, 0, 0.85)).toEqual(tissueRates(20, 300, 0, 0));
});

test("the gain from training falls to zero at a deficit of 800 kcal", () => {
  expect([200, 0, -400, -800, -1200].map(gainInDeficit)).toEqual([1, 1, 0.5, 0, 0]);
});

test("the lean share of an imbalance falls with body fat and is 0.1 at 17.7 kg", () => {
  expect(leanShare(17.6901)).toBeCloseTo(0.10162, 5);
  expect(leanShare(10)).toBeGreaterThan(leanShare(40));
});
