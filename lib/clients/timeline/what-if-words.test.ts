import { describe, expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import type { WhatIf } from "./levers";
import type { GoalSpan } from "./schema";
import { whatIfSentence } from "./what-if-words";

const now = new Date(2026, 10, 20, 9);
const values: WhatIf = {
  workoutsPerWeek: 4,
  hoursPerWorkout: 1,
  dietAdherence: 1,
  targetBodyFat: 15,
  targetWeight: 180,
};
const goalIn = (day: number | null, to: number | null = 100): GoalSpan => ({
  since: null,
  day,
  half: { from: 30, to: 60 },
  most: { from: 20, to },
  within: 365,
});
const sentence = (change: Partial<WhatIf>, before: GoalSpan, after: GoalSpan, startsAnew = false) =>
  whatIfSentence(
    { ...values, goal: before },
    { ...values, ...change, goal: after, startsAnew },
    unitSystem("imperial"),
    now,
  );
const UNCERTAIN =
  "; how well it is kept to and how much energy the client really uses are uncertain, so 8 of 10 such clients would get there";

describe("the sentence of a what-if", () => {
  test("says the saved goal while nothing is changed", () => {
    expect(sentence({}, goalIn(41), goalIn(41))).toBe(
      `As saved the goal comes on Dec 31${UNCERTAIN} between Dec 10, 2026 and Feb 28, 2027.`,
    );
    expect(sentence({}, goalIn(null), goalIn(null))).toBe("As saved the goal comes not within a year.");
  });

  test("says what changes, by how many days, and the range of 8 in 10", () => {
    expect(sentence({ workoutsPerWeek: 5 }, goalIn(55), goalIn(41))).toBe(
      `With 5 workouts a week the goal comes on Dec 31 instead of Jan 14, 2027, 14 days sooner${UNCERTAIN} between Dec 10, 2026 and Feb 28, 2027.`,
    );
    expect(sentence({ hoursPerWorkout: 1.5, dietAdherence: 0.7 }, goalIn(30), goalIn(31, null))).toBe(
      `With sessions of 1.5 hours and a diet adherence of 70% the goal comes on Dec 21 instead of Dec 20, 1 day later${UNCERTAIN} not before Dec 10, a wider range because both have longer to add up.`,
    );
    expect(sentence({ workoutsPerWeek: 1 }, goalIn(30), goalIn(30))).toMatch(
      /^With 1 workout a week the goal stays on Dec 20;/,
    );
  });

  test("says when the goal comes within sight or goes out of it", () => {
    expect(sentence({ dietAdherence: 0.5 }, goalIn(41), goalIn(null))).toBe(
      "With a diet adherence of 50% the goal comes not within a year, instead of Dec 31.",
    );
    expect(sentence({ workoutsPerWeek: 5 }, goalIn(null), goalIn(41))).toMatch(
      /^With 5 workouts a week the goal comes within sight, on Dec 31;/,
    );
  });

  test("says why a range is wider than the saved one, and nothing of one that is not", () => {
    expect(sentence({ dietAdherence: 0.7 }, goalIn(41, 100), goalIn(60, 160))).toMatch(
      /would get there between .*, a wider range because both have longer to add up\.$/,
    );
    expect(sentence({ workoutsPerWeek: 6 }, goalIn(41, 100), goalIn(35, null))).toMatch(
      /, a wider range because a change has not shown in the weigh-ins yet\.$/,
    );
    expect(sentence({ workoutsPerWeek: 6 }, goalIn(41, 100), goalIn(35, 110))).not.toContain("wider");
  });

  test("says that a new target starts a new plan", () => {
    expect(sentence({ targetWeight: 175 }, goalIn(41), goalIn(41), true)).toMatch(
      /^With a target of 175\.0 lb .* A new target starts a new plan from today's trend, with what the weigh-ins have taught\.$/,
    );
  });
});
