import { describe, expect, test } from "vitest";
import { adherenceText, workoutBars } from "./bars";
import type { Analytics, WorkoutWeek } from "./schema";

const week = (monday: string, logged: number, counts: Partial<WorkoutWeek> = {}): WorkoutWeek => ({
  monday,
  logged,
  ...{ planned: 0, done: 0, due: 0, open: 0, leftOut: 0, extra: 0 },
  ...counts,
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
      week("2026-10-26", 3, { planned: 6, done: 3, due: 6 }),
      week("2026-11-02", 6, { planned: 6, done: 5, due: 6, extra: 1 }),
      week("2026-11-09", 6, { planned: 6, done: 6, due: 6 }),
      week("2026-11-16", 5, { planned: 8, done: 4, due: 5, open: 2, leftOut: 1, extra: 1 }),
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
    const weeks = [week("2026-11-16", 5, { planned: 4, done: 4, due: 4 })];
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

const textOf = (weeks: WorkoutWeek[]) => {
  const { figure, rest } = adherenceText({ ...NUMBERS.workouts, weeks }, "week");
  return `${figure} ${rest}`;
};

test("adherence is done of due, with what is left out and extra beside it", () => {
  const { figure, rest } = adherenceText(NUMBERS.workouts, "month");
  expect(`${figure} ${rest}`).toBe("18 of 23 due sessions done in four weeks, 78%, 1 left out, 2 extra");
  expect(textOf(NUMBERS.workouts.weeks)).toBe("4 of 5 due sessions done this week, 80%, 1 left out, 1 extra");
});

test("adherence is a word as long as nothing is due", () => {
  const now = "2026-11-16";
  expect(textOf([week(now, 0, { planned: 2, open: 2 })])).toBe("Nothing due yet this week");
  expect(textOf([week(now, 1, { extra: 1 })])).toBe("None planned this week, 1 extra");
  expect(textOf([week(now, 0, { planned: 1, leftOut: 1 })])).toBe("None planned this week, 1 left out");
});
