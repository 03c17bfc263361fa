import type { Source } from "./source-file";

/** Column names of each app. Only its files have the column `known`. */
type Names = Record<"known" | "exercise" | "reps", string> & { when: readonly string[] } & Partial<
    Record<"order" | "warmUp" | "title" | "seconds" | "workoutNotes" | "session", string>
  > & {
    notes: readonly string[];
  };
const STRONG: Names = {
  known: "exercise name",
  when: ["date"],
  exercise: "exercise name",
  order: "set order",
  title: "workout name",
  reps: "reps",
  seconds: "seconds",
  notes: ["notes"],
  workoutNotes: "workout notes",
};
export const APP_COLUMNS: Record<Exclude<Source, "table" | "weights">, Names> = {
  strong: STRONG,
  hevy: {
    known: "exercise_title",
    when: ["start_time"],
    exercise: "exercise_title",
    order: "set_type",
    title: "title",
    reps: "reps",
    seconds: "duration_seconds",
    notes: ["exercise_notes"],
    workoutNotes: "description",
  },
  fitnotes: {
    known: "category",
    when: ["date"],
    exercise: "exercise",
    reps: "reps",
    seconds: "time",
    notes: ["comment", "notes"],
  },
  fitbod: {
    known: "iswarmup",
    when: ["date"],
    exercise: "exercise",
    warmUp: "iswarmup",
    reps: "reps",
    seconds: "duration(s)",
    notes: ["note"],
  },
  lyfta: {
    known: "superset id",
    when: ["date"],
    exercise: "exercise",
    order: "set type",
    title: "title",
    reps: "reps",
    seconds: "time",
    notes: ["notes"],
  },
  liftlog: {
    known: "sessionid",
    when: ["timestamp", "date"],
    exercise: "exercise",
    reps: "reps",
    session: "sessionid",
    notes: ["notes"],
  },
  stronglifts: STRONG,
  jefit: STRONG,
  formcast: {
    known: "muscle_group",
    when: ["date"],
    exercise: "exercise",
    order: "set_type",
    reps: "reps",
    seconds: "seconds",
    notes: ["notes"],
    workoutNotes: "workout_notes",
  },
};

/** Apps that the names of columns give away. */
export const APPS = ["strong", "hevy", "fitnotes", "fitbod", "lyfta", "liftlog", "formcast"] as const;
