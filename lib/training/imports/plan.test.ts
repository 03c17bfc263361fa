import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { chunksOf } from "./chunks";
import type { Target } from "./match";
import { inPounds, planImport } from "./plan";
import { readFile } from "./read-file";
import { CHUNK, ImportedWorkout } from "./schema";

const lb = unitSystem("imperial");

const HEADER = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Notes";
function read(...rows: string[]) {
  const file = readFile([HEADER, ...rows].join("\n"), "2026-11-20");
  if ("problem" in file) throw new Error(file.problem);
  return file;
}
const row = (day: number, exercise: string, weight: number | string, reps = 5) =>
  `2026-09-${String(day).padStart(2, "0")} 07:30:00,Day,${exercise},1,${weight},${reps},`;
const targets = (entries: Record<string, Target | null>) =>
  new Map(Object.entries(entries).map(([name, target]) => [exerciseKey(name), target]));
const SQUAT = { exerciseName: "Back Squat", muscleGroup: "legs" } as const;
const CURL = { exerciseName: "Barbell Curl", muscleGroup: "arms" } as const;

test("converts kilograms to the same pounds as the logger", () => {
  const { lbsOfLoad } = unitSystem("metric");
  expect([100, 20, 61.25, 0].map((load) => inPounds(load, "kg"))).toEqual([100, 20, 61.25, 0].map(lbsOfLoad));
  expect(inPounds(62.5, "lb")).toBe(62.5);
  // Values with seven digits from Formcast's own files in the other unit.
  expect(inPounds(83.9145885, "kg")).toBe(185);
  expect(inPounds(137.7889139, "lb")).toBe(lbsOfLoad(62.5));
});

test("a load in pounds keeps its digits for a trainer with kilograms, and the other way round", () => {
  const [inLbs, inKg] = [
    [90, 137.5, 2.5, 207.5],
    [20, 72.5, 1.25, 142.5],
  ];
  expect(inLbs.map((load) => lb.loadOf(inPounds(load, "lb")))).toEqual(inLbs);
  const kg = unitSystem("metric");
  expect(inKg.map((load) => kg.loadOf(inPounds(load, "kg")))).toEqual(inKg);
});

test("does not save known workouts and skipped names", () => {
  const file = read(
    row(1, "Squat", 100),
    row(2, "Squat", 105),
    row(2, "Running", 0, 1),
    row(3, "Running", 0, 1),
  );
  const known = file.workouts[0]?.key ?? "";
  const plan = planImport(file, {
    unit: "kg",
    system: lb,
    targets: targets({ Squat: SQUAT, Running: null }),
    knownKeys: new Set([known]),
  });
  expect(plan).toMatchObject({ sets: 1, exercises: 1, duplicates: 1, broken: [] });
  expect(plan.workouts).toMatchObject([
    {
      date: "2026-09-02",
      minutes: 450,
      muscleGroup: "legs",
      exercises: [{ ...SQUAT, setsData: [{ weight: inPounds(105, "kg") }] }],
    },
  ]);
});

test("reports a set that nobody lifts, in the trainer's unit", () => {
  const file = read(row(1, "Curl", 910), row(1, "Squat", 380), row(1, "Squat", 908));
  const answers = { targets: targets({ Squat: SQUAT, Curl: CURL }), knownKeys: new Set<string>() };
  expect(planImport(file, { ...answers, unit: "lb", system: lb }).broken).toEqual([]);
  expect(planImport(file, { ...answers, unit: "kg", system: lb }).broken).toEqual([
    { line: 2, reason: "2006.2 lb: the maximum is 2000.0 lb" },
    { line: 4, reason: "2001.8 lb: the maximum is 2000.0 lb" },
  ]);
});

test("a workout belongs to the muscle group of most of its sets", () => {
  const file = read(row(1, "Curl", 30), row(1, "Squat", 100), row(1, "Squat", 105));
  const answers = {
    unit: "lb" as const,
    system: lb,
    targets: targets({ Squat: SQUAT, Curl: CURL }),
    knownKeys: new Set<string>(),
  };
  expect(planImport(file, answers).workouts[0]?.muscleGroup).toBe("legs");
});

