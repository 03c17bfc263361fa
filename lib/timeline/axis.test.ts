import { describe, expect, test } from "vitest";
import { type AxisInput, dateTicks, monthTicks } from "./axis";

const now = new Date("2026-11-20T09:00:00.000Z");
const input = (last: number, changes: Partial<AxisInput> = {}): AxisInput => ({
  domain: [0, last],
  last,
  now,
  room: "narrow",
  ...changes,
});
const labels = (ticks: { label: string }[]) => ticks.map(({ label }) => label);

describe("the months of an axis", () => {
  test("are now, the middle and the last where there is little room", () => {
    expect(labels(monthTicks(input(6)))).toEqual(["Now", "Month 3", "Month 6"]);
    expect(labels(monthTicks(input(1)))).toEqual(["Now", "Month 1"]);
    expect(labels(monthTicks(input(0, { domain: [0, 0.5] })))).toEqual(["Now"]);
  });

  test("are all named where there is room, up to a year", () => {
    expect(monthTicks(input(3, { room: "wide" }))).toHaveLength(4);
    expect(labels(monthTicks(input(36, { room: "wide" })))).toEqual(["Now", "Month 18", "Month 36"]);
  });

  test("begin with the day of the first weigh-in, unless that would touch Now", () => {
    expect(labels(monthTicks(input(4, { domain: [-2, 4] })))).toEqual([
      "Sep 20",
      "Now",
      "Month 2",
      "Month 4",
    ]);
    expect(labels(monthTicks(input(12, { domain: [-1, 12] })))).toEqual(["Now", "Month 6", "Month 12"]);
  });
});

test("an axis of days names today and the day of the goal before its ends", () => {
  const ticks = dateTicks({ ...input(5, { domain: [-2, 5] }), goal: 4.2 });
  expect(labels(ticks)).toEqual(["Sep 20", "Today", "Mar 28"]);
  expect(ticks.map(({ tone }) => tone)).toEqual(["neutral", "measured", "forecast"]);
  expect(labels(dateTicks({ ...input(36), goal: null }))).toEqual(["Today", "Nov 20"]);
});
