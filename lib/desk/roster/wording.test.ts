import { describe, expect, it } from "vitest";
import { ageText, badgeText, dueText, nearDay, standingText } from "./wording";

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
    expect(standingText({ aheadDays, early: null, isReached: false }, age)).toBe(words);
  });
});

const session = (date: string, setsDone = 0) => ({
  ...{ id: date, date, name: "Legs", setsPlanned: 14, setsDone, isLate: false },
});
const [MON, TUE, FRI] = ["2026-11-16", "2026-11-17", "2026-11-20"];

it.each([
  ["inProgress", [session(TODAY, 3)], "In progress", "Legs, 3 of 14 sets"],
  ["today", [session(TODAY)], "Today", "Legs"],
  ["today", [{ ...session(TODAY), isLate: true }], "Not logged", "Legs"],
  ["partly", [session(TODAY, 3)], "Partly done", "Legs, 3 of 14 sets"],
  ["done", [session(TODAY, 14)], "Done today", "Next: Fri"],
  ["extra", [], "Extra today", "Next: Fri"],
  ["missed", [session(MON)], "Missed Mon", "Next: Fri"],
  ["missed", [session(TUE)], "Missed yesterday", "Next: Fri"],
  ["missed", [session(MON), session(TUE)], "2 missed", "Next: Fri"],
  ["next", [session(FRI)], "Fri", "Legs"],
  ["noneAhead", [], "None ahead", null],
  ["nonePlanned", [], "None planned", null],
] as const)("a client's training is %s", (kind, sessions, text, detail) => {
  const row = { badge: { kind, sessions: [...sessions] }, nextSession: session(FRI) };
  expect(badgeText(row, TODAY)).toEqual({ text, detail });
});

it.each([
  ["today", [session(TODAY)], [session(MON)], "Legs"],
  ["done", [session(TODAY, 14)], [], "Legs, Fri"],
  ["done", [session(TODAY, 14)], [{ ...session(MON), name: "Back" }], "Back, missed Mon"],
  ["extra", [], [{ ...session(TUE), name: "Back" }], "Back, missed yesterday"],
  ["missed", [], [session(MON), { ...session(TUE), name: "Back" }], "Legs, Back missed"],
] as const)("a workout of a client whose training is %s is offered for what is left", (...given) => {
  const [kind, sessions, missed, text] = given;
  const row = { badge: { kind, sessions: [...sessions] }, missed: [...missed], nextSession: session(FRI) };
  expect(dueText(row, TODAY)).toBe(text);
});

it("without anything planned no session is offered", () => {
  const row = { badge: { kind: "nonePlanned" as const, sessions: [] }, missed: [], nextSession: null };
  expect(dueText(row, TODAY)).toBeNull();
});
