import { describe, expect, test } from "vitest";
import { DEFAULT_QUESTION } from "@/tests/support/default-question";
import { type ForecastInput, forecast } from "./forecast";

const WOMAN: ForecastInput = { ...DEFAULT_QUESTION, sex: "female", heightInches: 65 };

interface Golden {
  input: ForecastInput;
  /** Resting, maintenance and expected intake in kcal. */
  kcal: [number, number, number];
  end: [status: string, months: number];
  rows: Record<number, string>;
}

const GOLDEN: Record<string, Golden> = {
  G1: {
    input: DEFAULT_QUESTION,
    kcal: [1898, 2904, 2338],
    end: ["reached", 4],
    rows: { 1: "18.5/155.9/191.4 ±0.5/0.5/1.4", 3: "15.4/155.7/184.1 ±1.5/1.5/4", 4: "15.2/156.1/184.1" },
  },
  G2: {
    input: { ...DEFAULT_QUESTION, dietAdherence: 0.8 },
    kcal: [1898, 2904, 2451],
    end: ["reached", 6],
    rows: { 3: "16.6/155.4/186.4", 6: "15.1/156.2/184.1 ±2.6/2.8/7.9" },
  },
  G3: {
    input: { ...DEFAULT_QUESTION, experience: "beginner" },
    kcal: [1898, 2904, 2340],
    end: ["reached", 3],
    rows: { 3: "15.2/157.1/185.2" },
  },
  G4: {
    input: {
      ...DEFAULT_QUESTION,
      heightInches: 70,
      weightLbs: 250,
      bodyFat: 35,
      targetWeightLbs: 200,
      targetBodyFat: 20,
      experience: "beginner",
      dietAdherence: 0.9,
    },
    kcal: [1962, 3039, 2109],
    end: ["reached", 10],
    rows: { 6: "25.9/160.9/217.2", 10: "20.2/159.9/200.4 ±4.4/4.1/13.8" },
  },
  G5: {
    input: {
      ...WOMAN,
      weightLbs: 150,
      bodyFat: 32,
      targetWeightLbs: 135,
      targetBodyFat: 24,
      dietAdherence: 0.9,
    },
    kcal: [1369, 2102, 1592],
    end: ["reached", 7],
    rows: { 3: "27.6/101.5/140.2", 7: "24.2/101.6/134.1" },
  },
  G6: {
    input: {
      ...DEFAULT_QUESTION,
      heightInches: 70,
      weightLbs: 150,
      bodyFat: 12,
      targetWeightLbs: 165,
      targetBodyFat: 13,
      experience: "beginner",
    },
    kcal: [1663, 2528, 2697],
    end: ["reached", 5],
    rows: { 3: "12.4/140.2/160.1", 5: "12.8/143.5/164.5" },
  },
  G7: {
    input: {
      ...WOMAN,
      weightLbs: 180,
      bodyFat: 40,
      targetWeightLbs: 140,
      targetBodyFat: 28,
      experience: "beginner",
      dietAdherence: 0.5,
    },
    kcal: [1428, 2211, 1834],
    end: ["partial", 23],
    rows: { 12: "31/108.8/157.6", 23: "25/107.6/143.4" },
  },
  G8: {
    input: {
      ...DEFAULT_QUESTION,
      weightLbs: 350,
      bodyFat: 45,
      targetWeightLbs: 200,
      targetBodyFat: 20,
      experience: "beginner",
      dietAdherence: 0.5,
    },
    kcal: [2256, 3543, 2976],
    end: ["horizon", 36],
    rows: { 12: "38.3/194.4/314.8", 36: "26.8/190.9/260.8" },
  },
  G9: {
    input: { ...DEFAULT_QUESTION, targetWeightLbs: 195, targetBodyFat: 20 },
    kcal: [1898, 2904, 2904],
    end: ["already", 0],
    rows: {},
  },
  G10: {
    input: {
      ...WOMAN,
      heightInches: 64,
      weightLbs: 120,
      bodyFat: 22,
      targetWeightLbs: 110,
      targetBodyFat: 10,
    },
    kcal: [1287, 1960, 1536],
    end: ["limit", 7],
    rows: { 6: "12.4/92.9/106.1", 7: "11.8/92.8/105.3" },
  },
};

describe.each(Object.entries(GOLDEN))("%s", (_id, { input, kcal, end, rows }) => {
  const { status, months, plan } = forecast(input);

  test("has the resting, maintenance and expected calories of the prototype", () => {
    expect([plan.restingKcal, plan.maintenanceKcal, plan.expectedIntakeKcal]).toEqual(kcal);
  });

  test(`ends ${end[0]} after ${end[1]} months`, () => {
    expect([status, months.length]).toEqual(end);
  });

  test.each(Object.entries(rows))("month %s is %s to the printed digit", (month, printed) => {
    const row = months[Number(month) - 1]!;
    const [values, band] = printed.split(" ±");
    expect([row.month, row.bodyFatPercent, row.leanMassLbs, row.weightLbs].join("/")).toBe(
      `${month}/${values}`,
    );
    if (!band) return;
    const half = band.split("/").map(Number);
    const { low, high } = row;
    const widths = [
      high.bodyFatPercent - low.bodyFatPercent,
      high.leanMassLbs - low.leanMassLbs,
      high.weightLbs - low.weightLbs,
    ];
    // Both ends are rounded separately, so a width may differ by 0.1 and the printed half by another 0.1.
    widths.forEach((width, index) => {
      expect(Math.abs(width / 2 - half[index]!)).toBeLessThanOrEqual(0.1 + 1e-9);
    });
  });
});

test("a target equal to the current body gives an empty forecast", () => {
  const result = forecast({ ...DEFAULT_QUESTION, targetWeightLbs: 195, targetBodyFat: 20 });
  expect(result).toMatchObject({ status: "already", months: [], monthsToBodyFat: 0 });
});

test("months are numbered from 1 without a gap", () => {
  expect(forecast(GOLDEN.G8!.input).months.map((row) => row.month)).toEqual(
    Array.from({ length: 36 }, (_, index) => index + 1),
  );
});

test("a target that implies too much loss of lean mass gets a weight suggestion that is reachable", () => {
  const result = forecast(GOLDEN.G7!.input);
  expect(result.suggestedTargetWeightLbs).toBe(150.1);
  const again = forecast({ ...GOLDEN.G7!.input, targetWeightLbs: result.suggestedTargetWeightLbs! });
  expect(["reached", "close"]).toContain(again.status);
});

test("monthsToBodyFat is the first month within half a point of the target", () => {
  const { months, monthsToBodyFat } = forecast(GOLDEN.G2!.input);
  expect(monthsToBodyFat).toBe(4);
  expect(months[2]!.bodyFatPercent).toBeGreaterThan(15.5);
  expect(months[3]!.bodyFatPercent).toBeLessThanOrEqual(15.5);
});

test("a lower adherence keeps the planned intake and moves the expected intake towards maintenance", () => {
  const strict = forecast(DEFAULT_QUESTION).plan;
  const loose = forecast({ ...DEFAULT_QUESTION, dietAdherence: 0.5 }).plan;
  expect(strict.expectedIntakeKcal).toBe(strict.intakeKcal);
  expect(loose.expectedIntakeKcal).toBeCloseTo((loose.intakeKcal + loose.maintenanceKcal) / 2, -1);
});
