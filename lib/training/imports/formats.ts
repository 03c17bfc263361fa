import { METERS_PER_MILE } from "@/lib/body/units";
import { SOURCE_LABELS, SOURCES, type Source, type WeightUnit } from "./source-file";

/** Column indexes of a file; -1 for a missing column. */
export interface FileFormat {
  readonly source: Source;
  readonly when: number;
  readonly title: number;
  readonly exercise: number;
  readonly order: number;
  /** Number of the set, which tells a doubled row from two equal sets. */
  readonly setNumber: number;
  readonly superset: number;
  /** How long the workout took, or when it ended. */
  readonly length: number;
  /** Marks warm-ups per row. */
  readonly warmUp: number;
  readonly reps: number;
  readonly seconds: number;
  readonly rpe: number;
  readonly notes: number;
  readonly workoutNotes: number;
  readonly muscleGroup: number;
  readonly workoutGroup: number;
  readonly measure: number;
  readonly workoutId: number;
  /** More than one if the file has a column per unit. */
  readonly weights: readonly { readonly column: number; readonly unit: WeightUnit | null }[];
  /** Unit of the weight, per row. */
  readonly unit: number;
  readonly distances: readonly { readonly column: number; readonly metersEach: number | null }[];
  readonly distanceUnit: number;
}

const UNITS: Record<string, WeightUnit> = { kg: "kg", kgs: "kg", lb: "lb", lbs: "lb" };
const WEIGHT = /^weight(?:[ _]?\(?(kgs?|lbs?)\)?)?$/;
const DISTANCE = /^(?:distance|meters)(?:[ _]?\(?(kms?|miles?|m|meters)\)?)?$/;
export const METERS_EACH: Readonly<Record<string, number>> = {
  m: 1,
  meters: 1,
  km: 1000,
  kms: 1000,
  mi: METERS_PER_MILE,
  mile: METERS_PER_MILE,
  miles: METERS_PER_MILE,
  ft: 0.3048,
  feet: 0.3048,
  yd: 0.9144,
  yards: 0.9144,
  cm: 0.01,
  in: 0.0254,
};

/** Column names of each app. Only its files have the column `known`. */
type Names = Record<"known" | "when" | "exercise" | "reps", string> &
  Partial<Record<"order" | "warmUp" | "title" | "seconds" | "workoutNotes", string>> & {
    notes: readonly string[];
  };
const NAMES: Record<Source, Names> = {
  strong: {
    known: "exercise name",
    when: "date",
    exercise: "exercise name",
    order: "set order",
    title: "workout name",
    reps: "reps",
    seconds: "seconds",
    notes: ["notes"],
    workoutNotes: "workout notes",
  },
  hevy: {
    known: "exercise_title",
    when: "start_time",
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
    when: "date",
    exercise: "exercise",
    reps: "reps",
    seconds: "time",
    notes: ["comment", "notes"],
  },
  fitbod: {
    known: "iswarmup",
    when: "date",
    exercise: "exercise",
    warmUp: "iswarmup",
    reps: "reps",
    seconds: "duration(s)",
    notes: ["note"],
  },
  formcast: {
    known: "exercise",
    when: "date",
    exercise: "exercise",
    order: "set_type",
    reps: "reps",
    seconds: "seconds",
    notes: ["notes"],
    workoutNotes: "workout_notes",
  },
};

const LENGTHS = ["duration", "workout duration", "duration (sec)", "end_time", "duration_minutes"];

/** Columns may be in any order. @returns the format, or a sentence about the problem */
export function formatOf(header: readonly string[]): FileFormat | { problem: string } {
  const names = header.map((name) =>
    name
      .toLowerCase()
      .replace(/^["']|["']$/g, "")
      .trim(),
  );
  const at = (name: string) => names.indexOf(name);
  const source = SOURCES.find((one) => at(NAMES[one].known) >= 0);
  if (!source) return { problem: unknownText(header) };
  const own = NAMES[source];
  const weights = names.flatMap((name, column) => {
    const match = WEIGHT.exec(name);
    return match ? { column, unit: UNITS[match[1] ?? ""] ?? null } : [];
  });
  const distances = names.flatMap((name, column) => {
    const match = DISTANCE.exec(name);
    const unit = match?.[1] ?? (name === "meters" ? "m" : "");
    return match ? { column, metersEach: METERS_EACH[unit] ?? null } : [];
  });
  const needed = [own.when, own.exercise, own.order, own.reps].filter((name) => name !== undefined);
  const missing = needed.filter((name) => at(name) < 0);
  if (weights.length === 0) missing.push("weight");
  if (missing.length > 0)
    return {
      problem: `This looks like an export of ${SOURCE_LABELS[source]}, but its column ${missing.join(", ")} is missing.`,
    };
  const maybe = (name: string | undefined) => (name === undefined ? -1 : at(name));
  return {
    source,
    when: at(own.when),
    title: maybe(own.title),
    exercise: at(own.exercise),
    order: maybe(own.order),
    setNumber: Math.max(...["set order", "set_index", "set"].map(at)),
    superset: Math.max(...["superset_id", "superset id"].map(at)),
    length: Math.max(...LENGTHS.map(at)),
    workoutGroup: at("workout_group"),
    warmUp: maybe(own.warmUp),
    reps: at(own.reps),
    seconds: maybe(own.seconds),
    rpe: at("rpe"),
    notes: Math.max(...own.notes.map(at)),
    workoutNotes: maybe(own.workoutNotes),
    muscleGroup: at(source === "fitnotes" ? "category" : "muscle_group"),
    measure: at("measure"),
    workoutId: at("workout_id"),
    weights,
    unit: at("weight unit"),
    distances,
    distanceUnit: at("distance unit"),
  };
}

const unknownText = (header: readonly string[]) =>
  `The columns of this file are not known: ${header.slice(0, 8).join(", ").slice(0, 160) || "none"}. ` +
  "Files that Strong, Hevy, FitNotes, Fitbod and Formcast export can be imported.";
