import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_QUESTION } from "@/tests/support/default-question";
import { type BodyState, expenditureKcal, intakeForStored } from "./energy";
import { tissueRates } from "./partition";
import { bodyFatOf, modeOf, planStep } from "./plan";
import { type Subject, subjectOf } from "./subject";

// fc.double prefers tiny numbers; this is uniform over the range.
const amount = (min: number, max: number) =>
  fc.integer({ min: 0, max: 10_000 }).map((share) => min + ((max - min) * share) / 10_000);

const subject = subjectOf(DEFAULT_QUESTION);
const training = { gainKgPerDay: 0.00973, leanRetention: 0.847 };
const at = (fatKg: number, leanKg: number): BodyState => ({ fatKg, leanKg, adaptationKcal: 0 });
const startOf = ({ fatKg, leanKg }: Subject) => at(fatKg, leanKg);

describe("modeOf", () => {
  test.each([
    [{}, "cut"],
    [{ targetWeightLbs: 210, targetBodyFat: 19.5 }, "gain"],
    [{ targetWeightLbs: 195, targetBodyFat: 20 }, "recomposition"],
    [{ targetWeightLbs: 215, targetBodyFat: 15 }, "cut"],
  ])("%j is a %s", (change, mode) => {
    expect(modeOf(subjectOf({ ...DEFAULT_QUESTION, ...change }))).toBe(mode);
  });
});

describe("the order of phases", () => {
  test("fat is lost first", () => {
    expect(planStep(subject, startOf(subject), training).phase).toBe("cut");
  });

  test("then lean mass is built at constant fat", () => {
    const { fatKg, leanKg } = subject.goal;
    const step = planStep(subject, at(fatKg, leanKg - 2), training);
    expect(step.phase).toBe("build");
    const stored = step.phase === "build" ? step.storedKcal : 0;
    expect(tissueRates(fatKg, stored, training.gainKgPerDay, 0).fatKgPerDay).toBeCloseTo(0, 12);
  });

  test("missing fat and lean mass are gained in the missing proportion", () => {
    const lean = subjectOf({ ...DEFAULT_QUESTION, bodyFat: 10, targetWeightLbs: 203, targetBodyFat: 10.6 });
    const state = startOf(lean);
    const step = planStep(lean, state, { ...training, gainKgPerDay: 0.01 });
    const rates = tissueRates(state.fatKg, step.phase === "gain" ? step.storedKcal : 0, 0.01, 0);
    const wanted = (lean.goal.fatKg - state.fatKg) / (lean.goal.leanKg - state.leanKg);
    expect(step.phase).toBe("gain");
    expect(rates.fatKgPerDay / rates.leanKgPerDay).toBeCloseTo(wanted, 6);
  });

  test("a reached goal stops the plan", () => {
    const { fatKg, leanKg } = subject.goal;
    expect(planStep(subject, at(fatKg, leanKg), training)).toEqual({ phase: "stop", reason: "rest" });
  });
});

describe("the end of a cut", () => {
  test("is the body fat floor, even for a lower target", () => {
    const woman = subjectOf({ ...DEFAULT_QUESTION, sex: "female", targetWeightLbs: 110, targetBodyFat: 10 });
    expect(planStep(woman, at(6, 44), training)).toEqual({ phase: "stop", reason: "limit" });
  });

  test("is three points below the target body fat if only the weight is too high", () => {
    const { goal } = subject;
    const leanKg = goal.weightKg * 0.95;
    const fatAt = (percent: number) => (leanKg * percent) / (100 - percent);
    expect(planStep(subject, at(fatAt(12.1), leanKg), training).phase).toBe("cut");
    expect(planStep(subject, at(fatAt(11.9), leanKg), training)).toEqual({
      phase: "stop",
      reason: "partial",
    });
  });
});

