import { METERS_PER_MILE } from "@/lib/body/units";
import { SOURCE_LABELS, SOURCES, type Source, type WeightUnit } from "./source-file";

/** A file's columns by what they mean; -1 for those that it does not have. */
export interface FileFormat {
  readonly source: Source;
  readonly when: number;
  readonly title: number;
  readonly exercise: number;
  readonly order: number;
  /** Says of a row whether it is a warm-up. */
  readonly warmUp: number;
  readonly reps: number;
  readonly seconds: number;
  readonly rpe: number;
  readonly notes: number;
  readonly workoutNotes: number;
  readonly muscleGroup: number;
  readonly measure: number;
  readonly workoutId: number;
  /** The columns of weights; more than one where a file has a column for each unit. */
  readonly weights: readonly { readonly column: number; readonly unit: WeightUnit | null }[];
  /** A column that names the unit row by row. */
  readonly unit: number;
  /** The columns of distances, as those of weights. */
  readonly distances: readonly { readonly column: number; readonly metersEach: number | null }[];
  readonly distanceUnit: number;
}

const UNITS: Record<string, WeightUnit> = { kg: "kg", kgs: "kg", lb: "lb", lbs: "lb" };
const WEIGHT = /^weight(?:[ _]?\(?(kgs?|lbs?)\)?)?$/;
const DISTANCE = /^(?:distance|meters)(?:[ _]?\(?(kms?|miles?|m|meters)\)?)?$/;
/** How many meters each unit of distance has that a file may name. */
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

/** What each app calls its columns; `known` tells its files from those of the others. */
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

/**
 * Tells whose export a file is, by the names of its columns and not by their order.
 * @returns the format, or a sentence that says what is not understood
 */
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
    warmUp: maybe(own.warmUp),
    reps: at(own.reps),
    seconds: maybe(own.seconds),
    rpe: at("rpe"),
    notes: Math.max(...own.notes.map(at)),
    workoutNotes: maybe(own.workoutNotes),
    muscleGroup: at("muscle_group"),
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
