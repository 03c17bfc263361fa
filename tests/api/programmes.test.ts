import { describe, expect, it } from "vitest";
import * as roster from "@/lib/desk/roster/contract";
import type { Args } from "@/lib/platform/http/contract";
import * as exports from "@/lib/sharing/export/contract";
import * as logbook from "@/lib/training/logbook/contract";
import * as plans from "@/lib/training/plans/contract";
import * as programmes from "@/lib/training/programmes/contract";
import * as schedule from "@/lib/training/schedule/contract";
import * as workouts from "@/lib/training/workouts/contract";
import { coach, set, squats } from "../support/coach";
import { addClient } from "../support/factories";
import { type Person, trainer } from "../support/people";
import { testWorld } from "../support/world";

// The clock starts on Friday, 2026-11-20.
const world = testWorld();

type Weeks = Args<typeof programmes.saveTemplate>["body"]["weeks"];

const squat = (weight: number) => ({
  exerciseName: "Back Squat",
  muscleGroup: "legs" as const,
  sets: 4,
  reps: { min: 5, max: 8 },
  weight,
  isFixed: true,
});
const week = (name: string, weight: number, ...weekdays: number[]) => ({
  sessions: weekdays.map((weekday) => ({ weekday, name, exercises: [squat(weight)] })),
});
const WEEKS: Weeks = [week("One", 185, 1, 3), week("Two", 190, 1, 4), week("Three", 195, 2)];
const templateId = () => crypto.randomUUID();

const save = (person: Person, id: string, startsOn: string, weeks = WEEKS) =>
  person.call(plans.saveWeeklyPlan, {
    params: { id },
    body: { sessions: [], programme: { name: "Strength base", startsOn, weeks } },
  });
const planOf = (person: Person, id: string) => person.call(plans.getWeeklyPlan, { params: { id } });
const copy = (person: Person, clientIds: string[], startsOn: string, more: object = {}) =>
  person.call(programmes.copyProgramme, {
    body: { name: "Strength base", startsOn, weeks: WEEKS, clientIds, ...more },
  });
const weekOf = async (person: Person, day: string) =>
  (await person.call(schedule.getSchedule, { query: { week: day, timezoneOffset: 0 } })).appointments.map(
    ({ date, name }) => `${date.slice(5)} ${name}`,
  );

const legs = async (person: Person, id: string) => {
  const list = await person.call(workouts.listExercises, { params: { id, muscleGroup: "legs" } });
  return list.find(({ exerciseName }) => exerciseName === "Back Squat");
};
const historyOf = async (person: Person, id: string) => {
  const all = await person.call(logbook.listWorkouts, { params: { id }, query: {} });
  return all.map(({ date, isDeload = false }) => `${date.slice(5)} ${isDeload ? "easy" : "normal"}`);
};

describe("a deload week", () => {
  const EASY: Weeks = [
    week("One", 185, 1),
    { ...week("Two", 165, 1, 3), isDeload: true },
    week("Three", 190, 1),
  ];

  it("is the last workout on the card, but the target uses the normal ones before it", async () => {
    const { person, id } = await coach("Ann");
    await save(person, id, "2026-11-23", EASY);
    const log = async (afterDays: number, weight: number) => {
      world.clock.advance({ days: afterDays });
      await person.call(workouts.saveWorkout, { params: { id }, headers: {}, body: squats(set(weight, 8)) });
    };
    await log(0, 175);
    await log(3, 185);
    await log(7, 165);
    await log(2, 160);
    expect(await historyOf(person, id)).toEqual(["12-02 easy", "11-30 easy", "11-23 normal", "11-20 normal"]);
    const card = await legs(person, id);
    expect(card?.lastWorkout).toMatchObject({ date: "2026-12-02", weight: 160, isDeload: true });
    expect(card?.earlierWorkouts.map(({ date, isDeload }) => [date, isDeload])).toEqual([
      ["2026-11-23", undefined],
      ["2026-11-20", undefined],
    ]);
  });

  it("stays a deload when the plan of that week is deleted and restored", async () => {
    const { person, id } = await coach("Bea");
    await save(person, id, "2026-11-16", [{ ...week("One", 165, 1), isDeload: true }]);
    await person.call(workouts.saveWorkout, { params: { id }, headers: {}, body: squats(set(165, 8)) });
    await person.call(plans.saveWeeklyPlan, { params: { id }, body: { sessions: [] } });
    expect(await historyOf(person, id)).toEqual(["11-20 easy"]);
    const [logged] = await person.call(logbook.listWorkouts, { params: { id }, query: {} });
    const params = { id, workoutId: logged?.id ?? "" };
    await person.call(logbook.deleteWorkout, { params });
    await person.call(logbook.restoreWorkout, { params });
    expect(await historyOf(person, id)).toEqual(["11-20 easy"]);
  });

  it("can be set after its first workout, and unset", async () => {
    const { person, id } = await coach("Cleo");
    await save(person, id, "2026-11-16", [week("One", 165, 1)]);
    await person.call(workouts.saveWorkout, { params: { id }, headers: {}, body: squats(set(165, 8)) });
    await save(person, id, "2026-11-16", [{ ...week("One", 165, 1), isDeload: true }]);
    expect(await historyOf(person, id)).toEqual(["11-20 easy"]);
    await save(person, id, "2026-11-16", [week("One", 165, 1)]);
    expect(await historyOf(person, id)).toEqual(["11-20 normal"]);
  });
});

