import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyClient } from "@/tests/support/any-client";
import { DEFAULT_QUESTION } from "@/tests/support/default-question";
import { onPlan, PLANS } from "@/tests/support/plans";
import { type DailyDiet, dailyDiet } from "./diet";
import { type ForecastInput, forecast } from "./forecast";
import { learnedMore, unlearned } from "./learned";

const dietOf = (input: ForecastInput) => dailyDiet(input, forecast(input).plan);
const weighed = (
  days: readonly number[],
  lbs: number,
  start: ForecastInput = DEFAULT_QUESTION,
): ForecastInput => ({
  ...start,
  learned: learnedMore(
    unlearned(new Date(0), start),
    onPlan(start, days, 0).map((seen) => ({ ...seen, weightKg: seen.weightKg + lbs * (seen.day / 50) })),
  ),
});

describe("calories", () => {
  test("are those of the plan, with the formula's maintenance and its range", () => {
    const { plan } = forecast(DEFAULT_QUESTION);
    const diet = dietOf(DEFAULT_QUESTION);
    expect(diet.intakeKcal).toBe(10 * Math.round(plan.intakeKcal / 10));
    expect(diet).toMatchObject({
      phase: "cut",
      isOwn: false,
      ownKcal: null,
      maintenance: { kcal: 2900, low: 2660, high: 3150 },
    });
  });

  test("use the client's own maintenance after three weeks of weigh-ins, and its range narrows", () => {
    expect(dietOf(weighed([7, 14], 0)).isOwn).toBe(false);
    const own = dietOf(weighed([7, 14, 21, 28, 35, 42, 49, 56], 0));
    expect(own.isOwn).toBe(true);
    expect(own.maintenance.high - own.maintenance.low).toBeLessThan(490);
  });

  test("offer more to a client who is lighter than planned, and less to a heavier one", () => {
    const weeks = [7, 14, 21, 28, 35, 42, 49, 56];
    const [light, heavy] = [-2, 2].map((lbs) => dietOf(weighed(weeks, lbs, PLANS.gain))) as [
      DailyDiet,
      DailyDiet,
    ];
    expect(light.maintenance.kcal).toBeGreaterThan(heavy.maintenance.kcal);
    expect(light.ownKcal).toBeGreaterThan(light.intakeKcal);
    expect(heavy.ownKcal).toBeLessThan(heavy.intakeKcal);
  });

  test("offer no less where that would leave less than 30 kcal per kg of lean mass", () => {
    expect(dietOf(weighed([7, 14, 21, 28, 35, 42, 49, 56], 2)).ownKcal).toBeNull();
  });

  test("are never below the least intake, or below maintenance where that is less", () => {
    const least = { male: 1500, female: 1200 };
    const diets = fc
      .sample(anyClient, { numRuns: 400, seed: 5 })
      .map((input) => ({ input, ...dietOf(input) }));
    expect(diets.filter(({ phase }) => phase === "cut").length).toBeGreaterThan(100);
    expect(
      diets.filter(
        ({ input, intakeKcal, maintenance }) =>
          intakeKcal < Math.min(least[input.sex], maintenance.kcal) - 10,
      ),
    ).toEqual([]);
  });
});

describe("protein", () => {
  test("is 1.6 to 2.4 g per kg in a deficit and 1.6 to 2.2 otherwise", () => {
    expect(dietOf(DEFAULT_QUESTION).protein).toEqual({ low: 140, high: 210 });
    const gain = { ...DEFAULT_QUESTION, bodyFat: 15, targetWeightLbs: 205, targetBodyFat: 15 };
    expect(dietOf(gain).protein).toEqual({ low: 140, high: 195 });
  });

  test("counts no more weight than at 20 % or 28 % body fat", () => {
    const heavy = { ...DEFAULT_QUESTION, weightLbs: 300, bodyFat: 40 };
    expect(dietOf(heavy).protein).toEqual({ low: 165, high: 245 });
    expect(dietOf({ ...heavy, sex: "female" as const }).protein).toEqual({ low: 180, high: 270 });
  });
});
