import { expect, test } from "vitest";
import type { HistoryDay } from "./days";
import { nearestMark, rulerMarks, rulerTicks } from "./ruler";

const day = (date: string): HistoryDay => ({
  date,
  photos: { front: null, back: null },
  weightLbs: 195,
  bodyFat: null,
  girths: null,
  tapeBodyFat: null,
});
const days = ["2026-11-20", "2026-11-25", "2026-11-30"].map(day);

test("places days on the ruler in proportion to time", () => {
  expect(rulerMarks(days).map((mark) => mark.position)).toEqual([0, 0.5, 1]);
  expect(rulerMarks([day("2026-11-20")])).toMatchObject([{ position: 0 }]);
  expect(rulerMarks([])).toEqual([]);
});

test("has weekly ticks, or longer steps on a long ruler, up to a limit", () => {
  expect(rulerTicks(days)).toEqual([0, 0.7]);
  expect(rulerTicks([day("2026-11-20")])).toEqual([]);
  for (const last of ["2027-02-20", "2027-11-20", "2029-11-20"]) {
    const ticks = rulerTicks([day("2026-11-20"), day(last)]);
    expect(ticks.length).toBeLessThanOrEqual(15);
    expect(ticks.every((tick) => tick >= 0 && tick <= 1)).toBe(true);
  }
});

test("picks the day nearest to the pointer", () => {
  const marks = rulerMarks(days);
  expect(nearestMark(marks, 0.2)?.date).toBe("2026-11-20");
  expect(nearestMark(marks, 0.6)?.date).toBe("2026-11-25");
  expect(nearestMark([], 0.5)).toBeUndefined();
});
