import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as logbook from "@/lib/training/logbook/contract";
import { coach, exercise, set, workout } from "../support/coach";
import { violatedInvariants } from "../support/invariants";
import { testWorld } from "../support/world";

const world = testWorld();

const day = (date: string, time: string) => ({ performedAt: `${date}T${time}:00.000Z` });
const TODAY = "2026-11-20";

async function logger(name: string) {
  world.clock.set(new Date(`${TODAY}T22:00:00Z`));
  const one = await coach(name);
  const history = () => one.person.call(logbook.listWorkouts, { params: { id: one.id }, query: {} });
  return {
    ...one,
    history,
    /** The visits, latest first: start, end, and each exercise with its sets. */
    async told() {
      return (await history()).map(({ startedAt, endedAt, exercises }) => [
        `${startedAt.slice(11, 16)}-${endedAt.slice(11, 16)}`,
        ...exercises.map(
          ({ exerciseName, setsData }) =>
            `${exerciseName}: ${setsData.map(({ weight, reps }) => `${weight}x${reps}`).join(" ")}`,
        ),
      ]);
    },
  };
}

const squat = workout("legs", exercise("Back Squat", set(185, 8), set(185, 8)));
const bench = workout("chest", exercise("Bench Press", set(135, 10)));
const moreSquats = workout("legs", exercise("Back Squat", set(205, 3)));

describe("a visit", () => {
  it("is one workout, although each exercise was saved separately", async () => {
    const { save, told } = await logger("Ann");
    const first = await save({ ...squat, ...day(TODAY, "17:10") });
    const second = await save({ ...bench, ...day(TODAY, "17:40") });
    expect(second.id).toBe(first.id);
    expect(await told()).toEqual([["17:10-17:40", "Back Squat: 185x8 185x8", "Bench Press: 135x10"]]);
  });

  it("contains a resumed exercise once, with its sets by time", async () => {
    const { save, told, list } = await logger("Ann");
    await save({ ...moreSquats, ...day(TODAY, "17:50") });
    await save({ ...bench, ...day(TODAY, "17:40") });
    await save({ ...squat, ...day(TODAY, "17:10") });
    expect(await told()).toEqual([["17:10-17:50", "Back Squat: 185x8 185x8 205x3", "Bench Press: 135x10"]]);
    expect((await list())[0]?.lastWorkout).toMatchObject({ sets: 3, weight: 205 });
  });

  it("ends after three hours without a set", async () => {
    const { save, told } = await logger("Ann");
    await save({ ...squat, ...day(TODAY, "08:00") });
    await save({ ...bench, ...day(TODAY, "11:01") });
    await save({ ...bench, ...day("2026-11-19", "20:59") });
    await save({ ...squat, ...day(TODAY, "00:01") });
    expect((await told()).map(([time]) => time)).toEqual([
      "11:01-11:01",
      "08:00-08:00",
      "00:01-00:01",
      "20:59-20:59",
    ]);
  });

  it("over midnight is one workout of the day on which it began, for any order of its saves", async () => {
    const startedAt = "2026-11-19T22:20:00.000Z";
    const saves = [
      { ...squat, ...day("2026-11-19", "22:40"), startedAt },
      { ...bench, ...day("2026-11-19", "23:55"), startedAt },
      { ...moreSquats, ...day(TODAY, "00:40"), startedAt },
      { ...bench, ...day(TODAY, "01:10") },
    ];
    let n = 0;
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(saves, { minLength: saves.length }), async (order) => {
        const { save, history, told, records } = await logger(`Ann ${++n}`);
        for (const one of order) await save(one);
        expect(await told()).toEqual([
          ["22:20-01:10", "Back Squat: 185x8 185x8 205x3", "Bench Press: 135x10 135x10"],
        ]);
        expect(await history()).toMatchObject([{ date: "2026-11-19" }]);
        expect((await records()).map(({ achievedDate }) => achievedDate)).toEqual([
          "2026-11-19",
          "2026-11-19",
        ]);
      }),
      { numRuns: 12 },
    );
    expect(await violatedInvariants(world.db, world.clock.now())).toEqual([]);
  });

  it("is joined when a late save from another device lies between", async () => {
    const { save, told, history } = await logger("Ann");
    const morning = await save({ ...squat, ...day(TODAY, "08:00") });
    const noon = await save({ ...moreSquats, ...day(TODAY, "12:00") });
    expect(noon.id).not.toBe(morning.id);
    expect((await save({ ...bench, ...day(TODAY, "10:00") })).id).toBe(morning.id);
    expect(await told()).toEqual([["08:00-12:00", "Back Squat: 185x8 185x8 205x3", "Bench Press: 135x10"]]);
    const [{ version } = { version: 0 }] = await history();
    expect(version).toBeGreaterThan(1);
  });

  it("begins at the time that the device reports", async () => {
    const { save, told } = await logger("Ann");
    const startedAt = `${TODAY}T17:02:00.000Z`;
    await save({ ...squat, ...day(TODAY, "17:10"), startedAt });
    await save({ ...bench, ...day(TODAY, "17:40"), startedAt });
    expect((await told()).map(([time]) => time)).toEqual(["17:02-17:40"]);
  });

  it("of an earlier day takes what is typed in later, at any hour", async () => {
    const { save, told } = await logger("Ann");
    await save({ ...squat, ...day("2026-11-18", "08:00") });
    await save({ ...bench, date: "2026-11-18" });
    expect(await told()).toEqual([["08:00-08:00", "Back Squat: 185x8 185x8", "Bench Press: 135x10"]]);
  });

  it("reports a record once, while the visit continues", async () => {
    const { save } = await logger("Ann");
    await save({ ...moreSquats, ...day("2026-11-18", "08:00") });
    const next = await save({
      ...workout("legs", exercise("Back Squat", set(225, 2))),
      ...day(TODAY, "08:00"),
    });
    expect(next.newRecords).toMatchObject([
      { kind: "weight", value: 225, previous: 205 },
      { kind: "estimatedOneRepMax" },
    ]);
    const again = workout("legs", exercise("Back Squat", set(215, 1)));
    expect((await save({ ...again, ...day(TODAY, "08:10") })).newRecords).toEqual([]);
  });

  it("starts again at the limits of one workout", async () => {
    const { save, history } = await logger("Ann");
    const many = Array.from({ length: 40 }, (_, n) => exercise(`Exercise ${n}`, set(50, 10)));
    const full = await save({ ...workout("legs", ...many), ...day(TODAY, "17:00") });
    const next = await save({ ...bench, ...day(TODAY, "17:10") });
    expect(next.id).not.toBe(full.id);
    expect((await history()).map(({ exercises }) => exercises.length)).toEqual([1, 40]);
  });

  it("is the same for any order of its saves", async () => {
    const saves = [
      { ...squat, ...day(TODAY, "08:00") },
      { ...bench, ...day(TODAY, "09:30") },
      { ...moreSquats, ...day(TODAY, "12:00") },
      { ...squat, ...day(TODAY, "16:00") },
      { ...bench, ...day("2026-11-19", "20:00") },
    ];
    let n = 0;
    const expected = [
      ["16:00-16:00", "Back Squat: 185x8 185x8"],
      ["08:00-12:00", "Back Squat: 185x8 185x8 205x3", "Bench Press: 135x10"],
      ["20:00-20:00", "Bench Press: 135x10"],
    ];
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(saves, { minLength: saves.length }), async (order) => {
        const { save, told } = await logger(`Ann ${++n}`);
        for (const one of order) await save(one);
        expect(await told()).toEqual(expected);
      }),
      { numRuns: 12 },
    );
    expect(await violatedInvariants(world.db, world.clock.now())).toEqual([]);
  });
});

