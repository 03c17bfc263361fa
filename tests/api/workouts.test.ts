import { describe, expect, it } from "vitest";
import * as clients from "@/lib/clients/record/contract";
import * as workouts from "@/lib/training/workouts/contract";
import { coach, exercise, type SentSet, set, squats, statusOf, workout } from "../support/coach";
import { type Person, stranger } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

describe("saving a workout", () => {
  it("appears as the last workout and as the record, set by set", async () => {
    const { save, list } = await coach("Ann");
    const sets = [set(95, 10, "warmup"), set(185, 8), set(205, 5)];
    const saved = await save(
      workout("legs", { ...exercise("  Back   Squat ", ...sets), notes: " Heels down " }),
    );
    expect(saved).toEqual({ id: expect.any(String), newRecords: [] });
    expect(await list()).toEqual([
      {
        exerciseName: "Back Squat",
        measure: "load",
        pinnedNote: null,
        personalRecord: { bestWeight: 205, bestReps: 5, achievedDate: "2026-11-20" },
        lastWorkout: {
          date: "2026-11-20",
          sets: 2,
          reps: 5,
          weight: 205,
          notes: "Heels down",
          setsData: [
            { weight: 95, reps: 10, kind: "warmup", rpe: null },
            { weight: 185, reps: 8, kind: "working", rpe: null },
            { weight: 205, reps: 5, kind: "working", rpe: null },
          ],
        },
        earlierWorkouts: [],
      },
    ]);
  });

  it("returns the two workouts before the last, which the next target needs", async () => {
    const { save, list } = await coach("Ann");
    for (const [day, reps] of [5, 6, 7, 8].entries())
      await save({ ...workout("legs", exercise("Back Squat", set(185, reps))), date: `2026-11-1${day}` });
    const [summary] = await list();
    expect(summary?.lastWorkout).toMatchObject({ date: "2026-11-13", reps: 8 });
    expect(summary?.earlierWorkouts.map(({ date, setsData }) => [date, setsData[0]?.reps])).toEqual([
      ["2026-11-12", 7],
      ["2026-11-11", 6],
    ]);
  });

  it("accepts a number of equal sets instead of single ones", async () => {
    const { save, list } = await coach("Ann");
    await save(workout("legs", { exerciseName: "Leg Press", sets: 3, reps: 10, weight: 0 }));
    const [summary] = await list();
    expect(summary?.lastWorkout).toMatchObject({ sets: 3, reps: 10, weight: 0 });
    expect(summary?.lastWorkout?.setsData).toHaveLength(3);
    expect(summary?.personalRecord).toMatchObject({ bestWeight: 0, bestReps: 10 });
  });

  it("counts an exercise that is sent twice, in two spellings, as one session", async () => {
    const { person, save, list, of } = await coach("Ann");
    await save(workout("legs", exercise("Back Squat", set(185, 5)), exercise("back SQUAT", set(205, 3))));
    expect((await list()).map(({ lastWorkout }) => lastWorkout?.sets)).toEqual([2]);
    expect(await person.call(workouts.getDeletionImpact, of("Back Squat"))).toMatchObject({
      sessionsCount: 1,
    });
  });

  it.each([
    ["legs", 750, 201],
    ["legs", 750.5, 400],
    ["arms", 500, 201],
    ["arms", 505, 400],
    ["back", 62.5, 201],
    ["chest", -5, 400],
    ["neck", 100, 400],
  ])("%s with %d lb gives status %i", async (muscleGroup, weight, status) => {
    const { person, id } = await coach("Ann");
    const body = { ...squats(set(weight, 5)), muscleGroup };
    expect(await statusOf(person, id, body)).toBe(status);
  });

  const bad = (sets: object[], more = {}) => ({ ...squats(...(sets as SentSet[])), ...more });
  it.each([
    ["no repetition", bad([set(100, 0)])],
    ["31 repetitions", bad([set(100, 31)])],
    [
      "31 repetitions of equal sets",
      workout("legs", { exerciseName: "Squat", sets: 3, reps: 31, weight: 10 }),
    ],
    ["half a repetition", bad([set(100, 1.5)])],
    ["a weight in words", bad([{ weight: "100", reps: 5 }])],
    ["an unknown kind", bad([{ ...set(100, 5), kind: "superset" }])],
    ["an effort beyond 10", bad([{ ...set(100, 5), rpe: 11 }])],
    ["no sets", bad([])],
    ["51 sets", bad(Array.from({ length: 51 }, () => set(100, 5)))],
    ["no exercise", { ...squats(), exercises: [] }],
    ["repetitions without a weight", workout("legs", { exerciseName: "Squat", sets: 3, reps: 10 })],
    ["an offset of 841 minutes", bad([set(100, 5)], { timezoneOffset: 841 })],
    ["an offset of half a minute", bad([set(100, 5)], { timezoneOffset: 0.5 })],
    ["no offset", bad([set(100, 5)], { timezoneOffset: undefined })],
    ["a name of 81 characters", workout("legs", exercise("x".repeat(81), set(100, 5)))],
    ["a name with NUL", workout("legs", exercise("Squat\0", set(100, 5)))],
    ["a blank name", workout("legs", exercise(" \u200b ", set(100, 5)))],
    ["a name that is an address", workout("legs", exercise("..", set(100, 5)))],
    ["notes with NUL", workout("legs", { ...exercise("Squat", set(100, 5)), notes: "\0" })],
  ])("rejects %s and stores nothing", async (_, body) => {
    const { person, id, list } = await coach("Ann");
    expect(await statusOf(person, id, body)).toBe(400);
    expect(await list()).toEqual([]);
  });

  it("accepts bodies up to 256 KB and rejects larger or invalid ones", async () => {
    const { person, id } = await coach("Ann");
    const padded = (kilobytes: number) => ({ ...squats(set(100, 5)), padding: "x".repeat(kilobytes * 1024) });
    expect(await statusOf(person, id, padded(250))).toBe(201);
    expect(await statusOf(person, id, padded(257))).toBe(413);
    const args = { params: { id }, body: squats(set(100, 5)) };
    const plain = { headers: { "content-type": "text/plain" } };
    expect((await person.ask(workouts.saveWorkout, args, plain)).status).toBe(415);
    expect((await person.ask(workouts.saveWorkout, args, { body: "{" })).status).toBe(400);
  });

  it.each([
    ["2026-11-20T18:29:59Z", -330, "2026-11-20"],
    ["2026-11-20T18:30:00Z", -330, "2026-11-21"],
    ["2026-11-20T03:29:59Z", 210, "2026-11-19"],
    ["2026-11-20T09:59:59Z", -840, "2026-11-20"],
    ["2026-11-20T10:00:00Z", -840, "2026-11-21"],
  ])("at %s and an offset of %i minutes belongs to %s", async (instant, timezoneOffset, date) => {
    const { save, list, records } = await coach("Ann");
    world.clock.advance({ seconds: (Date.parse(instant) - world.clock.now().getTime()) / 1000 });
    await save({ ...squats(set(100, 5)), timezoneOffset });
    expect((await list())[0]).toMatchObject({
      lastWorkout: { date },
      personalRecord: { achievedDate: date },
    });
    expect(await records()).toMatchObject([{ achievedDate: date }]);
  });
});

