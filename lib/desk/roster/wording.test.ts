import { describe, expect, it } from "vitest";
import { ageText, nearDay, standingText } from "./wording";

const TODAY = "2026-11-18";

it.each([
  ["2026-11-18", "Today"],
  ["2026-11-19", "Tomorrow"],
  ["2026-11-17", "Yesterday"],
  ["2026-11-24", "Tue"],
  ["2026-11-12", "Thu"],
  ["2026-11-25", "Nov 25"],
  ["2026-11-11", "Nov 11"],
])("formats %s as %s", (day, words) => {
  expect(nearDay(day, TODAY)).toBe(words);
});

it.each([
  [-1, "Today"],
  [0, "Today"],
  [1, "Yesterday"],
  [19, "19 days ago"],
])("formats an age of %i days as %s", (days, words) => {
  expect(ageText(days)).toBe(words);
});

describe("the standing of a client", () => {
  it.each([
    [9, 3, "9 days ahead"],
    [0, 3, "On plan"],
    [-11, 3, "11 days behind"],
    [null, null, "Needs a weigh-in"],
    [null, 15, "Needs a weigh-in"],
    [null, 14, "Nothing to compare yet"],
  ])("%s days ahead, weighed %s days ago: %s", (aheadDays, age, words) => {
    expect(standingText({ aheadDays, early: null }, age)).toBe(words);
  });
});
