import { describe, expect, it } from "vitest";
import * as analytics from "@/lib/training/analytics/contract";
import type { Weeks } from "@/lib/training/analytics/periods";
import * as plans from "@/lib/training/plans/contract";
import * as workouts from "@/lib/training/workouts/contract";
import { exercise, set, squats, workout } from "../support/coach";
import { addClient } from "../support/factories";
import { type Person, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

/** The Friday of a week that begins on Monday the 16th. */
const FRIDAY_NOON = new Date("2026-11-20T12:00:00Z");

const numbersOf = (person: Person, timezoneOffset = 0) =>
  person.call(analytics.getAnalytics, { query: { timezoneOffset: String(timezoneOffset) } });

const periodOf = (person: Person, weeks: Weeks = "4", timezoneOffset = 0) =>
  person.call(analytics.getPeriod, { query: { weeks, timezoneOffset: String(timezoneOffset) } });

const planned = (exerciseName: string) => ({
  exerciseName,
  muscleGroup: "legs" as const,
  sets: 3,
  reps: { min: 6, max: 10 },
  weight: 95,
});

const train = (person: Person, id: string, body = squats(set(185, 5))) =>
  person.call(workouts.saveWorkout, { params: { id }, body });

/** Runs something at another time, and returns to Friday noon. */
async function at(instant: string, act: () => Promise<unknown>): Promise<void> {
  world.clock.set(new Date(instant));
  await act();
  world.clock.set(FRIDAY_NOON);
}

describe("a trainer's numbers", () => {
  it("are all zero before the first client", async () => {
    expect(await numbersOf(await trainer("Ann"))).toEqual({
      today: "2026-11-20",
      clients: { total: 0 },
      quiet: [],
      missed: [],
      records: [],
    });
    expect(await periodOf(await trainer("Bob"))).toEqual({
      today: "2026-11-20",
      from: "2026-10-26",
      plannedFrom: null,
      weeks: ["2026-10-26", "2026-11-02", "2026-11-09", "2026-11-16"].map((monday) => ({
        monday,
        logged: 0,
        ...{ planned: 0, done: 0, due: 0, open: 0, leftOut: 0, extra: 0 },
      })),
      clients: [],
      records: [],
    });
  });

  it("count only the trainer's own clients", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    const { id } = await addClient(bob);
    await train(bob, id, squats(set(185, 5)));
    world.clock.advance({ minutes: 240 });
    await train(bob, id, squats(set(205, 5)));
    expect(await numbersOf(ann)).toMatchObject({
      clients: { total: 0 },
      quiet: [],
      records: [],
    });
    expect(await periodOf(ann)).toMatchObject({ clients: [], records: [] });
    const records = [{ clientId: id, exerciseName: "Back Squat", bestWeight: 205 }];
    expect(await numbersOf(bob)).toMatchObject({ clients: { total: 1 }, records });
    const period = await periodOf(bob);
    expect(period).toMatchObject({ clients: [{ clientId: id, extra: 2, planned: 0 }], records });
    expect(period.weeks.at(-1)).toMatchObject({ logged: 2 });
  });

  it("need a session and a valid time zone offset", async () => {
    await expect(stranger().call(analytics.getAnalytics, {})).rejects.toMatchObject({ status: 401 });
    const ann = await trainer("Ann");
    for (const timezoneOffset of ["841", "-841", "1.5", "x", "1e2"])
      await expect(ann.call(analytics.getAnalytics, { query: { timezoneOffset } })).rejects.toMatchObject({
        status: 400,
      });
  });
});