describe("exercises", () => {
  it.each([
    "Cable/Rope",
    "Push & Pull",
    "100%",
    "50%2F50",
    "Curl 💪🏽",
    "x".repeat(80),
    "?#;=",
    "constructor",
  ])("can have the name %s", async (name) => {
    const { person, of, add, list, trash } = await coach("Ann");
    expect(await add(name)).toMatchObject({ exerciseName: name, personalRecord: null, lastWorkout: null });
    expect(await person.call(workouts.openExercise, of(name))).toEqual({ success: true });
    await trash(name);
    expect(await list()).toEqual([]);
  });

  it("move to the trash with their history and can be restored", async () => {
    const { person, id, of, save, list, trash, records } = await coach("Ann");
    await save(workout("legs", { ...exercise("Back Squat", set(185, 5)), notes: "Deep" }));
    const before = await list();
    expect(await person.call(workouts.getDeletionImpact, of("back squat"))).toEqual({
      sessionsCount: 1,
      hasPersonalRecord: true,
      lastPerformed: "2026-11-20",
      notesCount: 1,
    });
    await trash("Back Squat");
    world.clock.advance({ minutes: 5 });
    await trash("Back Squat");
    expect([await list(), await records()]).toEqual([[], []]);
    expect(await person.call(workouts.listTrash, { params: { id } })).toEqual([
      { exerciseName: "Back Squat", muscleGroup: "legs", trashedAt: "2026-11-20T09:00:00.000Z" },
    ]);
    await person.call(workouts.restoreExercise, of("Back Squat"));
    expect(await list()).toEqual(before);
    expect(await person.call(workouts.listTrash, { params: { id } })).toEqual([]);
  });

  it("leave the trash when they are added or logged again, in the requested group", async () => {
    const { add, list, save, trash } = await coach("Ann");
    await save(squats(set(185, 5)));
    await trash("Back Squat");
    expect(await add("back squat")).toMatchObject({ personalRecord: { bestWeight: 185 } });
    await trash("Back Squat");
    await save(squats(set(135, 5)));
    expect(await list()).toHaveLength(1);
    await trash("Back Squat");
    await add("Back Squat", "back");
    expect([(await list()).length, (await list("back")).length]).toEqual([0, 1]);
  });

  it("keep their order of creation", async () => {
    const { add, list, save } = await coach("Ann");
    await save(workout("legs", exercise("Step-Up", set(50, 8)), exercise("Back Squat", set(100, 5))));
    await add("Leg Press");
    expect((await list()).map((row) => row.exerciseName)).toEqual(["Step-Up", "Back Squat", "Leg Press"]);
  });

  it("are added once, and to one group only", async () => {
    const { add, list } = await coach("Ann");
    await Promise.all(Array.from({ length: 5 }, () => add("Dip", "chest")));
    expect(await list("chest")).toHaveLength(1);
    await expect(add("dip", "arms")).rejects.toMatchObject({ status: 409 });
    await expect(add("  ", "arms")).rejects.toMatchObject({ status: 400 });
    await expect(add("x", "neck" as never)).rejects.toMatchObject({ status: 400 });
  });
});

