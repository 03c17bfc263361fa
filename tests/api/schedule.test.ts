import { beforeEach, describe, expect, it } from "vitest";
import * as roster from "@/lib/desk/roster/contract";
import * as analytics from "@/lib/training/analytics/contract";
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
const [MON, WED, THU] = ["2026-11-16", "2026-11-18", "2026-11-19"];

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
const move = (person: SignedIn, id: string, from: string, to: string) =>
  person.call(plans.moveSession, { params: { id }, body: { from, to, timezoneOffset: 0 } });
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
    const sums = { done: 0, due: 0, partly: 0, missed: 0, open: 0, leftOut: 0, extra: 0 };
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
    await ann.call(roster.saveEntry, { params: { id: lena }, body: { archived: true } });
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

describe("a missed session", () => {
  it("can be moved to another day of its week, visible in list, analytics and plan, and moved back", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann, { name: "Lena" });
    await plan(ann, id, 1, 4);
    world.clock.advance({ days: 2 });
    const today = async () =>
      (await ann.call(analytics.getAnalytics, { query: {} })).sessions.map(({ name }) => name);
    const next = async () => (await ann.call(roster.getRoster, { query: {} })).rows[0]!.nextSession;
    expect(await next()).toMatchObject({ date: THU, name: "Day 4" });
    const moved = await move(ann, id, MON, WED);
    expect(moved.moves).toEqual([{ from: MON, to: WED }]);
    expect(moved.sessions.map(({ weekday }) => weekday)).toEqual([1, 4]);
    expect(await told(ann)).toEqual([
      ["Lena", WED, "today"],
      ["Lena", THU, "planned"],
    ]);
    expect(await next()).toMatchObject({ date: WED, name: "Day 1" });
    expect(await today()).toEqual(["Day 1"]);
    await train(ann, id);
    expect(await told(ann)).toEqual([
      ["Lena", WED, "done"],
      ["Lena", THU, "planned"],
    ]);
    expect(await next()).toMatchObject({ date: THU, name: "Day 4" });
    expect((await move(ann, id, MON, MON)).moves).toEqual([]);
    // It was done today, for Monday again.
    expect(await today()).toEqual(["Day 1"]);
  });

  it("stays moved after a change of the plan, since it was agreed", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    await plan(ann, id, 1);
    world.clock.advance({ days: 2 });
    await move(ann, id, MON, WED);
    expect((await plan(ann, id, 1, 6)).moves).toEqual([{ from: MON, to: WED }]);
    const next = async () => (await ann.call(roster.getRoster, { query: {} })).rows[0]!.nextSession?.date;
    expect(await next()).toBe(WED);
    await plan(ann, id, 6);
    expect(await next()).toBe(WED);
    expect(await told(ann)).toEqual([
      ["Marcus Reed", WED, "today"],
      ["Marcus Reed", "2026-11-21", "planned"],
    ]);
  });

  it.each([
    ["to another week", MON, "2026-11-23"],
    ["to a day that has one", MON, THU],
    ["where nothing was planned", "2026-11-17", WED],
    ["that is still to come", THU, "2026-11-20"],
    ["to before it", WED, MON],
  ])("cannot be moved %s", async (_case, from, to) => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    await plan(ann, id, 1, 4);
    world.clock.advance({ days: 2 });
    await expect(move(ann, id, from, to)).rejects.toMatchObject({ status: 400 });
    await expect(move(await trainer("Bo"), id, MON, WED)).rejects.toMatchObject({ status: 404 });
  });
});
