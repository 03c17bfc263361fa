import { describe, expect, it } from "vitest";
import { nextAction } from "./next-action";

/** A Wednesday. */
const TODAY = "2026-11-18";
const nothing = { lastSession: null, nextSession: null, quietDays: null, aheadDays: null };
const on = (date: string) => ({ date, name: "Push" });
const planned = { ...nothing, nextSession: on("2026-11-20") };

describe("the next action", () => {
  it.each([
    [
      "a client with a session today, before all other reasons",
      { ...nothing, nextSession: on(TODAY), quietDays: 9 },
      null,
      "Start today's session",
      "Push is planned for today",
      "plan",
    ],
    ["nobody weighed yet", nothing, null, "Weigh in", "No weigh-in yet", "timeline"],
    [
      "a weigh-in of 15 days ago",
      planned,
      "2026-11-03",
      "Weigh in",
      "The last weigh-in is 15 days old",
      "timeline",
    ],
    ["no plan", nothing, "2026-11-04", "Make a plan", "No session is planned", "plan"],
    [
      "a quiet client with a plan",
      { ...planned, quietDays: 12 },
      TODAY,
      "Log a workout",
      "Quiet for 12 days",
      "workouts",
    ],
    [
      "three days behind",
      { ...planned, aheadDays: -3 },
      TODAY,
      "Look at the forecast",
      "3 days behind plan",
      "timeline",
    ],
    [
      "on the plan",
      { ...planned, aheadDays: 0 },
      TODAY,
      "Look at the next session",
      "Next: Push, Fri",
      "plan",
    ],
    [
      "trained today",
      { ...planned, lastSession: { date: TODAY, muscleGroup: "legs" as const } },
      TODAY,
      "Look at the next session",
      "Trained today. Next: Push, Fri",
      "plan",
    ],
  ])("for %s", (_case, row, weighedOn, label, reason, place) => {
    expect(nextAction(row, weighedOn, TODAY)).toEqual({ label, reason, place });
  });
});
