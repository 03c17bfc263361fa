import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { measured, progressSentence } from "./measures";

const lb = unitSystem("imperial");

const day = (date: string, weight: number) => ({
  date,
  sets: 1,
  best: { weight, reps: 5 },
  estimate: weight > 0 ? { weight: weight * 1.1458, errorPercent: 5 } : null,
  volume: weight * 5,
});

test("days at body weight have no pounds to draw", () => {
  const days = [day("2026-09-01", 0), day("2026-09-02", 185)];
  for (const measure of ["best", "estimate", "volume"] as const)
    expect(measured(days, measure).map(({ date }) => date)).toEqual(["2026-09-02"]);
});

test("the sentence tells the change", () => {
  const days = [day("2026-09-01", 185), day("2026-09-08", 1205)];
  expect(progressSentence(measured(days, "best"), "Squat", "best", lb)).toBe(
    "Squat, best set over 2 days: from 185 lb to 1,205 lb",
  );
  expect(progressSentence(measured(days.slice(0, 1), "volume"), "Squat", "volume", lb)).toBe(
    "Squat, volume on one day: 925 lb",
  );
});
