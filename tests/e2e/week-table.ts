/** The week of the test and its results, calculated by hand. Weights in pounds. */

export type TableSet = { weight: number; reps: number };
export type TableExercise = { name: string; group: string; sets: TableSet[] };

const two = (weight: number, reps: number): TableSet[] => [
  { weight, reps },
  { weight, reps },
];

/** Monday's push session: six exercises of two sets, with the trainer's own loads. */
export const PUSH: TableExercise[] = [
  { name: "Bench Press", group: "chest", sets: two(135, 8) },
  { name: "Incline Dumbbell Press", group: "chest", sets: two(50, 10) },
  { name: "Overhead Press", group: "shoulders", sets: two(85, 6) },
  { name: "Lateral Raise", group: "shoulders", sets: two(15, 12) },
  { name: "Triceps Pushdown", group: "arms", sets: two(40, 12) },
  { name: "Skull Crusher", group: "arms", sets: two(45, 10) },
];

/** Friday's legs session: four exercises, of which the first two are done. */
export const LEGS: TableExercise[] = [
  { name: "Back Squat", group: "legs", sets: two(155, 5) },
  { name: "Leg Press", group: "legs", sets: two(250, 10) },
  { name: "Leg Curl", group: "legs", sets: two(70, 12) },
  { name: "Calf Raise", group: "legs", sets: two(90, 15) },
];

/**
 * On Tuesday's floor each client logs two sets: Ann from her plan, the others with the defaults of a first
 * set.
 */
const ANNS_SQUAT: TableExercise = { name: "Back Squat", group: "legs", sets: two(155, 5) };
const FIRST_SQUAT: TableExercise = { name: "Back Squat", group: "legs", sets: two(60, 10) };
/** Thursday's extra squat, with typed values. */
export const EXTRA_SQUAT: TableExercise = {
  name: "Back Squat",
  group: "legs",
  sets: [{ weight: 145, reps: 5 }],
};

/** Days since Monday. */
export const DAY = { monday: 0, tuesday: 1, thursday: 3, friday: 4 } as const;

/** Ann trains four times; the others only on Tuesday's floor. */
export const ANN: { day: number; exercises: TableExercise[] }[] = [
  { day: DAY.monday, exercises: PUSH },
  { day: DAY.tuesday, exercises: [ANNS_SQUAT] },
  { day: DAY.thursday, exercises: [EXTRA_SQUAT] },
  { day: DAY.friday, exercises: LEGS.slice(0, 2) },
];
export const OTHERS = [{ day: DAY.tuesday, exercises: [FIRST_SQUAT] }];

/** The states of Ann's week on Friday evening. The plan was made after it, so nothing of it was planned. */
export const ANNS_PLAN = ANN.map(({ day }) => ({ day, state: "trained, not planned" }));

/** Ann's heaviest sets by exercise. */
export const ANNS_RECORDS: Record<string, TableSet & { day: number }> = {
  "Bench Press": { weight: 135, reps: 8, day: DAY.monday },
  "Incline Dumbbell Press": { weight: 50, reps: 10, day: DAY.monday },
  "Overhead Press": { weight: 85, reps: 6, day: DAY.monday },
  "Lateral Raise": { weight: 15, reps: 12, day: DAY.monday },
  "Triceps Pushdown": { weight: 40, reps: 12, day: DAY.monday },
  "Skull Crusher": { weight: 45, reps: 10, day: DAY.monday },
  "Back Squat": { weight: 155, reps: 5, day: DAY.tuesday },
  "Leg Press": { weight: 250, reps: 10, day: DAY.friday },
};

/** The week in analytics: four workouts of Ann and one of each of the others. The plan was made after it, so all are extra. */
export const ANALYTICS = { logged: 6, planned: 0, done: 0, due: 0, open: 0, leftOut: 0, extra: 6 };
