import { describe, expect, it } from "vitest";
import { nextDue, overdueSince, roundOf, streakOf } from "./due";

/** Fridays, from Wednesday 2026-11-04 on. */
const weekly = { everyWeeks: 1, weekday: 5, since: "2026-11-04" };
const everyTwo = { ...weekly, everyWeeks: 2 };

describe("the round of a check-in", () => {
  it.each([
    ["2026-11-03", -1],
    ["2026-11-04", 0],
    ["2026-11-06", 0],
    ["2026-11-09", 0],
    ["2026-11-10", 1],
    ["2026-11-13", 1],
    ["2026-11-20", 2],
  ])("on %s is round %i", (day, round) => expect(roundOf(weekly, day)).toBe(round));
  it("may be a week away when the interval is two weeks", () =>
    expect(["2026-11-12", "2026-11-14", "2026-11-20"].map((day) => roundOf(everyTwo, day))).toEqual([
      0, 1, 1,
    ]));
});

describe("the next due day", () => {
  it.each([
    [[], "2026-11-04", "2026-11-06"],
    [[], "2026-11-06", "2026-11-13"],
    [["2026-11-06"], "2026-11-06", "2026-11-13"],
    [["2026-11-05"], "2026-11-05", "2026-11-13"],
    [["2026-10-27"], "2026-11-04", "2026-11-06"],
    [["2026-11-06", "2026-11-11"], "2026-11-11", "2026-11-20"],
  ])("after %j on %s is %s", (days, today, due) => expect(nextDue(weekly, days, today)).toBe(due));
  it("is two weeks away when the interval is two weeks", () =>
    expect(nextDue(everyTwo, ["2026-11-06"], "2026-11-06")).toBe("2026-11-20"));
});

describe("a streak", () => {
  it.each([
    [[], 0],
    [["2026-11-06"], 0],
    [["2026-11-13"], 1],
    [["2026-11-06", "2026-11-13"], 2],
    [["2026-11-06", "2026-11-13", "2026-11-20"], 3],
    [["2026-11-06", "2026-11-20", "2026-11-20"], 1],
  ])("of %j on the third due day is %i", (days, streak) =>
    expect(streakOf(weekly, days, "2026-11-20", { pausedFrom: null, pausedUntil: null })).toBe(streak),
  );
});

it("neither counts nor breaks a streak in a pause", () => {
  const pause = { pausedFrom: "2026-11-10", pausedUntil: "2026-11-18" };
  const days = ["2026-11-06", "2026-11-20"];
  expect(streakOf(weekly, days, "2026-11-20", pause)).toBe(2);
  expect(streakOf(weekly, days, "2026-11-20", { ...pause, pausedUntil: "2026-11-12" })).toBe(1);
});

describe("the first overdue day", () => {
  it.each([
    ["2026-11-06", [], null],
    ["2026-11-07", [], "2026-11-06"],
    ["2026-11-14", [], "2026-11-13"],
    ["2026-11-14", ["2026-11-06"], "2026-11-13"],
    ["2026-11-14", ["2026-11-12"], null],
    ["2026-11-08", ["2026-11-08"], null],
  ])("on %s after check-ins on %j: since %s", (today, days, since) =>
    expect(overdueSince(weekly, days, today)).toBe(since),
  );
});
