import { expect, test } from "vitest";
import type { LoggedWorkout } from "./schema";
import { lastSameAs, recordsIn, totalsOf } from "./totals";

const set = (weight: number, reps: number, kind: "working" | "warmup" | "drop" = "working") => ({
  weight,
  reps,
  kind,
  rpe: null,
});
const workout = (...exercises: [name: string, ...sets: ReturnType<typeof set>[]][]): LoggedWorkout => ({
  id: "1",
  version: 1,
  date: "2026-11-20",
  startedAt: "2026-11-20T17:02:00.000Z",
  endedAt: "2026-11-20T17:54:29.000Z",
  muscleGroup: "chest",
  exercises: exercises.map(([exerciseName, ...setsData]) => ({
    exerciseName,
    muscleGroup: "chest",
    notes: null,
    setsData,
  })),
});
const before = (exerciseName: string, weight: number, reps: number) => ({
  exerciseName,
  weight,
  reps,
  date: "2026-10-28",
});

test("totals are the hard sets, their volume and the minutes", () => {
  const push = workout(
    ["Bench Press", set(95, 10, "warmup"), set(185, 8), set(185, 7)],
    ["Push-Up", set(0, 20)],
    ["Cable Fly", set(30, 12, "drop")],
  );
  expect(totalsOf(push)).toMatchObject({ sets: 4, volumeLbs: 185 * 15 + 360, minutes: 52 });
});

test("a workout with one save has no minutes", () => {
  expect(totalsOf({ ...workout(), endedAt: "2026-11-20T17:02:00.000Z" }).minutes).toBeNull();
});

test("a record is heavier, or has more repetitions at the same load, and names the previous best", () => {
  const done = workout(
    ["Bench Press", set(225, 3, "warmup"), set(210, 5)],
    ["Incline Press", set(75, 10)],
    ["Cable Fly", set(40, 12)],
    ["Dip", set(0, 12)],
  );
  const records = recordsIn(done, [
    before("Bench Press", 205, 5),
    before("Incline Press", 75, 9),
    before("Cable Fly", 40, 12),
  ]);
  expect(records).toEqual([
    {
      exerciseName: "Bench Press",
      weight: 210,
      reps: 5,
      beats: { weight: 205, reps: 5, date: "2026-10-28" },
    },
    {
      exerciseName: "Incline Press",
      weight: 75,
      reps: 10,
      beats: { weight: 75, reps: 9, date: "2026-10-28" },
    },
  ]);
});

test("time and distance add no volume, and their records name the previous best", () => {
  const set = (more: object) => ({ reps: 0, weight: 0, kind: "working" as const, rpe: null, ...more });
  const workout = {
    id: "w",
    version: 1,
    date: "2026-11-20",
    startedAt: "2026-11-20T17:00:00.000Z",
    endedAt: "2026-11-20T17:30:00.000Z",
    muscleGroup: "back" as const,
    exercises: [
      {
        exerciseName: "Plank",
        muscleGroup: "back" as const,
        notes: null,
        setsData: [set({ seconds: 60, weight: 25 }), set({ seconds: 75 })],
      },
      {
        exerciseName: "Pull-Up",
        muscleGroup: "back" as const,
        notes: null,
        setsData: [set({ reps: 8, weight: -20 })],
      },
      {
        exerciseName: "Running",
        muscleGroup: "legs" as const,
        notes: null,
        setsData: [set({ meters: 5000, seconds: 1500 })],
      },
    ],
  };
  expect(totalsOf(workout)).toMatchObject({ volumeLbs: 0, seconds: 1635, meters: 5000, sets: 4 });
  const day = { reps: 0, weight: 0, date: "2026-11-01" };
  const before = [
    { ...day, exerciseName: "Plank", seconds: 70 },
    { ...day, exerciseName: "Pull-Up", reps: 8, weight: -40 },
    { ...day, exerciseName: "Running", meters: 5000, seconds: 1490 },
  ];
  expect(recordsIn(workout, before)).toMatchObject([
    { exerciseName: "Plank", seconds: 75, beats: { seconds: 70 } },
    { exerciseName: "Pull-Up", weight: -20, beats: { weight: -40 } },
  ]);
});

test("the last workout of the same kind shares half of the exercises, is of another day and of the same load phase", () => {
  const on = (date: string, isDeload: boolean, ...names: string[]): LoggedWorkout => ({
    ...workout(...names.map((name) => [name, set(100, 10)] as [string, ReturnType<typeof set>])),
    date,
    isDeload,
  });
  const push = on("2026-11-20", false, "Bench Press", "Dip", "Cable Fly");
  const earlier = [
    on("2026-11-20", false, "Bench Press", "Dip", "Cable Fly"),
    on("2026-11-18", false, "Back Squat", "Dip"),
    on("2026-11-16", true, "Bench Press", "Dip", "Cable Fly"),
    on("2026-11-13", false, "Bench Press", "Dip", "Push-Up"),
    on("2026-11-06", false, "Bench Press", "Dip", "Cable Fly"),
  ];
  expect(lastSameAs(push, earlier)).toEqual({ date: "2026-11-13", volumeLbs: 3000, minutes: 52 });
  expect(lastSameAs({ ...push, isDeload: true }, earlier)?.date).toBe("2026-11-16");
  expect(lastSameAs(on("2026-11-20", false, "Plank"), earlier)).toBeUndefined();
});