describe("another trainer's client", () => {
  it("is not accessible at any endpoint, nor is an unknown exercise, or without a session", async () => {
    const ann = await coach("Ann");
    const bob = await coach("Bob");
    await ann.save(squats(set(185, 5)));
    const name = ann.of("Back Squat");
    const requests: [Parameters<Person["ask"]>[0], object][] = [
      [workouts.listExercises, ann.group("legs")],
      [workouts.addExercise, { ...ann.group("legs"), body: { exerciseName: "Lunge" } }],
      [workouts.listTrash, { params: { id: ann.id } }],
      [workouts.openExercise, name],
      [workouts.getDeletionImpact, name],
      [workouts.trashExercise, name],
      [workouts.restoreExercise, name],
      [workouts.saveWorkout, { params: { id: ann.id }, body: squats(set(100, 5)) }],
      [workouts.listPersonalRecords, { params: { id: ann.id } }],
    ];
    for (const [endpoint, args] of requests) {
      expect((await bob.person.ask(endpoint, args as never)).status).toBe(404);
      expect((await stranger().ask(endpoint, args as never)).status).toBe(401);
    }
    await expect(ann.person.call(workouts.trashExercise, ann.of("Lunge"))).rejects.toMatchObject({
      status: 404,
    });
    expect(await ann.list()).toMatchObject([{ exerciseName: "Back Squat", lastWorkout: { weight: 185 } }]);
  });

  it("can be deleted while its workout is being saved", async () => {
    const { person, id, save } = await coach("Ann");
    const saves = Array.from({ length: 6 }, () =>
      save(squats(set(185, 5))).then(
        () => 201,
        (error) => error.status,
      ),
    );
    await person.call(clients.deleteClient, { params: { id } });
    for (const status of await Promise.all(saves)) expect([201, 404]).toContain(status);
  });
});
