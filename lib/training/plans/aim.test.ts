import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { aimAt, newlyPlanned, plannedExercise } from "./aim";

const lb = unitSystem("imperial");

const planned = {
  exerciseName: "Back Squat",
  muscleGroup: "legs",
  sets: 4,
  reps: { min: 5, max: 8 },
  weight: 135,
  isFixed: false,
  withNext: false,
} as const;
const session = (weekday: number, weight: number) => ({
  weekday,
  name: "Legs",
  exercises: [{ ...planned, weight }],
});
const lastSet = { reps: 8, weight: 185, kind: "working" as const, rpe: null };
const untrained = {
  exerciseName: "Back Squat",
  personalRecord: null,
  pinnedNote: null,
  lastWorkout: null,
  earlierWorkouts: [],
};
const trained = {
  ...untrained,
  lastWorkout: { date: "2026-11-16", sets: 1, reps: 8, weight: 185, notes: null, setsData: [lastSet] },
};
const usual = { min: 8, max: 12 };
const fourSets = (weight: number) => Array.from({ length: 4 }, () => ({ reps: 8, weight }));

test("a barbell compound without plan and history starts with three sets of 10 at 185 lb", () => {
  expect(aimAt(untrained, undefined, usual, "legs", lb)).toEqual({
    target: null,
    planned: null,
    start: { sets: 3, reps: 10, weight: 185 },
    prescribed: null,
  });
});

test.each(["Lateral Raise", "Leg Curl", "Pull-Up", "Plank", "Dumbbell Bench Press", "My own"])(
  "%s without plan and history has no first target at all",
  (exerciseName) => {
    const aim = aimAt({ ...untrained, exerciseName }, undefined, usual, "shoulders", lb);
    expect(aim).toEqual({ target: null, planned: null, start: null, prescribed: null });
  },
);

test("a planned exercise without history starts with the planned sets and load", () => {
  expect(aimAt(untrained, planned, usual, "legs", lb)).toEqual({
    target: null,
    planned: { sets: 4, reps: 8, weight: 135 },
    start: null,
    prescribed: fourSets(135),
  });
});

test("with a history the target decides, within the planned repetitions", () => {
  expect(aimAt(trained, planned, usual, "legs", lb)).toMatchObject({
    target: { weightLbs: 185, reps: [8, 8, 8, 8] },
    planned: null,
    prescribed: fourSets(185),
    start: null,
  });
  expect(aimAt(trained, undefined, usual, "legs", lb)).toMatchObject({
    target: { weightLbs: 185, reps: [9] },
    start: null,
  });
});

test("a fixed load stays", () => {
  expect(aimAt(trained, { ...planned, isFixed: true }, usual, "legs", lb)).toEqual({
    target: null,
    planned: { sets: 4, reps: 8, weight: 135 },
    start: null,
    prescribed: fourSets(135),
  });
});

test("the plan of the day comes before that of other days", () => {
  const sessions = [session(1, 135), session(4, 95)];
  const weightOn = (weekday: number) => plannedExercise(sessions, weekday, () => true)?.weight;
  expect([1, 2, 4].map(weightOn)).toEqual([135, 135, 95]);
  expect(plannedExercise(sessions, 4, () => false)).toBeUndefined();
});

test("a planned exercise of the client's own keeps its measure", () => {
  const place = { exerciseName: "Hannah’s own", muscleGroup: "legs" } as const;
  expect(newlyPlanned(place, usual).seconds ?? newlyPlanned(place, usual).meters).toBeUndefined();
  expect(newlyPlanned({ ...place, measure: "time" }, usual).seconds).toBeGreaterThan(0);
  expect(newlyPlanned({ ...place, measure: "distance" }, usual).meters).toBeGreaterThan(0);
});
