import { describe, expect, it } from "vitest";
import { clockOf } from "@/lib/training/day/clock";
import type { LinkedWorkout, PlannedRow } from "@/lib/training/day/facts";
import { daysOf } from "@/lib/training/day/standing";
import { appointmentsOf, dayCounts, inOrder, missedOf, type Trainee, weekSums } from "./appointments";

const MONDAY = "2026-11-16";
const [TUE, WED, THU] = ["2026-11-17", "2026-11-18", "2026-11-19"];

const session = (date: string, changes: Partial<PlannedRow> = {}): PlannedRow => ({
  id: `of ${date}`,
  name: `Day ${date.slice(8)}`,
  date,
  plannedOn: date,
  startMin: null,
  lengthMin: null,
  skippedFor: null,
  isWhole: false,
  setsPlanned: 10,
  setsDone: 0,
  filledOn: null,
  lastDay: null,
  openEndAt: null,
  ...changes,
});
const done = (date: string, on = date) => session(date, { setsDone: 10, filledOn: on, lastDay: on });
const workout = (date: string, plannedSessionId: string | null): LinkedWorkout => ({
  id: `workout of ${date}`,
  date,
  plannedSessionId,
});

/** On the Wednesday. */
const trainee = (
  planned: PlannedRow[],
  workouts: LinkedWorkout[] = [],
  changes: Partial<Trainee> = {},
): Trainee => ({
  clientId: "ann",
  clientName: "Ann",
  photoUrl: null,
  isSample: false,
  later: new Set(),
  days: daysOf({ clock: clockOf(`${WED}T12:00:00Z`, "UTC"), planned, workouts, archivedOn: null }),
  ...changes,
});
const week = (...of: Parameters<typeof trainee>) => appointmentsOf(trainee(...of), MONDAY);
const said = (...of: Parameters<typeof trainee>) =>
  week(...of).map(({ date, state, name, otherDay, movedFrom }) => [
    date.slice(8),
    state,
    name,
    (otherDay ?? movedFrom)?.slice(8) ?? null,
  ]);

describe("a client's week", () => {
  it("separates missed sessions from those of today and later", () => {
    expect(said([session(MONDAY), session(TUE), session(WED), session(THU)])).toEqual([
      ["16", "missed", "Day 16", null],
      ["17", "missed", "Day 17", null],
      ["18", "today", "Day 18", null],
      ["19", "planned", "Day 19", null],
    ]);
  });

  it("shows a session that was done on another day on both days, and an extra on its own", () => {
    const planned = [done(MONDAY, TUE), session(THU)];
    const workouts = [workout(TUE, `of ${MONDAY}`), workout(WED, null)];
    expect(said(planned, workouts)).toEqual([
      ["16", "doneOtherDay", "Day 16", "17"],
      ["17", "logged", "Day 16", "16"],
      ["18", "extra", null, null],
      ["19", "planned", "Day 19", null],
    ]);
  });

  it("shows a moved session on its new day only", () => {
    expect(said([session(THU, { plannedOn: MONDAY })])).toEqual([["19", "planned", "Day 19", "16"]]);
  });

  it("is sorted by day, at any time before times and extras last, then done before planned and by name", () => {
    const of = (clientName: string, planned: PlannedRow[], workouts: LinkedWorkout[] = []) =>
      week(planned, workouts, { clientName });
    const all = [
      of("Al", [], [workout(WED, null)]),
      of("Zoe", [{ ...done(WED), startMin: 540 }]),
      of("Bo", [session(WED)]),
      of("Ann", [session(WED)]),
      of("Cy", [session(WED, { startMin: 540 })]),
      of("Di", [session(WED, { startMin: 480 })]),
      of("Yu", [done(WED)]),
      of("Flo", [session(TUE, { startMin: 1200 })]),
    ];
    const names = inOrder(all.flat()).map(({ clientName }) => clientName);
    expect(names).toEqual(["Flo", "Yu", "Ann", "Bo", "Di", "Zoe", "Cy", "Al"]);
  });

  it("gives a workout for a session of another day none of its times", () => {
    const planned = [{ ...done(MONDAY, TUE), startMin: 540 }];
    const shown = week(planned, [workout(TUE, `of ${MONDAY}`)]);
    expect(shown.map(({ state, startMin }) => [state, startMin])).toEqual([
      ["doneOtherDay", 540],
      ["logged", null],
    ]);
  });

  it("can change what is stored, on its own day", () => {
    const planned = [done(MONDAY, TUE), session(THU)];
    const workouts = [workout(TUE, `of ${MONDAY}`), workout(WED, null)];
    const later = new Set([`of ${THU}`]);
    expect(week(planned, workouts, { later }).map(({ isStored }) => isStored)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("the figures of a week", () => {
  const planned = [done(MONDAY), session(TUE), session(WED), session(THU)];
  const extra = [workout(MONDAY, null)];

  it("count what is due so far, and extras apart", () => {
    expect(weekSums([trainee(planned, extra), trainee([done(TUE)])], MONDAY)).toEqual({
      done: 2,
      due: 3,
      partly: 0,
      missed: 1,
      noShow: 0,
      open: 2,
      leftOut: 0,
      extra: 1,
    });
  });

  it("leave a made-up client out", () => {
    const sample = trainee(planned, extra, { isSample: true });
    expect(weekSums([sample], MONDAY)).toMatchObject({ done: 0, due: 0 });
    const shown = appointmentsOf(sample, MONDAY);
    expect(shown.some(({ state }) => state === "missed")).toBe(true);
    expect([dayCounts(shown), missedOf(shown)]).toEqual([{ planned: 0, done: 0, others: 0 }, []]);
  });

  it("of one day count its sessions, never what was done for another day or for none", () => {
    const monday = week(planned, extra).filter(({ date }) => date === MONDAY);
    expect(dayCounts(monday)).toEqual({ planned: 1, done: 1, others: 1 });
    const tuesday = week([done(MONDAY, TUE)], [workout(TUE, `of ${MONDAY}`)]).slice(1);
    expect(dayCounts(tuesday)).toEqual({ planned: 0, done: 0, others: 1 });
  });
});
