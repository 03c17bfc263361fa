import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as ranges from "@/lib/body/ranges";
import { unitSystem, weightFigure } from "@/lib/body/unit-system";
import { anyClient } from "@/tests/support/any-client";
import { LENGTH } from "@/tests/support/length";
import { type Forecast, type ForecastInput, type ForecastRow, forecast } from "./forecast";
import { statusSentence } from "./sentences";
import { simulate } from "./simulation";
import { subjectOf } from "./subject";

const lb = unitSystem("imperial");

const COUNT = LENGTH.isLong ? 4000 : 800;
const CLIENTS = fc.sample(anyClient, { numRuns: COUNT, seed: 12345 });
const FORECASTS = CLIENTS.map((input) => ({ input, result: forecast(input) }));
const ROWS = FORECASTS.flatMap(({ input, result }) => result.months.map((row) => ({ input, row })));
const COLUMNS = ["bodyFatPercent", "leanMassLbs", "weightLbs"] as const;
const floorOf = (input: ForecastInput) => (input.sex === "male" ? 5 : 12);

describe(`for ${COUNT} random clients`, () => {
  test("every number is finite", () => {
    const numbersOf = ({ months, plan }: Forecast) => [
      ...months.flatMap((row) =>
        [row, row.low, row.high].flatMap((at) => COLUMNS.map((column) => at[column])),
      ),
      ...Object.values(plan).filter((value) => typeof value === "number"),
    ];
    expect(FORECASTS.filter(({ result }) => !numbersOf(result).every(Number.isFinite))).toEqual([]);
  });

  test("every body fat lies between 1 and 60 %", () => {
    expect(ROWS.filter(({ row }) => row.bodyFatPercent < 1 || row.bodyFatPercent > 60)).toEqual([]);
  });

  test("there are at most 36 months, and none only for a client at the target", () => {
    const wrong = FORECASTS.filter(
      ({ result: { months, status } }) =>
        months.length > 36 || (months.length === 0) !== (status === "already"),
    );
    expect(wrong).toEqual([]);
  });

  test("weight is the sum of lean mass and fat, except for rounding", () => {
    const difference = ({ weightLbs, leanMassLbs, bodyFatPercent }: ForecastRow) =>
      Math.abs(weightLbs * (1 - bodyFatPercent / 100) - leanMassLbs);
    expect(ROWS.filter(({ row }) => difference(row) > 0.4)).toEqual([]);
  });

  test("the likely range contains the central value", () => {
    const holds = (row: ForecastRow) =>
      COLUMNS.every((column) => row.low[column] <= row[column] && row[column] <= row.high[column]);
    expect(ROWS.filter(({ row }) => !holds(row))).toEqual([]);
  });

  test("a client above the body fat floor never falls more than 0.2 points below it", () => {
    const sunk = ROWS.filter(
      ({ row, input }) => input.bodyFat > floorOf(input) && row.bodyFatPercent < floorOf(input) - 0.2,
    );
    expect(sunk).toEqual([]);
  });

  test("no client loses weight faster than advised, and only very lean beginners gain faster", () => {
    const fast = FORECASTS.filter(({ result }) => result.warnings.some(({ code }) => code === "PACE"));
    expect(fast.filter(({ result }) => result.plan.weeklyChangeLbs < 0)).toEqual([]);
    expect(fast.filter(({ input }) => input.experience !== "beginner" || input.bodyFat > 8)).toEqual([]);
  });

  test("the expected intake lies between the plan and maintenance", () => {
    const wrong = FORECASTS.filter(({ result: { plan } }) => {
      const low = Math.min(plan.intakeKcal, plan.maintenanceKcal);
      const high = Math.max(plan.intakeKcal, plan.maintenanceKcal);
      return plan.expectedIntakeKcal < low - 1 || plan.expectedIntakeKcal > high + 1;
    });
    expect(wrong).toEqual([]);
  });

  test("every status has a sentence without a broken number", () => {
    const sentences = FORECASTS.map(({ result }) => statusSentence(result, lb));
    expect(sentences.filter((sentence) => /NaN|undefined|null|Infinity/.test(sentence))).toEqual([]);
  });

  test("the figures of each sentence are those of the last month, in both units", () => {
    for (const system of [lb, unitSystem("metric")]) {
      const apart = FORECASTS.filter(({ result }) => {
        const last = result.months.at(-1);
        if (!last) return false;
        const sentence = statusSentence(result, system);
        const figures = [last.bodyFatPercent.toFixed(1), weightFigure(last.weightLbs, system)];
        // The sentence for `limit` only has the body fat.
        return !figures
          .slice(0, result.status === "limit" ? 1 : 2)
          .every((figure) => sentence.includes(figure));
      });
      expect(apart.map(({ result }) => statusSentence(result, system))).toEqual([]);
    }
  });

  test("the same client always gets the same forecast", () => {
    for (const { input, result } of FORECASTS.slice(0, 40)) expect(forecast({ ...input })).toEqual(result);
  });

  test("a month of cutting never adds more than 0.1 kg of fat", () => {
    const added = CLIENTS.flatMap((client) => {
      const { months, intake } = simulate(subjectOf(client));
      const perMonth = 8;
      return months.slice(1).flatMap((state, index) => {
        const steps = intake.slice(index * perMonth, (index + 1) * perMonth);
        const cuts = steps.length === perMonth && steps.every(({ phase }) => phase === "cut");
        return cuts ? [state.fatKg - (months[index]?.fatKg ?? 0)] : [];
      });
    });
    expect(added.length).toBeGreaterThan(COUNT / 4);
    expect(added.filter((kg) => kg > 0.1)).toEqual([]);
  });
});

test("a lower adherence never reaches a leaner target sooner", () => {
  const pairs = CLIENTS.filter((client) => client.bodyFat > 10).map((client) => {
    const goal = {
      targetWeightLbs: 0.9 * client.weightLbs,
      targetBodyFat: Math.max(5, 0.75 * client.bodyFat),
    };
    const monthsAt = (dietAdherence: number) =>
      simulate(subjectOf({ ...client, ...goal, dietAdherence })).monthsToBodyFat;
    return { strict: monthsAt(1), loose: monthsAt(0.8) };
  });
  const metEitherWay = pairs.filter(({ strict, loose }) => strict !== null && loose !== null);
  expect(metEitherWay.length).toBeGreaterThan(COUNT / 2);
  expect(metEitherWay.filter(({ strict, loose }) => Number(loose) < Number(strict))).toEqual([]);
});

test("a body outside of the form's range has a forecast that says where it ends", () => {
  const { min, max } = ranges.SCALE_WEIGHT_LBS;
  const weights = [min, 72.5, 99.5, 350.5, 512, max];
  for (const [index, client] of fc.sample(anyClient, { numRuns: 60, seed: 7 }).entries()) {
    const input = { ...client, weightLbs: weights[index % weights.length] ?? min };
    const result = forecast(input);
    const ends = result.months.flatMap(({ low, high, ...row }) => [row, low, high]);
    expect(ends.every((end) => COLUMNS.every((column) => Number.isFinite(end[column])))).toBe(true);
    expect(statusSentence(result, lb)).toMatch(/\d+\.\d(?: lb|%)/);
  }
});
