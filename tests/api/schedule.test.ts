import { beforeEach, describe, expect, it } from "vitest";
import * as roster from "@/lib/desk/roster/contract";
import * as plans from "@/lib/training/plans/contract";
import * as schedule from "@/lib/training/schedule/contract";
import * as workouts from "@/lib/training/workouts/contract";
import { set, squats } from "../support/coach";
import { addClient } from "../support/factories";
import { type SignedIn, stranger, trainer } from "../support/people";
import { statementsOf } from "../support/statements";
import { testWorld } from "../support/world";

const world = testWorld();
/** A Monday; the tests run on the Wednesday after it. */
const MONDAY = new Date("2026-11-16T10:00:00Z");
const [MON, THU] = ["2026-11-16", "2026-11-19"];

beforeEach(() => world.clock.set(MONDAY));

const squat = {
  exerciseName: "Back Squat",
  muscleGroup: "legs",
  sets: 3,
  reps: { min: 5, max: 8 },
  weight: 95,
} as const;
const plan = (person: SignedIn, id: string, ...weekdays: number[]) =>
  person.call(plans.saveWeeklyPlan, {
    params: { id },
    body: { sessions: weekdays.map((weekday) => ({ weekday, name: `Day ${weekday}`, exercises: [squat] })) },
  });
const week = (person: SignedIn, query: { week?: string } = {}) =>
  person.call(schedule.getSchedule, { query });
/** All sets of a planned session. */
const train = (person: SignedIn, id: string) =>
  person.call(workouts.saveWorkout, {
    params: { id },
    headers: {},
    body: squats(set(135, 8), set(135, 8), set(135, 8)),
  });
const told = async (person: SignedIn, query?: { week?: string }) =>
  (await week(person, query)).appointments.map(({ clientName, date, state }) => [clientName, date, state]);

describe("the calendar of all clients", () => {
  it("contains the trainer's own clients who are not archived: planned, done and missed", async () => {
    const ann = await trainer("Ann");
    const sums = { done: 0, due: 0, partly: 0, missed: 0, noShow: 0, open: 0, leftOut: 0, extra: 0 };
    expect(await week(ann)).toEqual({ today: MON, monday: MON, clients: 0, sums, appointments: [] });
    const { id: lena } = await addClient(ann, { name: "Lena" });
    const { id: theo } = await addClient(ann, { name: "Theo" });
    await plan(ann, lena, 1, 4);
    await plan(ann, theo, 1);
    await train(ann, theo);
    world.clock.advance({ days: 2 });
    expect(await told(ann)).toEqual([
      ["Theo", MON, "done"],
      ["Lena", MON, "missed"],
      ["Lena", THU, "planned"],
    ]);
    expect((await week(ann)).sums).toEqual({ ...sums, done: 1, due: 2, missed: 1, open: 1 });
    expect(await told(ann, { week: "2026-11-29" })).toEqual([
      ["Lena", "2026-11-23", "planned"],
      ["Theo", "2026-11-23", "planned"],
      ["Lena", "2026-11-26", "planned"],
    ]);
    expect(await told(ann, { week: "2026-11-12" })).toEqual([]);
    await ann.call(roster.saveEntries, { body: { entries: [{ id: lena, archived: true }] } });
    expect(await told(ann)).toEqual([["Theo", MON, "done"]]);
    expect(await told(await trainer("Bo"))).toEqual([]);
    expect((await stranger().ask(schedule.getSchedule, { query: {} })).status).toBe(401);
    await expect(week(ann, { week: "2026-13-40" })).rejects.toMatchObject({ status: 400 });
  });

  it("needs as many statements for many clients as for one", async () => {
    const ann = await trainer("Ann");
    await plan(ann, (await addClient(ann)).id, 1);
    const few = await statementsOf(() => week(ann));
    for (let n = 0; n < 6; n++) await plan(ann, (await addClient(ann, { name: `Client ${n}` })).id, 1, 3);
    expect((await statementsOf(() => week(ann))).length).toBe(few.length);
  });
});

describe("the sessions of today", () => {
  const today = (person: SignedIn, timezoneOffset = 0) =>
    person.call(schedule.getToday, { query: { timezoneOffset } });

  it("are those of the trainer's local day by name, with what is done", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    const { id: zoe } = await addClient(ann, { name: "Zoe" });
    const { id: marcus } = await addClient(ann, { name: "Marcus" });
    await addClient(ann, { name: "No plan" });
    await plan(ann, zoe, 1, 2);
    await plan(ann, marcus, 1);
    await plan(bob, (await addClient(bob)).id, 1);
    const stateOf = async () =>
      Object.fromEntries(
        (await today(ann)).sessions.map(({ clientName, state, setsDone }) => [clientName, [state, setsDone]]),
      );
    expect((await today(ann)).today).toBe(MON);
    expect(await stateOf()).toEqual({ Marcus: ["today", 0], Zoe: ["today", 0] });
    await ann.call(workouts.saveWorkout, { params: { id: zoe }, headers: {}, body: squats(set(135, 8)) });
    expect(await stateOf()).toEqual({ Marcus: ["today", 0], Zoe: ["inProgress", 1] });
    await train(ann, zoe);
    expect(await stateOf()).toEqual({ Marcus: ["today", 0], Zoe: ["done", 3] });
    // On Monday at 14:00 in London it is already Tuesday, 04:00, far in the east.
    world.clock.set(new Date("2026-11-16T14:00:00Z"));
    const east = await today(ann, -840);
    expect(east.today).toBe("2026-11-17");
    expect(east.sessions.map(({ clientName, name }) => [clientName, name])).toEqual([["Zoe", "Day 2"]]);
  });

  it("stand in the order of their times, and need as many statements for many clients as for one", async () => {
    const ann = await trainer("Ann");
    const few = await statementsOf(() => today(ann));
    for (const [name, startMin] of [
      ["Late", 1080],
      ["Early", 360],
      ["Any", null],
    ] as const) {
      const { id } = await addClient(ann, { name });
      await plan(ann, id, 1);
      const [session] = (await week(ann)).appointments.filter((one) => one.clientId === id);
      const params = { id, sessionId: session?.id ?? "" };
      await ann.call(plans.changeSession, { params, body: { startMin } });
    }
    expect((await statementsOf(() => today(ann))).length).toBe(few.length);
    expect((await today(ann)).sessions.map(({ clientName }) => clientName)).toEqual(["Early", "Late", "Any"]);
  });
});
