import { describe, expect, test } from "vitest";
import { dayState, trainingDays } from "./week";

test.each([1, 2, 3, 4, 5, 6, 7])("%d sessions lie on as many days", (perWeek) => {
  expect(new Set(trainingDays(perWeek)).size).toBe(perWeek);
});

describe("a day", () => {
  const today = "2026-11-20";
  const since = "2026-11-18";
  const state = (day: string, isPlanned: boolean, ...trainedOn: string[]) =>
    dayState(day, today, { isPlanned, trainedOn, since });

  test("is done when something was logged, planned or not", () => {
    expect(state("2026-11-18", true, "2026-11-18")).toBe("done");
    expect(state("2026-11-18", false, "2026-11-18")).toBe("done");
  });
  test("is missed once it is over, not while it lasts", () => {
    expect(state("2026-11-19", true)).toBe("missed");
    expect(state("2026-11-20", true)).toBe("planned");
    expect(state("2026-11-21", true)).toBe("planned");
  });
  test("cannot be missed before there was a plan", () => {
    expect(state("2026-11-17", true)).toBe("rest");
    expect(state("2026-11-17", true, "2026-11-17")).toBe("done");
    expect(state("2026-11-18", true)).toBe("missed");
  });
  test("is for rest when nothing is planned", () => {
    expect(state("2026-11-19", false)).toBe("rest");
  });
});
