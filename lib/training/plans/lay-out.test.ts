import { describe, expect, it } from "vitest";
import { firstToLayOut, laidOutEnd, layOut } from "./lay-out";
import { repeating } from "./programme";
import type { PlannedSession } from "./schema";

/** A Wednesday. */
const TODAY = "2026-11-18";
const CLIENT = "0190a5f2-0000-7000-8000-000000000001";

const session = (weekday: number, name: string): PlannedSession => ({
  weekday,
  name,
  exercises: [
    {
      exerciseName: "Back Squat",
      muscleGroup: "legs",
      sets: 3,
      reps: { min: 5, max: 8 },
      weight: 95,
      isFixed: false,
      withNext: false,
    },
  ],
});
const plan = { ...repeating([session(1, "Push"), session(4, "Pull")]), moves: [] };
const said = (...of: Parameters<typeof layOut>) =>
  layOut(...of).map(
    ({ date, plannedOn, name }) => `${name} ${date}${date === plannedOn ? "" : ` of ${plannedOn}`}`,
  );

describe("the sessions of a plan", () => {
  it("stand on their dates, both ends included", () => {
    expect(said(plan, CLIENT, TODAY, "2026-11-26")).toEqual([
      "Pull 2026-11-19",
      "Push 2026-11-23",
      "Pull 2026-11-26",
    ]);
    expect(said(plan, CLIENT, TODAY, "2026-11-17")).toEqual([]);
  });

  it("are those of the plan that is valid on the day", () => {
    const program = {
      weeks: [
        { sessions: [session(1, "Week 1")], isDeload: false },
        { sessions: [session(2, "Week 2")], isDeload: false },
      ],
      startsOn: "2026-11-23",
      before: plan,
      moves: [],
    };
    expect(said(program, CLIENT, TODAY, "2026-12-31")).toEqual([
      "Pull 2026-11-19",
      "Week 1 2026-11-23",
      "Week 2 2026-12-01",
    ]);
  });

  it("keep their id on another day, which follows from the client and the first day alone", () => {
    const moved = { ...plan, moves: [{ from: "2026-11-16", to: TODAY }] };
    expect(said(moved, CLIENT, "2026-11-16", TODAY)).toEqual([`Push ${TODAY} of 2026-11-16`]);
    const [before] = layOut(plan, CLIENT, "2026-11-16", TODAY);
    const [after] = layOut(moved, CLIENT, "2026-11-16", TODAY);
    expect(after?.id).toBe(before?.id);
    expect(layOut(plan, CLIENT.replace("1", "2"), "2026-11-16", TODAY)[0]?.id).not.toBe(before?.id);
    expect(new Set(layOut(plan, CLIENT, TODAY, "2026-12-20").map(({ id }) => id)).size).toBe(9);
  });

  it("have the target of each exercise", () => {
    expect(layOut(plan, CLIENT, TODAY, "2026-11-19")[0]?.exercises).toMatchObject([
      { position: 0, nameKey: "back squat", sets: 3, repsMin: 5, repsMax: 8, weightLbs: 95, rpe: null },
    ]);
  });
});

describe("what is laid out", () => {
  it("ends on the Sunday four weeks ahead", () => {
    expect(laidOutEnd(TODAY)).toBe("2026-12-20");
    expect(laidOutEnd("2026-11-22")).toBe("2026-12-20");
    expect(laidOutEnd("2026-11-23")).toBe("2026-12-27");
  });

  it("goes on after the last day; a plan that never was begins this week, but not before it was made", () => {
    const createdAt = new Date("2026-01-05T10:00:00Z");
    expect(firstToLayOut({ laidOutTo: "2026-11-20", createdAt }, TODAY)).toBe("2026-11-21");
    expect(firstToLayOut({ laidOutTo: null, createdAt }, TODAY)).toBe("2026-11-16");
    expect(firstToLayOut({ laidOutTo: null, createdAt: new Date(`${TODAY}T10:00:00Z`) }, TODAY)).toBe(TODAY);
    expect(firstToLayOut({ laidOutTo: null, createdAt: null }, TODAY)).toBeNull();
  });
});
