import { beforeEach, describe, expect, it } from "vitest";
import * as roster from "@/lib/desk/roster/contract";
import type { Args } from "@/lib/platform/http/contract";
import * as logbook from "@/lib/training/logbook/contract";
import * as plans from "@/lib/training/plans/contract";
import * as schedule from "@/lib/training/schedule/contract";
import { coach, set, squats } from "../support/coach";
import { trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();
/** A Monday; most tests run on the Wednesday after it. */
const MONDAY = new Date("2026-11-16T10:00:00Z");
const [MON, WED, THU, FRI] = ["2026-11-16", "2026-11-18", "2026-11-19", "2026-11-20"];

beforeEach(() => world.clock.set(MONDAY));

const squat = {
  exerciseName: "Back Squat",
  muscleGroup: "legs",
  sets: 3,
  reps: { min: 5, max: 8 },
  weight: 95,
  restSeconds: 150,
  tempo: "3-1-X-0",
} as const;
type Change = Args<typeof plans.changeSession>["body"];

/** A coach whose client trains on Monday and Thursday; it is Wednesday, and nobody trained. */
async function agreed(name: string) {
  const ann = await coach(name);
  const { person, id } = ann;
  const plan = (...weekdays: number[]) =>
    person.call(plans.saveWeeklyPlan, {
      params: { id },
      body: {
        sessions: weekdays.map((weekday) => ({ weekday, name: `Day ${weekday}`, exercises: [squat] })),
      },
    });
  await plan(1, 4);
  world.clock.advance({ days: 2 });
  const of = async (plannedOn: string) => {
    const where = { clientId: id, plannedOn: new Date(plannedOn) };
    return { id, sessionId: (await world.db.plannedSession.findFirstOrThrow({ where })).id };
  };
  const change = async (plannedOn: string, body: Change) =>
    person.call(plans.changeSession, { params: await of(plannedOn), body });
  const copy = async (plannedOn: string, date: string, startMin: number | null = null) =>
    (await person.call(plans.copySession, { params: await of(plannedOn), body: { date, startMin } })).id;
  /** All sets of a session. */
  const train = (sets = 3) => ann.save(squats(...Array.from({ length: sets }, () => set(135, 8))));
  const week = async () =>
    (await person.call(schedule.getSchedule, { query: {} })).appointments.map(
      ({ date, name, state }) => `${date.slice(8)} ${name ?? "Extra"} ${state}`,
    );
  const sums = async () => (await person.call(schedule.getSchedule, { query: {} })).sums;
  const next = async () => (await person.call(roster.getRoster, { query: {} })).rows[0]?.nextSession;
  const today = async () =>
    (await person.call(schedule.getToday, { query: {} })).sessions.map((one) => one.name);
  return { ...ann, plan, of, change, copy, train, week, sums, next, today };
}

describe("a session that moves", () => {
  it("is on its new day in calendar, list and analytics, and the reply moves it back", async () => {
    const { change, train, week, next, today } = await agreed("Ann");
    expect(await next()).toMatchObject({ date: THU, name: "Day 4" });
    const before = await change(MON, { date: WED });
    const NOTHING = { startMin: null, lengthMin: null, note: null };
    expect(before).toEqual({ date: MON, ...NOTHING, skippedFor: null, isWhole: false });
    expect(await week()).toEqual(["18 Day 1 today", "19 Day 4 planned"]);
    expect(await next()).toMatchObject({ date: WED, name: "Day 1" });
    expect(await today()).toEqual(["Day 1"]);
    await change(MON, before);
    expect(await week()).toEqual(["16 Day 1 missed", "19 Day 4 planned"]);
    await change(MON, { date: WED });
    await train();
    expect(await week()).toEqual(["18 Day 1 done", "19 Day 4 planned"]);
  });

  it("may do so before it is missed, to a day that has one and to another week", async () => {
    const { change, week } = await agreed("Ann");
    await change(THU, { date: FRI });
    await change(MON, { date: FRI });
    expect((await week()).sort()).toEqual(["20 Day 1 planned", "20 Day 4 planned"]);
    await change(THU, { date: "2026-11-25" });
    expect(await week()).toEqual(["20 Day 1 planned"]);
  });

  it("gets a time of day, a length and a note, which stay when the plan changes and go with a copy", async () => {
    const { person, plan, change, copy, week } = await agreed("Ann");
    await change(THU, { startMin: 17 * 60, lengthMin: 30, note: " Easy on the knee " });
    await plan(1, 4, 5);
    await copy(THU, "2026-11-21");
    const { appointments } = await person.call(schedule.getSchedule, { query: {} });
    expect(
      appointments.map(({ date, startMin, lengthMin, note }) => [date, startMin, lengthMin, note]),
    ).toEqual([
      [MON, null, null, null],
      [THU, 1020, 30, "Easy on the knee"],
      [FRI, null, null, null],
      ["2026-11-21", null, 30, "Easy on the knee"],
    ]);
    // Half an hour after the agreed end; a session of the usual length would still run.
    world.clock.set(new Date("2026-11-19T18:10:00Z"));
    const { rows } = await person.call(roster.getRoster, { query: {} });
    expect(rows[0]?.badge.sessions[0]).toMatchObject({ name: "Day 4", isLate: true });
    expect(await week()).toContain("19 Day 4 today");
  });

  it("stays where it was agreed when the plan changes", async () => {
    const { plan, change, week, next } = await agreed("Ann");
    await change(MON, { date: WED });
    await plan(1, 6);
    expect((await next())?.date).toBe(WED);
    await plan(6);
    expect(await week()).toEqual(["18 Day 1 today", "21 Day 6 planned"]);
  });

  it("was trained for, so only its other terms can change", async () => {
    const { change, train } = await agreed("Ann");
    await change(MON, { date: WED });
    await train();
    await expect(change(MON, { date: FRI })).rejects.toMatchObject({ status: 409 });
    await change(MON, { date: WED, startMin: 600 });
  });

  it.each([
    ["more than 92 days away", { date: "2027-02-19" }],
    ["long ago", { date: "1900-01-01" }],
    ["at no time of a day", { startMin: 1440 }],
    ["for no known reason", { skippedFor: "tired" as "ill" }],
  ])("is refused %s", async (_case, body) => {
    const { change, of } = await agreed("Ann");
    await expect(change(MON, body)).rejects.toMatchObject({ status: 400 });
    const bo = await trainer("Bo");
    const theft = bo.call(plans.changeSession, { params: await of(MON), body: { skippedFor: "ill" } });
    await expect(theft).rejects.toMatchObject({ status: 404 });
  });
});

describe("a session that is left out", () => {
  it("is neither due nor next, is planned again by the reply, and a no-show is due", async () => {
    const { change, week, sums, next } = await agreed("Ann");
    const before = await change(THU, { skippedFor: "away" });
    expect(await week()).toEqual(["16 Day 1 missed", "19 Day 4 leftOut"]);
    expect(await next()).toMatchObject({ date: "2026-11-23" });
    expect(await sums()).toMatchObject({ due: 1, missed: 1, leftOut: 1, open: 0 });
    await change(THU, before);
    expect(await week()).toContain("19 Day 4 planned");
    await change(MON, { skippedFor: "noShow" });
    expect(await sums()).toMatchObject({ due: 1, missed: 0, noShow: 1, leftOut: 0 });
  });

  it("stays so when the plan changes, takes no workout by itself, and one that is opened from it wins", async () => {
    const { plan, change, train, week, of, save } = await agreed("Ann");
    for (const day of [MON, THU]) await change(day, { skippedFor: "ill" });
    await plan(4);
    expect(await week()).toEqual(["16 Day 1 leftOut", "19 Day 4 leftOut"]);
    await train();
    expect(await week()).toContain("16 Day 1 leftOut");
    world.clock.advance({ days: 1 });
    const body = squats(set(135, 8), set(135, 8), set(135, 8));
    await save({ ...body, plannedSessionId: (await of(MON)).sessionId });
    expect(await week()).toContain("16 Day 1 doneOtherDay");
  });
});

describe("a session that is copied", () => {
  it("stands on both days with the same sets, outlives the plan, and can be removed", async () => {
    const { person, id, plan, copy, train, week, of } = await agreed("Ann");
    const copied = await copy(MON, FRI, 600);
    expect(await week()).toEqual(["16 Day 1 missed", "19 Day 4 planned", "20 Day 1 planned"]);
    await plan(4);
    const { days } = await person.call(plans.getWeeklyPlan, { params: { id } });
    expect(days.planned.find((row) => row.id === copied)).toMatchObject({
      setsPlanned: 3,
      startMin: 600,
      copyOf: MON,
    });
    const ofCopy = { where: { plannedSessionId: copied } };
    expect(await world.db.plannedExercise.findFirst(ofCopy)).toMatchObject({
      restSeconds: 150,
      tempo: "3-1-X-0",
    });
    const original = { params: await of(THU) };
    await expect(person.call(plans.removeSession, original)).rejects.toMatchObject({ status: 409 });
    world.clock.advance({ days: 2 });
    await train();
    expect(await week()).toContain("20 Day 1 done");
    await person.call(plans.removeSession, { params: { id, sessionId: copied } });
    expect(await week()).toEqual(["16 Day 1 missed", "19 Day 4 doneOtherDay", "20 Day 4 logged"]);
  });
});

describe("the trainer's word that it was the whole session", () => {
  it("makes a begun one done, can be taken back, and goes with its last workout", async () => {
    const { person, id, change, train, week } = await agreed("Ann");
    await change(MON, { date: WED });
    const { id: workoutId } = await train(1);
    world.clock.advance({ minutes: 300 });
    expect(await week()).toContain("18 Day 1 partly");
    const before = await change(MON, { isWhole: true });
    expect(await week()).toContain("18 Day 1 done");
    await change(MON, before);
    expect(await week()).toContain("18 Day 1 partly");
    await change(MON, { isWhole: true });
    await person.call(logbook.deleteWorkout, { params: { id, workoutId } });
    await train(1);
    world.clock.advance({ minutes: 300 });
    expect(await week()).toContain("18 Day 1 partly");
  });
});

describe("a workout that the trainer counts by hand", () => {
  async function counted(name: string) {
    const ann = await agreed(name);
    const { id: workoutId } = await ann.train(1);
    const params = { id: ann.id, workoutId };
    const count = async (link: { plannedSessionId: string | null; linkedBy: "hand" | "matched" | null }) =>
      ann.person.call(logbook.changeWorkout, { params, headers: {}, body: { link, timezoneOffset: 0 } });
    const one = () => ann.person.call(logbook.getWorkout, { params });
    return { ...ann, params, count, one };
  }

  it("is done for the session of another day, for none, or as it was", async () => {
    const { of, count, one, week } = await counted("Ann");
    const [mon, thu] = [await of(MON), await of(THU)];
    world.clock.advance({ minutes: 300 });
    const matched = await week();
    expect(matched).toContain("16 Day 1 partly");
    expect((await one()).couldCountFor).toEqual([
      { id: mon.sessionId, name: "Day 1", date: MON },
      { id: thu.sessionId, name: "Day 4", date: THU },
      { id: expect.any(String), name: "Day 1", date: "2026-11-23" },
    ]);
    const forThursday = { plannedSessionId: thu.sessionId, linkedBy: "hand" as const };
    expect(await count(forThursday)).toMatchObject({
      countsFor: { name: "Day 4", date: THU },
      linkedBy: "hand",
    });
    expect(await week()).toEqual(["16 Day 1 missed", "18 Day 4 logged", "19 Day 4 doneOtherDay"]);
    await count({ plannedSessionId: null, linkedBy: null });
    expect(await week()).toEqual(matched);
    expect(await one()).toMatchObject({ countsFor: { date: MON }, linkedBy: "matched" });
  });

  it("stays an extra although it would match", async () => {
    const { train, person, id, week } = await agreed("Ann");
    const { id: workoutId } = await train();
    expect(await week()).toContain("16 Day 1 doneOtherDay");
    const params = { id, workoutId };
    const link = { plannedSessionId: null, linkedBy: "hand" as const };
    await person.call(logbook.changeWorkout, { params, headers: {}, body: { link, timezoneOffset: 0 } });
    expect(await week()).toContain("16 Day 1 missed");
    const note = { note: "Light", timezoneOffset: 0 };
    await person.call(logbook.changeWorkout, { params, headers: {}, body: note });
    expect(await week()).toContain("16 Day 1 missed");
  });

  it("cannot count for another client's session", async () => {
    const bob = await agreed("Bob");
    world.clock.set(MONDAY);
    const { count, one } = await counted("Ann");
    const { sessionId } = await bob.of(THU);
    await expect(count({ plannedSessionId: sessionId, linkedBy: "hand" })).rejects.toMatchObject({
      status: 404,
    });
    expect(await one()).toMatchObject({ countsFor: { date: MON } });
  });
});
