import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { nextTypedSet, readTyped, type TypedSet, typedExercises } from "./form";
import type { LoggedWorkout } from "./schema";

const lb = unitSystem("imperial");

const workout: LoggedWorkout = {
  id: "1",
  version: 1,
  date: "2026-11-20",
  startedAt: "2026-11-20T17:05:00.000Z",
  endedAt: "2026-11-20T18:00:00.000Z",
  muscleGroup: "legs",
  exercises: [
    {
      exerciseName: "Back Squat",
      muscleGroup: "legs",
      notes: "Deep",
      setsData: [
        { weight: 62.5, reps: 10, kind: "warmup", rpe: null },
        { weight: 0, reps: 20, kind: "working", rpe: 8.5 },
      ],
    },
  ],
};
let count = 0;
const newId = () => String(++count);
const typed = (change: Partial<TypedSet>) =>
  typedExercises(workout, newId, lb).map((exercise) => ({
    ...exercise,
    sets: exercise.sets.map((set, index) => (index === 1 ? { ...set, ...change } : set)),
  }));

test("keeps values that were not edited", () => {
  const [exercise] = workout.exercises;
  expect(readTyped(typed({}), "legs", lb)).toEqual({
    exercises: [{ exerciseName: "Back Squat", notes: "Deep", setsData: exercise?.setsData }],
  });
});

test.each([
  [
    { weight: "751" },
    "Back Squat, set 2: the weight is a number of pounds up to 750, or blank for body weight.",
  ],
  [
    { weight: "heavy" },
    "Back Squat, set 2: the weight is a number of pounds up to 750, or blank for body weight.",
  ],
  [{ reps: "31" }, "Back Squat, set 2: reps are a whole number from 1 to 30."],
  [{ reps: "5.5" }, "Back Squat, set 2: reps are a whole number from 1 to 30."],
  [{ reps: "" }, "Back Squat, set 2: reps are a whole number from 1 to 30."],
])("reports %j in a sentence", (change, problem) => {
  expect(readTyped(typed(change), "legs", lb)).toEqual({ problem });
});

test("drops an exercise without sets, and refuses a workout without sets", () => {
  const empty = { exerciseName: "Leg Press", muscleGroup: "legs" as const, notes: "", sets: [] };
  expect(readTyped([...typed({}), empty], "legs", lb).exercises).toHaveLength(1);
  expect(readTyped([empty], "legs", lb)).toEqual({ problem: "Add at least one set." });
});

test("a new set copies the last one except for its RPE", () => {
  const last = { id: "1", weight: "185", reps: "5", kind: "drop", rpe: 9 } as const;
  expect(nextTypedSet([last], "2")).toEqual({ ...last, id: "2", rpe: null });
  expect(nextTypedSet([], "1")).toEqual({ id: "1", weight: "", reps: "", kind: "working", rpe: null });
});
