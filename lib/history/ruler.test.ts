import { expect, test } from "vitest";
import type { HistoryDay } from "./days";
import { nearestMark, rulerMarks, rulerTicks } from "./ruler";

const day = (date: string): HistoryDay => ({
  date,
  photos: { front: null, back: null },
  weight: 195,
  bodyFat: null,
  girths: null,
  tapeBodyFat: null,
});
const days = ["2026-11-20", "2026-11-25", "2026-11-30"].map(day);

test("days lie on the ruler in proportion to the time between them", () => {
  expect(rulerMarks(days).map((mark) => mark.position)).toEqual([0, 0.5, 1]);
  expect(rulerMarks([day("2026-11-20")])).toMatchObject([{ position: 0 }]);
  expect(rulerMarks([])).toEqual([]);
});

test("a ruler is ticked by weeks, and by longer steps when it is long; never without end", () => {
  expect(rulerTicks(days)).toEqual([0, 0.7]);
  expect(rulerTicks([day("2026-11-20")])).toEqual([]);
  for (const last of ["2027-02-20", "2027-11-20", "2029-11-20"]) {
    const ticks = rulerTicks([day("2026-11-20"), day(last)]);
    expect(ticks.length).toBeLessThanOrEqual(15);
    expect(ticks.every((tick) => tick >= 0 && tick <= 1)).toBe(true);
  }
});

test("a finger picks the day that is nearest to it", () => {
  const marks = rulerMarks(days);
  expect(nearestMark(marks, 0.2)?.date).toBe("2026-11-20");
  expect(nearestMark(marks, 0.6)?.date).toBe("2026-11-25");
  expect(nearestMark([], 0.5)).toBeUndefined();
});
