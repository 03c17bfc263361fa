import { describe, expect, it } from "vitest";
import { appointmentsOf, inOrder, type Trainee } from "./appointments";

/** A Wednesday. */
const TODAY = "2026-11-18";
const MONDAY = "2026-11-16";
const session = (weekday: number, ...names: string[]) => ({
  weekday,
  name: `Day ${weekday}`,
  exercises: names.map((exerciseName) => ({ exerciseName })),
});
const trainee = (changes: Partial<Trainee> = {}): Trainee => ({
  clientId: "ann",
  clientName: "Ann",
  photoUrl: null,
  sessions: [session(1, "Squat", "Row"), session(2, "Bench"), session(4, "Curl")],
  moves: [],
  trained: [],
  since: "2026-11-01",
  ...changes,
});
const week = (changes?: Partial<Trainee>, monday = MONDAY) =>
  appointmentsOf(trainee(changes), monday, TODAY).map(({ date, state, name, done, movedFrom, freeDays }) => [
    date.slice(8),
    state,
    name,
    done,
    movedFrom?.slice(8) ?? null,
    freeDays.map((day) => day.slice(8)).join(),
  ]);

describe("a client's week", () => {
  it("separates missed sessions, with the days left, from future ones", () => {
    expect(week()).toEqual([
      ["16", "missed", "Day 1", 0, null, "18,20,21,22"],
      ["17", "missed", "Day 2", 0, null, "18,20,21,22"],
      ["19", "planned", "Day 4", 0, null, ""],
    ]);
  });

  it("counts logged exercises, also without a planned session", () => {
    const trained = [
      { date: "2026-11-16", exercises: ["squat"] },
      { date: "2026-11-17", exercises: ["Bench"] },
      { date: TODAY, exercises: ["Plank"] },
    ];
    expect(week({ trained }).map(([date, state, name, done]) => [date, state, name, done])).toEqual([
      ["16", "partly", "Day 1", 1],
      ["17", "done", "Day 2", 1],
      ["18", "extra", null, 0],
      ["19", "planned", "Day 4", 0],
    ]);
  });

  it("shows a missed session on the day that it was moved to, done or missed there", () => {
    const moves = [{ from: MONDAY, to: TODAY }];
    expect(week({ moves }).slice(0, 2)).toEqual([
      ["17", "missed", "Day 2", 0, null, "20,21,22"],
      ["18", "planned", "Day 1", 0, "16", ""],
    ]);
    const trained = [{ date: TODAY, exercises: ["Squat", "Row"] }];
    expect(week({ moves, trained })[1]).toEqual(["18", "done", "Day 1", 2, "16", ""]);
    expect(week({ moves: [{ from: MONDAY, to: "2026-11-17" }], sessions: [session(1, "Squat")] })).toEqual([
      ["17", "missed", "Day 1", 0, "16", "18,19,20,21,22"],
    ]);
  });

  it("has no missed session before the plan existed, and ignores moves of another week", () => {
    expect(week({ since: "2026-11-17" })[0]).toEqual(["17", "missed", "Day 2", 0, null, "18,20,21,22"]);
    expect(week({ moves: [{ from: MONDAY, to: TODAY }] }, "2026-11-23").map(([date]) => date)).toEqual([
      "23",
      "24",
      "26",
    ]);
    expect(week({}, "2026-11-09").map(([, state, , , , free]) => [state, free])).toEqual([
      ["missed", ""],
      ["missed", ""],
      ["missed", ""],
    ]);
  });

  it("is sorted by day, then done before planned, then by name", () => {
    const of = (clientName: string, trained: Trainee["trained"] = []) =>
      appointmentsOf(trainee({ clientName, trained }), MONDAY, TODAY);
    const done = [{ date: "2026-11-16", exercises: ["Squat", "Row"] }];
    const names = inOrder([...of("Zoe", done), ...of("Bo"), ...of("Ann")]).map(
      ({ clientName, date }) => `${date.slice(8)} ${clientName}`,
    );
    expect(names.slice(0, 4)).toEqual(["16 Zoe", "16 Ann", "16 Bo", "17 Ann"]);
  });
});
