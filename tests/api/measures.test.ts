import { expect, it } from "vitest";
import type { Measure } from "@/lib/training/catalogue/measure";
import * as logbook from "@/lib/training/logbook/contract";
import * as workouts from "@/lib/training/workouts/contract";
import { coach } from "../support/coach";
import { testWorld } from "../support/world";

const world = testWorld();

type Sent = { reps: number; weight: number; seconds?: number; meters?: number };
const done = (exerciseName: string, setsData: Sent[], more: { measure?: Measure } = {}) => ({
  muscleGroup: "back" as const,
  timezoneOffset: 0,
  exercises: [{ exerciseName, notes: null, setsData, ...more }],
});
const hold = (seconds: number, weight = 0): Sent => ({ reps: 0, weight, seconds });
const way = (meters: number, seconds?: number): Sent => ({
  reps: 0,
  weight: 0,
  meters,
  ...(seconds && { seconds }),
});

it("stores holds, distances and assistance as they were done, with their records and the beaten ones", async () => {
  const { save, list, person, id } = await coach("Ann");
  const plank = await save(done("Plank", [hold(40), hold(45)]));
  expect(plank.newRecords).toEqual([]);
  await save(done("Rowing Machine", [way(500, 120)]));
  await save(done("Pull-Up", [{ reps: 8, weight: -40 }]));
  world.clock.advance({ minutes: 24 * 60 });
  expect((await save(done("Plank", [hold(60), hold(50)]))).newRecords).toEqual([
    { exerciseName: "Plank", kind: "time", value: 60, previous: 45 },
  ]);
  expect((await save(done("Rowing Machine", [way(500, 110)]))).newRecords).toMatchObject([
    { kind: "pace", value: 110, previous: 120 },
  ]);
  const { id: visit, newRecords } = await save(done("Pull-Up", [{ reps: 6, weight: -20 }]));
  expect(newRecords).toMatchObject([{ kind: "weight", value: -20, previous: -40 }]);
  expect(await list("back")).toMatchObject([
    {
      exerciseName: "Plank",
      measure: "time",
      personalRecord: { bestReps: 0, seconds: 60 },
      lastWorkout: { setsData: [{ reps: 0, seconds: 60 }, { seconds: 50 }] },
    },
    { measure: "distance", personalRecord: { meters: 500, seconds: 110 } },
    { measure: "bodyWeight", personalRecord: { bestReps: 6, bestWeight: -20 } },
  ]);
  const read = await person.call(logbook.getWorkout, { params: { id, workoutId: visit } });
  expect(read.records).toMatchObject([
    { exerciseName: "Plank", seconds: 60, beats: { seconds: 45 } },
    { exerciseName: "Rowing Machine", meters: 500, seconds: 110, beats: { seconds: 120 } },
    { exerciseName: "Pull-Up", weight: -20, beats: { weight: -40 } },
  ]);
});

it("a set without repetitions needs a time or distance, assistance a bodyweight exercise", async () => {
  const { save, person, id } = await coach("Ann");
  const issues = async (exerciseName: string, set: Sent, measure?: Measure) => {
    const refusal = await save(done(exerciseName, [set], measure && { measure })).catch(
      (error) => error.json,
    );
    return refusal.errors;
  };
  expect(await issues("Plank", { reps: 0, weight: 0 })).toEqual([
    { path: expect.stringContaining("reps"), message: "At least 1" },
  ]);
  expect(await issues("Back Squat", { reps: 5, weight: -5 })).toEqual([
    { path: expect.stringContaining("weight"), message: "At least 0 lb" },
  ]);
  expect(await issues("Pull-Up", { reps: 5, weight: -501 })).toHaveLength(1);
  expect(await issues("Plank", hold(86_401))).toHaveLength(1);
  expect(await issues("Running", way(0))).toHaveLength(1);
  expect(await issues("Ring Row", { reps: 5, weight: -5 })).toHaveLength(1);
  await save(done("Ring Row", [{ reps: 5, weight: -5 }], { measure: "bodyWeight" }));
  await person.call(workouts.updateExercise, {
    params: { id, name: "Ring Row" },
    body: { measure: "load" },
  });
  const list = await person.call(workouts.listExercises, { params: { id, muscleGroup: "back" } });
  expect(list).toMatchObject([{ exerciseName: "Ring Row", measure: "load", pinnedNote: null }]);
});

it("a workout's note can be written, survives Undo, and can be removed", async () => {
  const { save, person, id } = await coach("Ann");
  const { id: workoutId } = await save(done("Plank", [hold(40)]));
  const params = { id, workoutId };
  const change = (note: string | null) =>
    person.call(logbook.changeWorkout, { params, headers: {}, body: { note, timezoneOffset: 0 } });
  expect(await change("Left knee was fine")).toMatchObject({ note: "Left knee was fine", version: 2 });
  await person.call(logbook.deleteWorkout, { params });
  expect(await person.call(logbook.restoreWorkout, { params })).toMatchObject({
    note: "Left knee was fine",
    exercises: [{ setsData: [{ reps: 0, seconds: 40 }] }],
  });
  expect(await change("")).toMatchObject({ note: null });
});
