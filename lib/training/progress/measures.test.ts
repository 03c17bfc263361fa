import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { measured, measuresOf, progressSentence } from "./measures";

const lb = unitSystem("imperial");

const day = (date: string, weight: number) => ({
  date,
  sets: 1,
  best: { weight, reps: 5 },
  estimate: weight > 0 ? { weight: weight * 1.1458, errorPercent: 5 } : null,
  volume: weight * 5,
});

test("skips body-weight days", () => {
  const days = [day("2026-09-01", 0), day("2026-09-02", 185)];
  for (const measure of ["best", "estimate", "volume"] as const)
    expect(measured(days, measure).map(({ date }) => date)).toEqual(["2026-09-02"]);
});

test("the sentence gives the change", () => {
  const days = [day("2026-09-01", 185), day("2026-09-08", 1205)];
  expect(progressSentence(measured(days, "best"), "Squat", "best", lb)).toBe(
    "Squat, best set over 2 days: from 185 lb to 1,205 lb",
  );
  expect(progressSentence(measured(days.slice(0, 1), "volume"), "Squat", "volume", lb)).toBe(
    "Squat, volume on one day: 925 lb",
  );
});

test("holds are drawn by time and distances by length, in their units", () => {
  const effort = (date: string, best: object) => ({ ...day(date, 0), best: { weight: 0, reps: 0, ...best } });
  const holds = [effort("2026-09-01", { seconds: 45 }), effort("2026-09-08", { seconds: 90 })];
  expect(measuresOf(holds)).toEqual(["time"]);
  expect(progressSentence(measured(holds, "time"), "Plank", "time", lb)).toBe(
    "Plank, longest hold over 2 days: from 45 s to 1:30",
  );
  const ways = [effort("2026-09-01", { meters: 1609.344, seconds: 500 })];
  expect(measuresOf(ways)).toEqual(["distance"]);
  expect(progressSentence(measured(ways, "distance"), "Running", "distance", lb)).toBe(
    "Running, longest distance on one day: 1 mi",
  );
  expect(measuresOf([day("2026-09-01", 185)])).toEqual(["best", "estimate", "volume"]);
});