describe("a programme of several weeks", () => {
  it("has its own sessions each week, and none before and after it", async () => {
    const { person, id } = await coach("Ann");
    const saved = await save(person, id, "2026-11-23");
    expect(saved.sessions).toEqual([]);
    expect(saved.programme).toMatchObject({ name: "Strength base", startsOn: "2026-11-23" });
    expect(await weekOf(person, "2026-11-16")).toEqual([]);
    expect(await weekOf(person, "2026-11-23")).toEqual(["11-23 One", "11-25 One"]);
    expect(await weekOf(person, "2026-11-30")).toEqual(["11-30 Two", "12-03 Two"]);
    expect(await weekOf(person, "2026-12-07")).toEqual(["12-08 Three"]);
    expect(await weekOf(person, "2026-12-14")).toEqual([]);
    world.clock.advance({ days: 10 });
    expect(
      (await planOf(person, id)).sessions.map(({ name, exercises }) => [name, exercises[0]?.weight]),
    ).toEqual([
      ["Two", 190],
      ["Two", 190],
    ]);
  });

  it("skips the days of its first week before its start", async () => {
    const { person, id } = await coach("Ann");
    await save(person, id, "2026-11-24");
    expect(await weekOf(person, "2026-11-23")).toEqual(["11-25 One"]);
  });

  it("leaves the previous plan in force until its start, in the calendar, the list and today's sessions", async () => {
    const { person, id } = await coach("Ann");
    const old = [
      { weekday: 5, name: "Old", exercises: [squat(95)] },
      { weekday: 6, name: "Old", exercises: [] },
    ];
    await person.call(plans.saveWeeklyPlan, { params: { id }, body: { sessions: old } });
    await save(person, id, "2026-11-30");
    expect(await weekOf(person, "2026-11-16")).toEqual(["11-20 Old", "11-21 Old"]);
    expect(await weekOf(person, "2026-11-23")).toEqual(["11-27 Old", "11-28 Old"]);
    expect(await weekOf(person, "2026-11-30")).toEqual(["11-30 One", "12-02 One"]);
    expect((await planOf(person, id)).sessions.map(({ name }) => name)).toEqual(["Old", "Old"]);
    const next = async () =>
      (await person.call(roster.getRoster, { query: { timezoneOffset: 0 } })).rows[0]?.nextSession;
    expect(await next()).toMatchObject({ name: "Old", date: "2026-11-20" });
    world.clock.advance({ days: 9 });
    expect(await next()).toMatchObject({ name: "One", date: "2026-11-30" });
    world.clock.advance({ days: 1 });
    const told = await person.call(schedule.getToday, { query: { timezoneOffset: 0 } });
    expect(JSON.stringify(told)).toContain(`"One"`);
  });

  it.each([
    ["no week", { weeks: [] }],
    ["17 weeks", { weeks: Array.from({ length: 17 }, () => week("A", 100, 1)) }],
    ["a blank name", { name: " " }],
    ["a start that is no day", { startsOn: "2026-13-01" }],
    ["a start in half a year", { startsOn: "2027-05-20" }],
    [
      "an effort of 11",
      { weeks: [{ sessions: [{ weekday: 1, name: "A", exercises: [{ ...squat(100), rpe: 11 }] }] }] },
    ],
  ])("with %s is rejected", async (_, change) => {
    const { person, id } = await coach("Ann");
    const programme = { name: "Base", startsOn: "2026-11-23", weeks: WEEKS, ...change };
    const answer = await person.ask(plans.saveWeeklyPlan, {
      params: { id },
      body: { sessions: [], programme },
    });
    expect(answer.status).toBe(400);
  });

  it("is in the client's export with its weeks", async () => {
    const { person, id } = await coach("Ann");
    await save(person, id, "2026-11-23");
    const file = JSON.parse(await (await person.call(exports.exportClient, { params: { id } })).text());
    expect(file.programme).toMatchObject({ name: "Strength base", startsOn: "2026-11-23" });
    expect(file.programme.weeks[1].sessions[0].exercises[0].weight).toBe(190);
  });
});