it("a visit reports its records with the beaten ones, only to its trainer", async () => {
  const { person, id, save } = await logger("Ann");
  await save({ ...moreSquats, ...day("2026-11-18", "08:00") });
  await save({ ...workout("legs", exercise("Back Squat", set(225, 2))), ...day(TODAY, "08:00") });
  const { id: workoutId } = await save({ ...bench, ...day(TODAY, "08:20") });
  const params = { id, workoutId };
  expect(await person.call(logbook.getWorkout, { params })).toMatchObject({
    exercises: [{ exerciseName: "Back Squat" }, { exerciseName: "Bench Press" }],
    lastSame: { date: "2026-11-18", volumeLbs: 615, minutes: null },
    records: [
      {
        exerciseName: "Back Squat",
        weight: 225,
        reps: 2,
        beats: { weight: 205, reps: 3, date: "2026-11-18" },
      },
    ],
  });
  const bob = await coach("Bob");
  for (const wrong of [params, { id: bob.id, workoutId }, { id: bob.id, workoutId: "x" }])
    await expect(bob.person.call(logbook.getWorkout, { params: wrong })).rejects.toMatchObject({
      status: 404,
    });
});

it("a visit keeps the order of its exercises when it is moved, deleted and restored", async () => {
  const { person, id, save, told } = await logger("Ann");
  await save({ ...bench, ...day(TODAY, "17:40") });
  const { id: workoutId } = await save({ ...squat, ...day(TODAY, "17:10") });
  const params = { id, workoutId };
  await person.call(logbook.changeWorkout, {
    params,
    headers: {},
    body: { date: "2026-11-17", timezoneOffset: 0 },
  });
  await person.call(logbook.deleteWorkout, { params });
  await person.call(logbook.restoreWorkout, { params });
  expect(await told()).toEqual([["17:10-17:40", "Back Squat: 185x8 185x8", "Bench Press: 135x10"]]);
  await save({ ...moreSquats, ...day("2026-11-17", "17:30") });
  expect(await told()).toEqual([["17:10-17:40", "Back Squat: 185x8 185x8 205x3", "Bench Press: 135x10"]]);
});
