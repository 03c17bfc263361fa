import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { nextTypedSet, problemsOf, readTyped, type TypedSet, typedExercises } from "./form";
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
  expect(readTyped(typed({}), "legs", lb)).toEqual([
    { exerciseName: "Back Squat", notes: "Deep", setsData: exercise?.setsData },
  ]);
});

const problemIn = (change: Partial<TypedSet>, system = lb) => {
  const [exercise = expect.fail()] = typed(change);
  return problemsOf(exercise.sets[1] ?? expect.fail(), exercise, "legs", system);
};

test.each([
  [{ weight: "751" }, { weight: "At most 750 lb" }],
  [{ weight: "-5" }, { weight: "At least 0 lb" }],
  [{ weight: "heavy" }, { weight: "A number, or blank for body weight" }],
  [{ reps: "31" }, { reps: "At most 30" }],
  [{ reps: "0" }, { reps: "At least 1" }],
  [{ reps: "5.5" }, { reps: "A whole number" }],
  [{ reps: "" }, { reps: "A whole number" }],
  [{ effort: { time: "fast", distance: "" } }, { time: "A time such as 1:30" }],
  [{ effort: { time: "", distance: "" } }, { time: "A time or a distance" }],
  [{ effort: { time: "", distance: "900" } }, { distance: "At most 621.37 mi" }],
  [{ effort: { time: "25:00:00", distance: "" } }, { time: "At most 24:00:00" }],
])("%j is refused beside its field", (change, problems) => {
  expect(problemIn(change)).toEqual(problems);
  expect(readTyped(typed(change), "legs", lb)).toBeNull();
});

test("a limit is named in the unit shown", () => {
  expect(problemIn({ weight: "341" }, unitSystem("metric"))).toEqual({ weight: "At most 340 kg" });
});

test("what was not edited stays, also outside of the range", () => {
  const figures = { weight: 837.8, reps: 45, kind: "working", rpe: null } as const;
  const [squat = expect.fail()] = workout.exercises;
  const imported = { ...workout, exercises: [{ ...squat, setsData: [figures] }] };
  const [exercise = expect.fail()] = typedExercises(imported, newId, lb);
  expect(readTyped([exercise], "legs", lb)).toMatchObject([{ setsData: [figures] }]);
  const [set = expect.fail()] = exercise.sets;
  expect(problemsOf({ ...set, weight: "840" }, exercise, "legs", lb)).toEqual({ weight: "At most 750 lb" });
  expect(problemsOf({ ...set, reps: "46" }, exercise, "legs", lb)).toEqual({ reps: "At most 30" });
});

test("drops an exercise without sets", () => {
  const empty = { exerciseName: "Leg Press", muscleGroup: "legs" as const, notes: "", sets: [] };
  expect(readTyped([...typed({}), empty], "legs", lb)).toHaveLength(1);
  expect(readTyped([empty], "legs", lb)).toEqual([]);
});

test("a new set copies the last one except for its RPE", () => {
  const last = { id: "1", weight: "185", reps: "5", kind: "drop", rpe: 9 } as const;
  expect(nextTypedSet([last], "2")).toEqual({ ...last, id: "2", rpe: null });
  expect(nextTypedSet([], "1")).toEqual({ id: "1", weight: "", reps: "", kind: "working", rpe: null });
});