describe("a template", () => {
  it("can be saved, renamed, deleted and restored under its id", async () => {
    const ann = await trainer("Ann");
    const id = templateId();
    const keep = (name: string) => ann.call(programmes.saveTemplate, { body: { id, name, weeks: WEEKS } });
    const names = async () =>
      (await ann.call(programmes.listTemplates, {})).templates.map(({ name }) => name);
    await keep("Base");
    await keep("Base, 3 weeks");
    expect(await names()).toEqual(["Base, 3 weeks"]);
    await ann.call(programmes.deleteTemplate, { params: { id } });
    expect(await names()).toEqual([]);
    await keep("Base, 3 weeks");
    expect(await names()).toEqual(["Base, 3 weeks"]);
    const blob = await ann.call(exports.exportAccount, { query: {} });
    expect(blob.size).toBeGreaterThan(0);
  });

  it("is private, and its id cannot be taken over", async () => {
    const ann = await trainer("Ann");
    const bob = await trainer("Bob");
    const id = templateId();
    const body = { id, name: "Base", weeks: WEEKS };
    await ann.call(programmes.saveTemplate, { body });
    expect((await bob.call(programmes.listTemplates, {})).templates).toEqual([]);
    await expect(bob.call(programmes.saveTemplate, { body })).rejects.toMatchObject({
      status: 404,
    });
    await expect(bob.call(programmes.deleteTemplate, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("copies for clients", () => {
  it("start at each client's last loads and keep the programme's steps", async () => {
    const { person, id, save: log } = await coach("Ann");
    const other = await addClient(person, { name: "Bea" });
    await log(squats(set(100, 5), set(120, 3)));
    await copy(person, [id, other.id], "2026-11-23");
    const loads = async (clientId: string) =>
      (await planOf(person, clientId)).programme?.weeks.map((one) => one.sessions[0]?.exercises[0]?.weight);
    expect(await loads(id)).toEqual([120, 125, 125]);
    expect(await loads(other.id)).toEqual([185, 190, 195]);
  });

  it("show before what they would begin with, to nobody else, and leave empty sessions out", async () => {
    const { person, id, save: log } = await coach("Ann");
    const other = await addClient(person, { name: "Bea" });
    await log(squats(set(120, 3)));
    const seen = (by: typeof person) =>
      by.call(programmes.previewCopies, { body: { weeks: WEEKS, clientIds: [id, other.id] } });
    expect((await seen(person)).clients).toEqual([
      { id, loads: [{ exerciseName: "Back Squat", weight: 120, isOwn: true }] },
      { id: other.id, loads: [{ exerciseName: "Back Squat", weight: 185, isOwn: false }] },
    ]);
    await expect(seen(await trainer("Bob"))).rejects.toMatchObject({ status: 404 });
    const [first = week("A", 100, 1)] = WEEKS;
    const empty = { weekday: 6, name: "Empty", exercises: [] };
    await copy(person, [id], "2026-11-23", { weeks: [{ ...first, sessions: [...first.sessions, empty] }] });
    expect((await planOf(person, id)).programme?.weeks[0]?.sessions).toHaveLength(first.sessions.length);
  });

  it("can be undone, except where the trainer has changed one since", async () => {
    const { person, id } = await coach("Ann");
    const other = await addClient(person, { name: "Bea" });
    const third = await addClient(person, { name: "Cleo" });
    const old = [{ weekday: 2, name: "Old", exercises: [] }];
    await person.call(plans.saveWeeklyPlan, { params: { id }, body: { sessions: old } });
    const before = await planOf(person, id);
    await save(person, other.id, "2026-11-30", [week("Later", 100, 1)]);
    const had = await person.call(programmes.listPlannedClients, {});
    expect(had.clients.map(({ name, plan }) => [name, plan])).toEqual([
      ["Bea", { name: "Strength base", endsOn: "2026-12-06" }],
      ["Cleo", null],
      ["Marcus Reed", { name: null, endsOn: null }],
    ]);
    const { copyId, clients } = await copy(person, [id, other.id, third.id], "2026-11-23");
    expect(clients).toBe(3);
    await save(person, third.id, "2026-11-23", [week("Changed", 100, 1)]);
    const undo = () => person.call(programmes.undoCopies, { params: { id: copyId } });
    expect(await undo()).toMatchObject({ clients: 2 });
    expect(await planOf(person, id)).toEqual(before);
    expect((await planOf(person, other.id)).programme).toMatchObject({
      startsOn: "2026-11-30",
      weeks: [week("Later", 100, 1)],
    });
    expect((await planOf(person, third.id)).programme?.weeks[0]?.sessions[0]?.name).toBe("Changed");
    await expect(undo()).rejects.toMatchObject({ status: 404 });
  });

  it("work for more clients than one request allows, when repeated in parallel, and are undone together", async () => {
    const { person, id } = await coach("Ann");
    const others = await Promise.all(
      Array.from({ length: 51 }, (_, n) => addClient(person, { name: `Client ${n}` })),
    );
    const ids = [id, ...others.map((one) => one.id)];
    await save(person, id, "2026-11-30", [week("Later", 100, 1)]);
    const copyId = crypto.randomUUID();
    await expect(copy(person, ids, "2026-11-23", { copyId })).rejects.toMatchObject({ status: 400 });
    for (const portion of [ids.slice(0, 50), ids.slice(0, 50), ids.slice(50)])
      expect(await copy(person, portion, "2026-11-23", { copyId })).toEqual({
        copyId,
        clients: portion.length,
      });
    expect((await planOf(person, ids[51] ?? "")).programme?.startsOn).toBe("2026-11-23");
    expect(await person.call(programmes.undoCopies, { params: { id: copyId } })).toEqual({
      copyId,
      clients: 52,
    });
    expect((await planOf(person, id)).programme).toMatchObject({ startsOn: "2026-11-30" });
    expect((await planOf(person, ids[51] ?? "")).programme).toBeUndefined();
  });

  it("start at the last normal load, not at that of a deload week", async () => {
    const { person, id } = await coach("Ann");
    await person.call(workouts.saveWorkout, { params: { id }, headers: {}, body: squats(set(205, 8)) });
    world.clock.advance({ days: 3 });
    await save(person, id, "2026-11-23", [{ ...week("Easy", 185, 1), isDeload: true }]);
    await person.call(workouts.saveWorkout, { params: { id }, headers: {}, body: squats(set(185, 8)) });
    await copy(person, [id], "2026-11-30");
    const { programme } = await planOf(person, id);
    expect(programme?.weeks[0]?.sessions[0]?.exercises[0]?.weight).toBe(205);
  });

  it("reach all clients or none, and never foreign ones", async () => {
    const { person, id } = await coach("Ann");
    const bob = await trainer("Bob");
    const his = await addClient(bob);
    await expect(copy(person, [id, his.id], "2026-11-23")).rejects.toMatchObject({ status: 404 });
    expect((await planOf(person, id)).programme).toBeUndefined();
    const { copyId } = await copy(person, [id], "2026-11-23");
    await expect(bob.call(programmes.undoCopies, { params: { id: copyId } })).rejects.toMatchObject({
      status: 404,
    });
  });
});
