import { describe, expect, it } from "vitest";
import * as clients from "@/lib/clients/record/contract";
import type { Args } from "@/lib/platform/http/contract";
import * as plans from "@/lib/training/plans/contract";
import { coach, exercise, set, squats, workout } from "../support/coach";
import { addClient } from "../support/factories";
import { type Person, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

type Body = Args<typeof plans.saveWeeklyPlan>["body"];
type Session = Body["sessions"][number];
type Planned = Session["exercises"][number];

const squat: Planned = {
  exerciseName: "Back Squat",
  muscleGroup: "legs",
  sets: 3,
  reps: { min: 5, max: 10 },
  weight: 135,
};
const curl: Planned = { ...squat, exerciseName: "Leg Curl", weight: 40 };
const legDay = (...exercises: object[]): Session => ({
  weekday: 1,
  name: "Legs",
  exercises: exercises as Planned[],
});
const planOf = (person: Person, id: string) => person.call(plans.getWeeklyPlan, { params: { id } });
const savePlan = (person: Person, id: string, ...sessions: Session[]) =>
  person.call(plans.saveWeeklyPlan, { params: { id }, body: { sessions } });
const statusOf = async (person: Person, id: string, body: unknown) =>
  (await person.ask(plans.saveWeeklyPlan, { params: { id }, body: body as Body })).status;

describe("a weekly plan", () => {
  it("is empty at first, and is then returned as saved, sorted by weekday", async () => {
    const { person, id } = await coach("Ann");
    const days = { planned: [], workouts: [], archivedOn: null, pausedFrom: null, pausedUntil: null };
    expect(await planOf(person, id)).toEqual({ sessions: [], madeAt: null, trained: [], days });
    const push = { weekday: 3, name: "  Push ", exercises: [] };
    const saved = await savePlan(person, id, push, legDay({ ...squat, withNext: true, isFixed: true }, curl));
    expect(saved.sessions).toEqual([
      {
        weekday: 1,
        name: "Legs",
        exercises: [
          { ...squat, withNext: true, isFixed: true },
          { ...curl, withNext: false, isFixed: false },
        ],
      },
      { weekday: 3, name: "Push", exercises: [] },
    ]);
    expect(await planOf(person, id)).toEqual(saved);
    world.clock.advance({ days: 3 });
    expect(await savePlan(person, id)).toMatchObject({ sessions: [], madeAt: "2026-11-20T09:00:00.000Z" });
  });

  it("creates planned exercises for the client, or takes them out of the trash", async () => {
    const { person, id, list, add, trash } = await coach("Ann");
    await add("Back Squat");
    await trash("Back Squat");
    await savePlan(person, id, legDay(squat), {
      weekday: 2,
      name: "Chest",
      exercises: [{ ...squat, exerciseName: "Cable Fly", muscleGroup: "chest" }],
    });
    expect((await list()).map(({ exerciseName }) => exerciseName)).toEqual(["Back Squat"]);
    expect((await list("chest")).map(({ exerciseName }) => exerciseName)).toEqual(["Cable Fly"]);
  });

  it("says what was done on each of the last days, each exercise once", async () => {
    const { person, id, save } = await coach("Ann");
    await save(squats(set(100, 5)));
    world.clock.advance({ days: 10 });
    await save(squats(set(100, 5)));
    await save(workout("chest", exercise("Bench Press", set(100, 5))));
    const recent = { date: "2026-11-30", exercises: ["Back Squat", "Bench Press"] };
    expect((await planOf(person, id)).trained).toEqual([
      { date: "2026-11-20", exercises: ["Back Squat"] },
      recent,
    ]);
    world.clock.advance({ days: 5 });
    expect((await planOf(person, id)).trained).toEqual([recent]);
  });

  it("is deleted with its client", async () => {
    const { person, id } = await coach("Ann");
    await savePlan(person, id, legDay(squat));
    await person.call(clients.deleteClient, { params: { id } });
    expect(await world.db.weeklyPlan.count({ where: { clientId: id } })).toBe(0);
  });

  it("is private: a caller without a session must sign in, another trainer gets a 404", async () => {
    const { person, id } = await coach("Ann");
    await savePlan(person, id, legDay(squat));
    const bob = await trainer("Bob");
    await addClient(bob);
    await expect(planOf(bob, id)).rejects.toMatchObject({ status: 404 });
    await expect(savePlan(bob, id)).rejects.toMatchObject({ status: 404 });
    await expect(planOf(stranger(), id)).rejects.toMatchObject({ status: 401 });
    await expect(savePlan(stranger(), id)).rejects.toMatchObject({ status: 401 });
    expect((await planOf(person, id)).sessions).toHaveLength(1);
  });

  const inTurn = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...squat,
      exerciseName: `Squat ${index}`,
      withNext: index < count - 1,
    }));
  it.each([
    ["a superset of three", legDay(...inTurn(3)), 200],
    ["a superset of four", legDay(...inTurn(4)), 400],
    ["a superset with nothing after it", legDay({ ...squat, withNext: true }), 400],
    ["1 set", legDay({ ...squat, sets: 1 }), 200],
    ["no set", legDay({ ...squat, sets: 0 }), 400],
    ["10 sets", legDay({ ...squat, sets: 10 }), 200],
    ["11 sets", legDay({ ...squat, sets: 11 }), 400],
    ["half a set", legDay({ ...squat, sets: 1.5 }), 400],
    ["1 to 30 repetitions", legDay({ ...squat, reps: { min: 1, max: 30 } }), 200],
    ["0 repetitions", legDay({ ...squat, reps: { min: 0, max: 5 } }), 400],
    ["31 repetitions", legDay({ ...squat, reps: { min: 5, max: 31 } }), 400],
    ["repetitions from more to fewer", legDay({ ...squat, reps: { min: 6, max: 5 } }), 400],
    ["body weight", legDay({ ...squat, weight: 0 }), 200],
    ["750 lb on the legs", legDay({ ...squat, weight: 750 }), 200],
    ["more than 750 lb", legDay({ ...squat, weight: 750.5 }), 400],
    ["505 lb on the back", legDay({ ...squat, muscleGroup: "back", weight: 505 }), 400],
    ["less than nothing", legDay({ ...squat, weight: -5 }), 400],
    ["a load in words", legDay({ ...squat, weight: "135" }), 400],
    ["an unknown muscle group", legDay({ ...squat, muscleGroup: "neck" }), 400],
    ["a blank exercise", legDay({ ...squat, exerciseName: " " }), 400],
    ["an exercise of 81 characters", legDay({ ...squat, exerciseName: "x".repeat(81) }), 400],
    ["an exercise with NUL", legDay({ ...squat, exerciseName: "Squat\0" }), 400],
    ["the same exercise twice", legDay(squat, { ...squat, exerciseName: "back  SQUAT" }), 400],
    ["20 exercises", legDay(...inTurn(20).map((one) => ({ ...one, withNext: false }))), 200],
    ["21 exercises", legDay(...inTurn(21).map((one) => ({ ...one, withNext: false }))), 400],
    ["a session without exercises", legDay(), 200],
    ["a blank session", { ...legDay(squat), name: " " }, 400],
    ["a session of 60 characters", { ...legDay(squat), name: "x".repeat(60) }, 200],
    ["a session of 61 characters", { ...legDay(squat), name: "x".repeat(61) }, 400],
    ["the seventh day", { ...legDay(squat), weekday: 7 }, 200],
    ["an eighth day", { ...legDay(squat), weekday: 8 }, 400],
    ["day nought", { ...legDay(squat), weekday: 0 }, 400],
  ])("with %s is answered as it should be", async (_, session, status) => {
    const { person, id } = await coach("Ann");
    expect(await statusOf(person, id, { sessions: [session] })).toBe(status);
    expect((await planOf(person, id)).sessions).toHaveLength(status === 200 ? 1 : 0);
  });

  it("has one session a day and a valid body", async () => {
    const { person, id } = await coach("Ann");
    expect(await statusOf(person, id, { sessions: [legDay(squat), legDay(curl)] })).toBe(400);
    expect(await statusOf(person, id, { sessions: "none" })).toBe(400);
    expect(await statusOf(person, id, {})).toBe(400);
  });
});
