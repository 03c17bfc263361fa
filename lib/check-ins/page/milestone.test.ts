import { describe, expect, it } from "vitest";
import type { TimelineRow } from "@/lib/clients/timeline/schema";
import { nextMilestone } from "./milestone";

const figures = (weightLbs: number) => ({ bodyFatPercent: 20, leanMassLbs: 140, weightLbs });
const row = (month: number, [low, weight, high]: [number, number, number]): TimelineRow => ({
  month,
  ...figures(weight),
  low: figures(low),
  high: figures(high),
});
const LOSS = [row(1, [178, 179, 180]), row(2, [174, 176, 179]), row(3, [170, 173, 178])];

const next = (
  weight: number,
  target: number,
  months: TimelineRow[],
  units: "imperial" | "metric" = "imperial",
) => nextMilestone({ weightLbs: weight, targetWeightLbs: target }, months, units, "2026-12-01");

describe("the next milestone", () => {
  it("is the next five pounds, on the forecast's day, with the days of its range", () =>
    expect(next(182, 170, LOSS)).toEqual({
      weight: 180,
      on: "2026-12-21",
      earliest: "2026-12-16",
      latest: "2026-12-31",
    }));
  it("has no latest day when the slow edge does not reach it", () =>
    expect(next(179, 170, LOSS.slice(1))).toMatchObject({ weight: 175, latest: null }));
  it("skips a weight that is less than a pound away, and ends at the target", () => {
    expect(next(180.5, 170, LOSS)?.weight).toBe(175);
    expect(next(179, 178.5, LOSS)).toBeNull();
    expect(next(182, 181, LOSS)?.weight).toBe(181);
  });
  it("is two kilograms for a client who reads kilograms", () =>
    expect(next(182, 170, LOSS, "metric")?.weight).toBeCloseTo(82 * 2.20462, 1));
  it("goes up when the target is higher", () =>
    expect(next(176, 190, [row(1, [177, 178, 179]), row(2, [179, 181, 184])])?.weight).toBe(180));
  it("is null when the forecast stops short of it", () =>
    expect(next(182, 170, [row(1, [180, 181, 182])])).toBeNull());
});
