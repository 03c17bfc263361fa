import { describe, expect, test } from "vitest";
import { addDays } from "@/lib/text/calendar/days";
import { adherenceText, leastDoneFirst, percentText, workoutBars } from "./bars";
import type { ClientPeriod, WorkoutWeek } from "./schema";

const NONE = { planned: 0, done: 0, due: 0, open: 0, leftOut: 0, extra: 0 };

const week = (monday: string, logged: number, counts: Partial<WorkoutWeek> = {}): WorkoutWeek => ({
  monday,
  logged,
  ...NONE,
  ...counts,
});

const FOUR = [
  week("2026-10-26", 3, { planned: 6, done: 3, due: 6 }),
  week("2026-11-02", 6, { planned: 6, done: 5, due: 6, extra: 1 }),
  week("2026-11-09", 6, { planned: 6, done: 6, due: 6 }),
  week("2026-11-16", 5, { planned: 8, done: 4, due: 5, open: 2, leftOut: 1, extra: 1 }),
];

const weeksUpTo = (count: number, counts: Partial<WorkoutWeek>) =>
  Array.from({ length: count }, (_, index) =>
    week(addDays("2026-11-16", 7 * (index - count + 1)), 1, counts),
  );

describe("bars", () => {
  test("of past weeks show what was not done, the one of this week also what can still be done", () => {
    const told = workoutBars(FOUR).map(({ label, done, missed, planned }) => [label, done, missed, planned]);
    expect(told).toEqual([
      ["Oct 26", 3, 3, 0],
      ["Nov 2", 5, 1, 0],
      ["Nov 9", 6, 0, 0],
      ["This week", 4, 1, 2],
    ]);
  });

  test("count workouts where nothing was planned", () => {
    expect(workoutBars([week("2026-11-16", 5, { extra: 5 })])).toMatchObject([
      { done: 5, missed: 0, planned: 0 },
    ]);
  });

  test("of twelve weeks have a name at every third", () => {
    const labels = workoutBars(weeksUpTo(12, { planned: 1, due: 1 })).map(({ label }) => label);
    expect(labels.filter(Boolean)).toEqual(["Sep 14", "Oct 5", "Oct 26", "Now"]);
  });

  test("of a year are four weeks each, and lose none", () => {
    const bars = workoutBars(weeksUpTo(52, { planned: 2, done: 2, due: 2 }));
    expect(bars).toHaveLength(13);
    expect(new Set(bars.map(({ key }) => key)).size).toBe(13);
    expect(bars.reduce((sum, { done }) => sum + done, 0)).toBe(104);
  });
});

const textOf = (weeks: WorkoutWeek[]) => {
  const { figure, rest } = adherenceText({ weeks, clients: [] });
  return `${figure} ${rest}`;
};

test("adherence is done of due, with what is left out and extra beside it", () => {
  expect(textOf(FOUR)).toBe("78% 18 of 23 due sessions done in 4 weeks, 1 left out, 2 extra workouts");
});

test("adherence is a word as long as nothing is due", () => {
  const only = (counts: Partial<WorkoutWeek>) =>
    textOf(weeksUpTo(4, {}).with(3, week("2026-11-16", 0, counts)));
  expect(only({ planned: 2, open: 2 })).toBe("Nothing due yet in 4 weeks");
  expect(only({ extra: 1 })).toBe("None planned in 4 weeks, 1 workout");
  expect(only({ planned: 1, leftOut: 1 })).toBe("None planned in 4 weeks, 1 left out");
});

test("a percentage is 100 or 0 only if it is exactly that", () => {
  expect(percentText({ done: 299, due: 300 })).toBe("99%");
  expect(percentText({ done: 1, due: 300 })).toBe("1%");
  expect([0, 150, 300].map((done) => percentText({ done, due: 300 }))).toEqual(["0%", "50%", "100%"]);
});

const client = (name: string, done: number, due: number, planned = due): ClientPeriod => ({
  ...{ clientId: name, name, ...NONE, weight: null, bodyFat: null },
  ...{ done, due, planned },
});

test("workouts of clients without a plan stand apart from the extra ones of those with a plan", () => {
  const weeks = weeksUpTo(4, {}).with(3, week("2026-11-16", 9, { planned: 4, done: 4, due: 4, extra: 8 }));
  const clients = [
    { ...client("Plan", 4, 4), extra: 1 },
    { ...client("None", 0, 0), extra: 7 },
  ];
  expect(adherenceText({ weeks, clients })).toEqual({
    figure: "100%",
    rest: "4 of 4 due sessions done in 4 weeks, 1 extra workout",
    others: "1 client without a plan: 7 workouts.",
  });
});

test("clients who did least come first, those with nothing due last", () => {
  const all = [
    client("None", 0, 0),
    client("All", 4, 4),
    client("Later", 0, 0, 2),
    client("Half", 2, 4),
    client("Nothing", 0, 4),
  ];
  expect(leastDoneFirst(all).map(({ name }) => name)).toEqual(["Nothing", "Half", "All", "Later", "None"]);
});