test("the deficit of any client stays within all limits", () => {
  const clients = fc.record({
    sex: fc.constantFrom("male" as const, "female" as const),
    weightLbs: amount(100, 350),
    bodyFat: amount(5.5, 45),
    targetBodyFat: amount(5, 35),
    share: amount(0.6, 1.2),
  });
  let cuts = 0;
  fc.assert(
    fc.property(clients, ({ share, ...client }) => {
      const who = subjectOf({ ...DEFAULT_QUESTION, ...client, targetWeightLbs: share * client.weightLbs });
      const state = startOf(who);
      const step = planStep(who, state, training);
      if (step.phase !== "cut") return;
      cuts++;
      const deficit = -step.storedKcal;
      const leastIntake = client.sex === "male" ? 1500 : 1200;
      const idleIntake = intakeForStored(who.balance, state, 0, training);
      const intake = intakeForStored(who.balance, state, step.storedKcal, training);
      const spent = expenditureKcal(who.balance, state, who.balance.maintenanceKcal);
      const keepsLean = who.goal.leanKg >= 0.99 * who.leanKg;
      expect(deficit).toBeGreaterThanOrEqual(0);
      expect(deficit).toBeLessThanOrEqual(keepsLean ? 500 : 1000);
      expect(deficit).toBeLessThanOrEqual(0.3 * spent + 1e-6);
      expect(deficit).toBeLessThanOrEqual(69.3 * who.fatKg + 1e-6);
      expect(intake).toBeGreaterThanOrEqual(Math.min(leastIntake, idleIntake) - 0.1);
      const rates = tissueRates(state.fatKg, step.storedKcal, 0, training.leanRetention);
      const weeklyPercent = (-700 * (rates.fatKgPerDay + rates.leanKgPerDay)) / (state.fatKg + state.leanKg);
      expect(weeklyPercent).toBeLessThanOrEqual(1 + 1e-6);
    }),
    { numRuns: 1000 },
  );
  expect(cuts).toBeGreaterThan(300);
});

test("a heavy client loses at most two pounds a week, even without lean mass retention", () => {
  const heavy = subjectOf({
    ...DEFAULT_QUESTION,
    weightLbs: 235,
    bodyFat: 30,
    targetWeightLbs: 180,
    workoutsPerWeek: 7,
    hoursPerWorkout: 3,
  });
  const step = planStep(heavy, startOf(heavy), { gainKgPerDay: 0, leanRetention: 0 });
  const rates = tissueRates(heavy.fatKg, step.phase === "cut" ? step.storedKcal : 0, 0, 0);
  expect(-7 * (rates.fatKgPerDay + rates.leanKgPerDay)).toBeCloseTo(0.907, 9);
});

test.each([
  ["beginner", 0.5],
  ["intermediate", 0.35],
  ["advanced", 0.2],
] as const)(
  "a %s gains at most %d %% of body weight a week, unless building alone is faster",
  (experience, percent) => {
    const weights = amount(100, 300);
    fc.assert(
      fc.property(weights, amount(15, 35), (weightLbs, bodyFat) => {
        const goal = { targetWeightLbs: 1.2 * weightLbs, targetBodyFat: bodyFat + 5 };
        const who = subjectOf({ ...DEFAULT_QUESTION, ...goal, experience, weightLbs, bodyFat });
        const state = startOf(who);
        const step = planStep(who, state, training);
        if (step.phase !== "gain") throw new Error("Expected a gain");
        const rates = tissueRates(state.fatKg, step.storedKcal, training.gainKgPerDay, 0);
        const weekly = 700 * ((rates.fatKgPerDay + rates.leanKgPerDay) / (state.fatKg + state.leanKg));
        if (rates.fatKgPerDay > 1e-9) expect(weekly).toBeLessThanOrEqual(percent + 1e-9);
        expect(step.storedKcal).toBeLessThanOrEqual(Math.min(500, 0.15 * who.balance.maintenanceKcal) + 1e-9);
      }),
    );
  },
);

test("bodyFatOf is the percentage of fat in body weight", () => {
  expect(bodyFatOf({ fatKg: 20, leanKg: 60 })).toBe(25);
});