test("chunks keep all workouts in order and are valid for the server", () => {
  const rows = Array.from({ length: 28 }, (_, day) =>
    Array.from({ length: 120 }, (_, at) => row(day + 1, `Exercise ${at % 30}`, 50 + at)),
  ).flat();
  const file = read(...rows);
  const names = Array.from({ length: 30 }, (_, at) => `Exercise ${at}`);
  const plan = planImport(file, {
    unit: "lb",
    system: lb,
    targets: targets(
      Object.fromEntries(names.map((name) => [name, { exerciseName: name, muscleGroup: "legs" }])),
    ),
    knownKeys: new Set(),
  });
  const chunks = chunksOf(plan.workouts);
  expect(chunks.length).toBeGreaterThan(1);
  expect(chunks.flat()).toEqual(plan.workouts);
  for (const chunk of chunks) {
    expect(
      chunk.flatMap((workout) => workout.exercises).flatMap(({ setsData }) => setsData).length,
    ).toBeLessThanOrEqual(CHUNK.sets);
    expect(chunk.every((workout) => ImportedWorkout.safeParse(workout).success)).toBe(true);
  }
});

test("takes the measure of most sets, and converts distances to meters", () => {
  const file = readFile(
    [
      "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes",
      "2026-09-01 07:30:00,Day,Jog,1,0,0,2,600,",
      "2026-09-01 07:30:00,Day,Bridge,1,0,0,0,45,",
      "2026-09-01 07:30:00,Day,Pull Up,1,-20,8,0,0,",
      "2026-09-01 07:30:00,Day,Pull Up,2,-501,8,0,0,",
    ].join("\n"),
    "2026-11-20",
  );
  if ("problem" in file) throw new Error(file.problem);
  const mine = (exerciseName: string) => ({ exerciseName, muscleGroup: "back" }) as const;
  const names = ["Jog", "Bridge", "Pull Up"];
  const plan = planImport(file, {
    unit: "lb",
    system: lb,
    targets: targets(Object.fromEntries(names.map((name) => [name, mine(name)]))),
    knownKeys: new Set(),
  });
  expect(plan.workouts[0]?.exercises.map(({ measure, setsData }) => [measure, ...setsData])).toMatchObject([
    ["distance", { reps: 0, seconds: 600, meters: 3218.688 }],
    ["time", { reps: 0, seconds: 45 }],
    ["bodyWeight", { reps: 8, weight: -20 }],
  ]);
  expect(plan.broken).toEqual([{ line: 5, reason: "501.0 lb of assistance is too much" }]);
  for (const workout of plan.workouts) expect(ImportedWorkout.safeParse(workout).success).toBe(true);
});

test("the exercises of a superset say so in their notes, by their names here", () => {
  const row = (exercise: string, superset: string, at: number, note = "") =>
    `A,"1 Sep 2026, 07:30","1 Sep 2026, 08:30",,${exercise},${superset},${note},${at},normal,14,10,,,`;
  const file = readFile(
    [
      "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe",
      row("Squat (Barbell)", "1", 0, "elbow in"),
      row("Bicep Curl (Barbell)", "1", 0),
      row("Squat (Barbell)", "1", 1, "elbow in"),
      row("Bicep Curl (Barbell)", "1", 1),
      row("Plank", "", 0),
    ].join("\n"),
    "2026-11-20",
  );
  if ("problem" in file) throw new Error(file.problem);
  const plank = { exerciseName: "Plank", muscleGroup: "back" } as const;
  const plan = planImport(file, {
    unit: "kg",
    system: lb,
    targets: targets({ "Squat (Barbell)": SQUAT, "Bicep Curl (Barbell)": CURL, Plank: plank }),
    knownKeys: new Set(),
  });
  expect(plan.workouts[0]).toMatchObject({ lengthMinutes: 60 });
  expect(plan.workouts[0]?.exercises.map(({ notes }) => notes)).toEqual([
    "elbow in\nSuperset with Barbell Curl",
    "Superset with Back Squat",
    null,
  ]);
});
