import { describe, expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { monthsLater } from "@/lib/text/calendar/moments";
import { type ChartInput, chartPoints, drawnValues, monthLabel, totalsOf } from "./chart";
import { totalFigures } from "./chart-words";

const today = { bodyFat: 20, leanMass: 156, weight: 195 };
const figures = (bodyFatPercent: number, weightLbs: number) => ({
  bodyFatPercent,
  leanMassLbs: 157.3,
  weightLbs,
});
const row = { month: 1, ...figures(15, 185), low: figures(13.6, 183), high: figures(16.4, 187) };
const now = new Date("2026-11-20T09:00:00.000Z");
const weighIn = (month: number, weight: number, bodyFat: number | null = null) => ({
  takenAt: monthsLater(now, month).toISOString(),
  weight,
  bodyFat,
});
const plan = {
  startedAt: monthsLater(now, -2).toISOString(),
  months: [
    { month: 0, bodyFat: 24, weight: 205 },
    { month: 4, bodyFat: 16, weight: 185 },
  ],
  goalDays: 120,
};
const input = (changes: Partial<ChartInput> = {}): ChartInput => ({
  measure: "bodyFat",
  today,
  rows: [row],
  weighIns: [],
  plan: null,
  now,
  ...changes,
});

describe("the totals", () => {
  test("compare the last month with today", () => {
    expect(totalsOf(today, [row])).toEqual({
      months: 1,
      bodyFatLoss: 5,
      muscleGain: expect.closeTo(1.3),
      weightChange: -10,
    });
  });

  test("are zero without a forecast", () => {
    expect(totalsOf(today, [])).toEqual({ months: 0, bodyFatLoss: 0, muscleGain: 0, weightChange: 0 });
  });
});

describe("the totals in words", () => {
  const said = (bodyFatLoss: number, muscleGain: number, weightChange: number) =>
    totalFigures({ months: 9, bodyFatLoss, muscleGain, weightChange }, unitSystem("imperial"))
      .map(({ label, value, unit }) => `${label} ${value} ${unit}`)
      .join(", ");

  test.each([
    [5, 1.3, -10, "Body Fat Loss 5.0 %, Muscle Gain 1.3 lbs, Weight Change −10.0 lbs"],
    [-1.6, 20, 25.7, "Body Fat Gain 1.6 %, Muscle Gain 20.0 lbs, Weight Change +25.7 lbs"],
    [4, -2.25, -12, "Body Fat Loss 4.0 %, Muscle Loss 2.3 lbs, Weight Change −12.0 lbs"],
    [-0.04, -0.04, 0, "Body Fat Loss 0.0 %, Muscle Gain 0.0 lbs, Weight Change 0.0 lbs"],
  ])("of %d %% fat lost, %d lb gained: noun and sign agree", (fat, muscle, weight, words) => {
    expect(said(fat, muscle, weight)).toBe(words);
  });
});

describe("the chart", () => {
  test("begins with today, which is measured, has no range and starts the forecast", () => {
    expect(chartPoints(input())).toEqual([
      { month: 0, measured: 20, forecast: 20, range: [20, 20] },
      { month: 1, forecast: 15, range: [13.6, 16.4] },
    ]);
  });

  test("adds earlier weigh-ins of the last six months, in order", () => {
    const weighIns = [weighIn(0, 195), weighIn(-1, 200), weighIn(-3, 203), weighIn(-6.5, 210)];
    const drawn = chartPoints(input({ measure: "weight", weighIns })).filter(({ measured }) => measured);
    expect(drawn.map(({ month, measured }) => [Math.round(month * 10) / 10, measured])).toEqual([
      [-3, 203],
      [-1, 200],
      [0, 195],
    ]);
  });

  test("shows no body fat for a weigh-in of weight only", () => {
    const weighIns = [weighIn(-1, 200), weighIn(-2, 203, 22)];
    const drawn = chartPoints(input({ weighIns })).filter(({ measured }) => measured);
    expect(drawn.map(({ measured }) => measured)).toEqual([22, 20]);
  });

  test("shows the original plan from the first weigh-in, and hides it without weigh-ins", () => {
    const weighIns = [weighIn(-1, 200)];
    const points = chartPoints(input({ measure: "weight", weighIns, plan }));
    const [first] = points;
    // A quarter of the way from 205 to 185.
    expect(first).toMatchObject({ month: expect.closeTo(-1) });
    expect(points.find(({ planned }) => planned)?.planned).toBeCloseTo(200);
    const begunToday = { ...plan, startedAt: now.toISOString() };
    for (const without of [input({ plan }), input({ measure: "weight", weighIns, plan: begunToday })])
      expect(chartPoints(without).every(({ planned }) => planned === undefined)).toBe(true);
  });
});

test("includes every value of a point", () => {
  expect(drawnValues({ month: 1, forecast: 15, range: [13.6, 16.4], planned: 14 })).toEqual([
    15, 14, 13.6, 16.4,
  ]);
  expect(drawnValues({ month: -1, measured: 20 })).toEqual([20]);
});

test("month 0 has the label Now", () => {
  expect([0, 4].map(monthLabel)).toEqual(["Now", "Month 4"]);
});