describe("weeks", () => {
  it("follow the trainer's calendar", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const offset = 300;
    // In New York this is still Sunday the 1st, the last hour of the previous week.
    await at("2026-11-02T04:30:00Z", () =>
      train(ann, id, { ...squats(set(185, 5)), timezoneOffset: offset }),
    );
    await at("2026-11-02T12:30:00Z", () =>
      train(ann, id, { ...squats(set(185, 5)), timezoneOffset: offset }),
    );
    const { weeks } = await periodOf(ann, "4", offset);
    expect(weeks.map(({ monday, logged }) => [monday, logged])).toEqual([
      ["2026-10-26", 1],
      ["2026-11-02", 1],
      ["2026-11-09", 0],
      ["2026-11-16", 0],
    ]);
    world.clock.set(new Date("2026-11-23T03:00:00Z"));
    expect((await periodOf(ann, "4", offset)).weeks.at(-1)?.monday).toBe("2026-11-16");
    expect((await periodOf(ann)).weeks.at(-1)?.monday).toBe("2026-11-23");
  });

  it("count done of due, and one client's extra workouts do not replace another's missed session", async () => {
    const ann = await trainer("Ann");
    let eager = "";
    await at("2026-11-16T08:00:00Z", async () => {
      const sessions = [1, 3, 6].map((weekday) => ({
        weekday,
        name: "Legs",
        exercises: [planned("Back Squat")],
      }));
      const [first, second] = [await addClient(ann), await addClient(ann)];
      eager = first.id;
      for (const { id } of [first, second])
        await ann.call(plans.saveWeeklyPlan, { params: { id }, body: { sessions } });
    });
    const threeSets = squats(set(185, 5), set(185, 5), set(185, 5));
    for (const day of ["16", "17", "18"])
      await at(`2026-11-${day}T09:00:00Z`, () => train(ann, eager, threeSets));
    const { weeks, clients, plannedFrom } = await periodOf(ann);
    expect(weeks.at(-1)).toEqual({
      ...{ monday: "2026-11-16", logged: 3, planned: 6, done: 2, due: 4, open: 2, leftOut: 0, extra: 1 },
    });
    expect(weeks.at(-2)).toMatchObject({ planned: 0 });
    expect(plannedFrom).toBe("2026-11-16");
    expect(clients.map(({ planned, done, due, extra }) => [planned, done, due, extra]).sort()).toEqual([
      [3, 0, 2, 0],
      [3, 2, 2, 1],
    ]);
    const { missed } = await numbersOf(ann);
    expect(missed).toMatchObject([{ days: ["2026-11-16", "2026-11-18"] }]);
  });
});

describe("quiet clients", () => {
  it("are two days past the gap of their plan, longest absence first", async () => {
    const ann = await trainer("Ann");
    const lastTrained = { Bianca: "2026-11-08", Jonas: "2026-11-11", Lena: "2026-11-16", Never: null };
    await at("2026-11-07T09:00:00Z", async () => {
      for (const [name, day] of Object.entries(lastTrained)) {
        const { id } = await addClient(ann, { name, workoutsPerWeek: name === "Lena" ? 4 : 2 });
        if (day) await at(`${day}T09:00:00Z`, () => train(ann, id));
        world.clock.set(new Date("2026-11-07T09:00:00Z"));
      }
    });
    const { quiet } = await numbersOf(ann);
    expect(quiet.map(({ name, days, lastWorkout }) => [name, days, lastWorkout])).toEqual([
      ["Never", 13, null],
      ["Bianca", 12, "2026-11-08"],
      ["Jonas", 9, "2026-11-11"],
      ["Lena", 4, "2026-11-16"],
    ]);
    world.clock.set(new Date("2026-11-19T12:00:00Z"));
    expect((await numbersOf(ann)).quiet.map((client) => client.name)).not.toContain("Lena");
  });
});

describe("newest records", () => {
  it("exclude first workouts, beaten records and exercises in the trash", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const days = ["2026-11-10", "2026-11-12", "2026-11-14"];
    for (const [index, day] of days.entries())
      await at(`${day}T09:00:00Z`, () =>
        train(
          ann,
          id,
          workout(
            "legs",
            exercise("Back Squat", set(185 + 10 * index, 5), set(300, 1, "warmup")),
            exercise("Leg Press", set(300, 10 - index)),
            exercise("Hack Squat", set(200 + index * 5, 8)),
          ),
        ),
      );
    await ann.call(workouts.trashExercise, { params: { id, name: "Hack Squat" } });
    const { records } = await numbersOf(ann);
    expect(records).toEqual([
      {
        clientId: id,
        clientName: "Marcus Reed",
        exerciseName: "Back Squat",
        bestWeight: 205,
        bestReps: 5,
        achievedDate: "2026-11-14",
      },
    ]);
  });

  it("are at most ten, from the last ninety days", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const names = Array.from({ length: 12 }, (_, index) => `Lift ${index}`);
    const lift = (weight: number) => workout("back", ...names.map((name) => exercise(name, set(weight, 5))));
    await at("2026-08-01T09:00:00Z", () => train(ann, id, lift(100)));
    await at("2026-08-02T09:00:00Z", () => train(ann, id, lift(105)));
    expect((await numbersOf(ann)).records).toEqual([]);
    await at("2026-11-14T09:00:00Z", () => train(ann, id, lift(110)));
    expect((await numbersOf(ann)).records).toHaveLength(10);
  });
});
