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
