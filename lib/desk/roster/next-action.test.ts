import { describe, expect, it } from "vitest";
import { nextAction } from "./next-action";

/** A Wednesday. */
const TODAY = "2026-11-18";
const none = { kind: "nonePlanned" as const, sessions: [] };
const nothing = { badge: none, nextSession: null, quietDays: null, aheadDays: null };
const on = (date: string, setsDone = 0) => ({
  ...{ id: date, date, name: "Push", setsPlanned: 14, setsDone, isLate: false },
});
const FRI = on("2026-11-20");
const planned = { ...nothing, nextSession: FRI, badge: { kind: "next" as const, sessions: [FRI] } };
const today = (kind: "inProgress" | "today" | "partly" | "done", setsDone: number) => ({
  ...planned,
  badge: { kind, sessions: [on(TODAY, setsDone)] },
});

describe("the next action", () => {
  it.each([
    [
      "a client with a session today, before all other reasons",
      { ...today("today", 0), quietDays: 9 },
      null,
      "Start today's session",
      "Push is planned for today",
      "plan",
    ],
    ["a session that runs", today("inProgress", 3), null, "Go on", "Push is in progress", "plan"],
    ["a session begun", today("partly", 3), null, "Finish the session", "Push: 3 of 14 sets", "plan"],
    [
      "a week whose sessions are over",
      { ...nothing, badge: { kind: "noneAhead" as const, sessions: [] } },
      TODAY,
      "Plan the next sessions",
      "No session is ahead",
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
    ["no plan", nothing, "2026-11-04", "Make a program", "No session is planned", "plan"],
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
      today("done", 13),
      TODAY,
      "Look at the next session",
      "Trained today. Next: Push, Fri",
      "plan",
    ],
  ])("for %s", (_case, row, weighedOn, label, reason, place) => {
    expect(nextAction(row, weighedOn, TODAY)).toEqual({ label, reason, place });
  });
});
