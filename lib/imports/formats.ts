import { SOURCE_LABELS, SOURCES, type Source, type WeightUnit } from "./source-file";

/** A file's columns by what they mean; -1 for those that it does not have. */
export interface FileFormat {
  readonly source: Source;
  readonly when: number;
  readonly title: number;
  readonly exercise: number;
  readonly order: number;
  readonly reps: number;
  readonly rpe: number;
  readonly notes: number;
  readonly workoutNotes: number;
  readonly muscleGroup: number;
  readonly workoutId: number;
  /** The columns of weights; more than one where a file has a column for each unit. */
  readonly weights: readonly { readonly column: number; readonly unit: WeightUnit | null }[];
  /** A column that names the unit row by row. */
  readonly unit: number;
}

const UNITS: Record<string, WeightUnit> = { kg: "kg", kgs: "kg", lb: "lb", lbs: "lb" };
const WEIGHT = /^weight(?:[ _]\(?(kgs?|lbs?)\)?)?$/;

const NAMES: Record<Source, Record<"when" | "exercise" | "order" | "reps" | "rpe" | "notes", string>> = {
  strong: {
    when: "date",
    exercise: "exercise name",
    order: "set order",
    reps: "reps",
    rpe: "rpe",
    notes: "notes",
  },
  hevy: {
    when: "start_time",
    exercise: "exercise_title",
    order: "set_type",
    reps: "reps",
    rpe: "rpe",
    notes: "exercise_notes",
  },
  formcast: {
    when: "date",
    exercise: "exercise",
    order: "set_type",
    reps: "reps",
    rpe: "rpe",
    notes: "notes",
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
  const source = SOURCES.find((one) => at(NAMES[one].exercise) >= 0);
  if (!source) return { problem: unknownText(header) };
  const own = NAMES[source];
  const weights = names.flatMap((name, column) => {
    const match = WEIGHT.exec(name);
    return match ? { column, unit: UNITS[match[1] ?? ""] ?? null } : [];
  });
  const missing = [own.when, own.order, own.reps].filter((name) => at(name) < 0);
  if (weights.length === 0) missing.push("weight");
  if (missing.length > 0)
    return {
      problem: `This looks like an export of ${SOURCE_LABELS[source]}, but its column ${missing.join(", ")} is missing.`,
    };
  return {
    source,
    when: at(own.when),
    title: source === "hevy" ? at("title") : at("workout name"),
    exercise: at(own.exercise),
    order: at(own.order),
    reps: at(own.reps),
    rpe: at(own.rpe),
    notes: at(own.notes),
    workoutNotes: source === "hevy" ? at("description") : at("workout notes"),
    muscleGroup: at("muscle_group"),
    workoutId: at("workout_id"),
    weights,
    unit: at("weight unit"),
  };
}

const unknownText = (header: readonly string[]) =>
  `The columns of this file are not known: ${header.slice(0, 8).join(", ").slice(0, 160) || "none"}. ` +
  "Files that Strong, Hevy and Formcast export can be imported.";
