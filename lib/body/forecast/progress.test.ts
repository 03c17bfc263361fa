import { describe, expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { daysLater } from "@/lib/text/calendar/moments";
import { aheadText, newsSentence, progressOf, progressSentence, progressTitle } from "./progress";

const lb = unitSystem("imperial");
const start = new Date("2026-09-01T09:00:00.000Z");
const newest = { takenAt: daysLater(start, 20).toISOString() };
const news = { weight: 169.4, trendLbs: -0.31, daysCloser: 0, isAside: false };
const followed = (
  kind: "ahead" | "on plan" | "behind" | "early",
  days = 0,
  toldFrom: string | null = null,
) => ({
  standing: { kind, days, toldFrom },
  news,
});
const titleOf = (...said: Parameters<typeof progressOf>) => {
  const progress = progressOf(...said);
  return progress && progressTitle(progress);
};
const today = daysLater(start, 21);

describe("the title", () => {
  test.each([
    [followed("ahead", 9), "9 days ahead"],
    [followed("behind", -1), "1 day behind"],
    [followed("on plan", -4), "On plan"],
    [followed("early", 30), "Too early to tell"],
    [{ standing: null, news }, "Too early to tell"],
  ])("of %o is %s", (said, title) => {
    expect(titleOf(said, newest, today)).toBe(title);
  });

  test("asks for a weigh-in after two weeks without one", () => {
    expect(titleOf(followed("ahead", 9), newest, daysLater(start, 34.5))).toBe("No weigh-in since Sep 21");
    expect(titleOf(null, newest, daysLater(start, 34.5))).toBe("No weigh-in since Sep 21");
  });

  test("is missing before a weigh-in follows the plan's start", () => {
    expect(titleOf(null, newest, today)).toBeNull();
    expect(titleOf(followed("ahead", 9), undefined, today)).toBeNull();
  });
});

describe("the sentence", () => {
  const sentence = (said: Parameters<typeof progressOf>[0]) => {
    const progress = progressOf(said, newest, today);
    return progress && progressSentence(progress, lb);
  };
  const moved = "169.4 lb on the scale moved the trend by 0.3 lb and the goal by no day.";

  test("says what the newest weigh-in did", () => {
    expect(sentence(followed("ahead", 9))).toBe(moved);
  });

  test("says from when on ahead or behind can be told", () => {
    expect(sentence(followed("early", 0, daysLater(start, 28).toISOString()))).toBe(
      `${moved} Ahead or behind is said from Sep 29 on.`,
    );
    expect(sentence(followed("early"))).toBe(`${moved} A few more weigh-ins tell ahead from behind.`);
  });

  test.each([
    [
      { ...news, daysCloser: 16 },
      "169.4 lb on the scale moved the trend by 0.3 lb and brought the goal 16 days nearer.",
    ],
    [
      { ...news, daysCloser: -1 },
      "169.4 lb on the scale moved the trend by 0.3 lb and put the goal off by 1 day.",
    ],
    [{ ...news, daysCloser: null }, "169.4 lb on the scale moved the trend by 0.3 lb."],
    [
      { ...news, isAside: true },
      "169.4 lb on the scale is far from what was expected: it counts once another weigh-in confirms it.",
    ],
  ])("of %o", (said, text) => {
    expect(newsSentence(said, lb)).toBe(text);
  });
});

test("no day off the plan is on it", () => {
  expect([0, 1, -12].map(aheadText)).toEqual(["On plan", "1 day ahead", "12 days behind"]);
});
