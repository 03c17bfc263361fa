import { describe, expect, test } from "vitest";
import { changeOf, figuresOn, historyDays, tapedPoints } from "./days";
import type { HistoryEntry } from "./schema";

let made = 0;
const untaped = { girths: null, tapeBodyFat: null };
const photo = (at: string, side: "front" | "back" = "front"): HistoryEntry => {
  const id = `photo-${++made}`;
  return { kind: "photo", id, at, side, url: `/api/photo/${id}` };
};
const weighIn = (at: string, weight: number, bodyFat: number | null = null): HistoryEntry => ({
  kind: "measurement",
  id: `measurement-${++made}`,
  at,
  weight,
  bodyFat,
  ...untaped,
});
const utcDay = (at: string) => at.slice(0, 10);

describe("the days of a history", () => {
  test("are sorted from old to new and hold the newest entry of each kind", () => {
    const [early, late, back] = [
      photo("2026-11-20T08:00:00.000Z"),
      photo("2026-11-20T09:00:00.000Z"),
      photo("2026-11-20T07:00:00.000Z", "back"),
    ];
    const entries = [
      late,
      weighIn("2026-11-21T08:00:00.000Z", 194, 19),
      early,
      back,
      weighIn("2026-11-20T10:00:00.000Z", 195, 20),
      weighIn("2026-11-20T06:00:00.000Z", 196, 21),
    ];
    expect(historyDays(entries, utcDay)).toEqual([
      { date: "2026-11-20", photos: { front: late, back }, weightLbs: 195, bodyFat: 20, ...untaped },
      { date: "2026-11-21", photos: { front: null, back: null }, weightLbs: 194, bodyFat: 19, ...untaped },
    ]);
  });

  test("follow the reader's calendar", () => {
    const entries = [weighIn("2026-11-20T23:30:00.000Z", 195)];
    expect(historyDays(entries, () => "2026-11-21").map((day) => day.date)).toEqual(["2026-11-21"]);
  });

  test("ignore duplicate entries", () => {
    const entries = [photo("2026-11-20T08:00:00.000Z"), weighIn("2026-11-21T08:00:00.000Z", 194)];
    expect(historyDays([...entries, ...entries], utcDay)).toEqual(historyDays(entries, utcDay));
  });
});

describe("the values of a day", () => {
  const days = historyDays(
    [
      photo("2026-11-18T08:00:00.000Z"),
      weighIn("2026-11-20T08:00:00.000Z", 195, 20),
      weighIn("2026-11-22T08:00:00.000Z", 193),
    ],
    utcDay,
  );

  test("are measured on that day, or else carried over from the last measurement", () => {
    expect(figuresOn(days, "2026-11-20")).toEqual({ weightLbs: 195, bodyFat: 20, leanMassLbs: 156 });
    expect(figuresOn(days, "2026-11-22")).toEqual({ weightLbs: 193, bodyFat: 20, leanMassLbs: 154.4 });
    expect(figuresOn(days, "2026-11-30").weightLbs).toBe(193);
  });

  test("come from the nearest day, and from the later of two equally near days", () => {
    const apart = historyDays(
      [weighIn("2026-11-01T08:00:00.000Z", 200, 22), weighIn("2026-11-11T08:00:00.000Z", 196)],
      utcDay,
    );
    expect(figuresOn(apart, "2026-11-05")).toMatchObject({ weightLbs: 200, bodyFat: 22 });
    expect(figuresOn(apart, "2026-11-06")).toMatchObject({ weightLbs: 196, bodyFat: 22 });
  });

  test("are the first ones for a day before all measurements", () => {
    expect(figuresOn(days, "2026-11-18").weightLbs).toBe(195);
    expect(figuresOn([], "2026-11-18")).toEqual({ weightLbs: null, bodyFat: null, leanMassLbs: null });
  });

  test("change by the difference of the printed values", () => {
    expect(changeOf(195, 189.9)).toBe(-5.1);
    expect(changeOf(20.04, 20.06)).toBe(0.1);
    expect(changeOf(null, 20)).toBeNull();
  });
});

test("keeps the girths of a day when a later weigh-in has none, and uses the tape estimate without a measured body fat", () => {
  const taped: HistoryEntry = {
    ...weighIn("2026-11-20T08:00:00.000Z", 195),
    ...{ girths: { waist: 864 }, tapeBodyFat: 17.5 },
  } as HistoryEntry;
  const days = historyDays([taped, weighIn("2026-11-20T09:00:00.000Z", 194)], utcDay);
  expect(tapedPoints(days, "waist")).toEqual([{ date: "2026-11-20", mm: 864 }]);
  expect(tapedPoints(days, "neck")).toEqual([]);
  expect(figuresOn(historyDays([taped], utcDay), "2026-11-20").bodyFat).toBe(17.5);
});
