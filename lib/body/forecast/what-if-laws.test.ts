import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as ranges from "@/lib/body/ranges";
import { unitSystem } from "@/lib/body/unit-system";
import { valuesOf } from "@/lib/text/number-range";
import { LENGTH } from "@/tests/support/length";
import { effectsOf } from "./effects";
import { type ForecastInput, forecast } from "./forecast";
import { goalKindOf } from "./projection";
import { simulate } from "./simulation";
import { advance, centralVariant, STEP_DAYS, startOf, trainingEffect } from "./step";
import { subjectOf } from "./subject";

const ADULT_HEIGHTS = valuesOf({ ...ranges.HEIGHT_INCHES, min: 58, max: 78 });

/** Clients who want to lose fat and weight. */
const aCut: fc.Arbitrary<ForecastInput> = fc
  .record({
    sex: fc.constantFrom(...ranges.SEXES),
    heightInches: fc.constantFrom(...ADULT_HEIGHTS),
    weightLbs: fc.double({ min: 110, max: 350, noNaN: true }),
    bodyFat: fc.integer({ min: 140, max: 450 }).map((tenths) => tenths / 10),
    fatKept: fc.double({ min: 0.5, max: 0.95, noNaN: true }),
    weightKept: fc.double({ min: 0.8, max: 0.97, noNaN: true }),
    workoutsPerWeek: fc.integer({ min: 1, max: 6 }),
    hoursPerWorkout: fc.constantFrom(...ranges.HOURS_PER_WORKOUT),
    experience: fc.constantFrom(...ranges.EXPERIENCES),
    dietAdherence: fc.constantFrom(0.9, 0.8, 0.7, 0.6, 0.5),
  })
  .map(({ fatKept, weightKept, ...client }) => ({
    ...client,
    targetWeightLbs: weightKept * client.weightLbs,
    targetBodyFat: Math.max(client.sex === "male" ? 6 : 13, fatKept * client.bodyFat),
  }));

const COUNT = LENGTH.isLong ? 2000 : 400;
const CUTS = fc.sample(aCut, { numRuns: COUNT, seed: 4711 });

/** Fat in kg after each step of a cut, with the intake of `planned`. */
function fatAt(client: ForecastInput, planned: readonly number[]): number[] {
  const subject = subjectOf(client);
  const variant = centralVariant(subject);
  let state = startOf(subject);
  return planned.map((kcal, step) => {
    state = advance(variant, state, kcal, trainingEffect(subject, variant, state, step * STEP_DAYS, false));
    return state.fatKg;
  });
}

const plannedKcal = (client: ForecastInput): number[] => {
  const { intake } = simulate(subjectOf(client));
  const end = intake.findIndex(({ phase }) => phase !== "cut");
  return intake.slice(0, end < 0 ? intake.length : end).map((step) => step.plannedKcal);
};

describe(`for ${COUNT} random cuts`, () => {
  test("more training never slows fat loss at equal intake", () => {
    for (const client of CUTS) {
      const planned = plannedKcal(client);
      const [less, more] = [client, { ...client, workoutsPerWeek: client.workoutsPerWeek + 1 }].map((one) =>
        fatAt(one, planned),
      );
      expect(less!.filter((fat, step) => more![step]! > fat + 1e-6)).toEqual([]);
    }
  });

  test("fewer calories never delay a cut", () => {
    for (const client of CUTS) {
      const planned = plannedKcal(client);
      const less = fatAt(
        client,
        planned.map((kcal) => kcal - 100),
      );
      expect(fatAt(client, planned).filter((fat, step) => less[step]! > fat + 1e-6)).toEqual([]);
    }
  });

  // Only goals of fat: a target with less lean mass than today is reached later if training or diet keep more of it.
  const byFat = CUTS.filter((client) =>
    [client, { ...client, dietAdherence: 1 }].every((one) => goalKindOf(subjectOf(one)) === "fat"),
  );

  test("a better kept diet never puts the goal off", () => {
    expect(byFat.length).toBeGreaterThan(COUNT / 6);
    const days = (client: ForecastInput) => forecast(client).goalDays ?? Number.POSITIVE_INFINITY;
    const later = byFat.filter((client) => days({ ...client, dietAdherence: 1 }) > days(client) + 1);
    expect(later).toEqual([]);
  });

  test("where more training puts the goal off, the plan gives more to eat, and the what-if says so", () => {
    const system = unitSystem("imperial");
    const silent = byFat.flatMap((client) => {
      const more = { ...client, workoutsPerWeek: client.workoutsPerWeek + 1 };
      return effectsOf(client, more, system).filter(
        (effect) => effect.kind === "moves" && effect.daysCloser < 0 && !effect.why,
      );
    });
    expect(silent).toEqual([]);
  });
});
