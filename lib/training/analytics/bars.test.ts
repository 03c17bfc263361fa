import { describe, expect, test } from "vitest";
import { workoutBars, workoutTotals } from "./bars";
import type { Analytics } from "./schema";

const week = (monday: string, logged: number, planned: number, met: number) => ({
  monday,
  logged,
  planned,
  met,
});

const NUMBERS: Analytics = {
  today: "2026-11-18",
  clients: { total: 2, active: 2 },
  quiet: [],
  sessions: [],
  workouts: {
    thisWeek: 5,
    thisMonth: 14,
    days: [2, 1, 2, 0, 0, 0, 0].map((logged, index) => ({ date: `2026-11-${16 + index}`, logged })),
    weeks: [
      week("2026-10-26", 3, 6, 3),
      week("2026-11-02", 6, 6, 5),
      week("2026-11-09", 6, 6, 6),
      week("2026-11-16", 5, 6, 4),
    ],
  },
  records: [],
  images: { total: 0, thisMonth: 0 },
};

describe("the bars of a week", () => {
  test("name today, and show the open workouts in a last bar", () => {
    const bars = workoutBars(NUMBERS, "week");
    expect(bars.map(({ label, done, open }) => [label, done, open])).toEqual([
      ["Mon", 2, 0],
      ["Tue", 1, 0],
      ["Today", 2, 0],
      ["Thu", 0, 0],
      ["Fri", 0, 0],
      ["Sat", 0, 0],
      ["Sun", 0, 0],
      ["To do", 0, 2],
    ]);
    expect(bars.filter((bar) => bar.isCurrent)).toHaveLength(1);
  });

  test("end with Sunday when nothing is left to do", () => {
    const weeks = [week("2026-11-16", 5, 4, 4)];
    const done = { ...NUMBERS, workouts: { ...NUMBERS.workouts, weeks } };
    expect(workoutBars(done, "week").at(-1)?.label).toBe("Sun");
  });
});

test("a month's open workouts are missed in past weeks and planned in the current one", () => {
  const bars = workoutBars(NUMBERS, "month");
  expect(bars.map(({ label, open, openKind }) => [label, open, openKind])).toEqual([
    ["Oct 26", 3, "missed"],
    ["Nov 2", 1, "missed"],
    ["Nov 9", 0, "missed"],
    ["This week", 2, "planned"],
  ]);
});

test("totals separate planned workouts from extra ones", () => {
  expect(workoutTotals(NUMBERS.workouts, "week")).toEqual({ met: 4, planned: 6, beyond: 1 });
  expect(workoutTotals(NUMBERS.workouts, "month")).toEqual({ met: 18, planned: 24, beyond: 2 });
});
