import { METERS_PER_MILE } from "@/lib/body/units";
import { APP_COLUMNS, APPS } from "./app-columns";
import {
  type Columns,
  type Field,
  guessColumns,
  hasWeighIns,
  isComplete,
  isOfScale,
  type UnknownTable,
} from "./columns";
import { SOURCE_LABELS, type Source } from "./source-file";
import { type AnyUnit, unitInName } from "./weight-text";

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
  /** What the rows of one workout share, if their times differ. */
  readonly session: number;
  /** How long the workout took, or when it ended. */
  readonly length: number;
  /** Marks warm-ups per row. */
  readonly warmUp: number;
  readonly reps: number;
  readonly seconds: number;
  /** The time of day, where the column of the day does not have it. */
  readonly clock: number;
  readonly rpe: number;
  /** Left or right. */
  readonly side: number;
  readonly notes: number;
  readonly workoutNotes: number;
  readonly muscleGroup: number;
  readonly workoutGroup: number;
  readonly measure: number;
  readonly workoutId: number;
  /** More than one if the file has a column per unit. */
  readonly weights: readonly { readonly column: number; readonly unit: AnyUnit | null }[];
  /** Unit of the weight, per row. */
  readonly unit: number;
  readonly distances: readonly { readonly column: number; readonly metersEach: number | null }[];
  readonly distanceUnit: number;
  /** Of a body weight, as a share or a mass. */
  readonly bodyFat: { readonly column: number; readonly isMass: boolean };
}

const WEIGHT = /^weight(?:[ _]?\(?(?:kgs?|lbs?|st)\)?)?$/;
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

const SET_NUMBER = /^(?:set|satz|serie|série|seria|sarja)(?: ?(?:#|no\.?|nr\.?|number|order|index))?$/;
const LENGTHS = ["duration", "workout duration", "duration (sec)", "end_time", "duration_minutes"];

type Told = { source?: Source | null; columns?: Columns | undefined };

/**
 * Columns may be in any order. @param told the app that the form of the file gives away, and the columns that the trainer
 * chose
 * @returns the format, or a sentence about the problem
 */
export function formatOf(
  header: readonly string[],
  { source: given = null, columns }: Told = {},
): FileFormat | { problem: string; table?: UnknownTable } {
  const names = header.map((name) =>
    name
      .toLowerCase()
      .replace(/^["'#]|["']$/g, "")
      .trim(),
  );
  if (columns && isComplete(columns)) return tableFormat(names, columns);
  const at = (name: string) => names.indexOf(name);
  const source = given ?? APPS.find((one) => at(APP_COLUMNS[one].known) >= 0);
  const guess = guessColumns(names);
  if (!source || source === "table" || source === "weights") {
    if (isComplete(guess) && (!hasWeighIns(guess) || isOfScale(names, guess)))
      return tableFormat(names, guess);
    return { problem: unknownText(header), table: { header, sample: [], guess } };
  }
  const own = APP_COLUMNS[source];
  const { weights, distances } = measuresIn(names);
  const when = own.when.find((name) => at(name) >= 0);
  const needed = [own.exercise, own.order, own.reps].filter((name) => name !== undefined && at(name) < 0);
  const missing = [...(when === undefined ? own.when.slice(0, 1) : []), ...needed];
  if (weights.length === 0) missing.push("weight");
  if (missing.length > 0) {
    if (isComplete(guess)) return tableFormat(names, guess);
    return {
      problem: `This looks like an export of ${SOURCE_LABELS[source]}, but its column ${missing.join(", ")} is missing.`,
      table: { header, sample: [], guess },
    };
  }
  const maybe = (name: string | undefined) => (name === undefined ? -1 : at(name));
  return {
    source,
    when: maybe(when),
    title: maybe(own.title),
    exercise: at(own.exercise),
    order: maybe(own.order),
    setNumber: Math.max(...["set order", "set_index", "set"].map(at)),
    superset: Math.max(...["superset_id", "superset id"].map(at)),
    session: maybe(own.session),
    length: Math.max(...LENGTHS.map(at)),
    workoutGroup: at("workout_group"),
    warmUp: maybe(own.warmUp),
    reps: at(own.reps),
    seconds: maybe(own.seconds),
    clock: -1,
    rpe: at("rpe"),
    side: at("side"),
    notes: Math.max(...own.notes.map(at)),
    workoutNotes: maybe(own.workoutNotes),
    muscleGroup: at(source === "fitnotes" ? "category" : "muscle_group"),
    measure: at("measure"),
    workoutId: at("workout_id"),
    weights,
    unit: Math.max(at("weight unit"), at("weightunit")),
    distances,
    distanceUnit: at("distance unit"),
    bodyFat: { column: -1, isMass: false },
  };
}

/** Columns of weights and distances, with the unit that each header names. */
function measuresIn(names: readonly string[]): Pick<FileFormat, "weights" | "distances"> {
  return {
    weights: names.flatMap((name, column) => {
      return WEIGHT.test(name) ? { column, unit: unitInName(name) } : [];
    }),
    distances: names.flatMap((name, column) => {
      const match = DISTANCE.exec(name);
      const unit = match?.[1] ?? (name === "meters" ? "m" : "");
      return match ? { column, metersEach: METERS_EACH[unit] ?? null } : [];
    }),
  };
}

/** A table whose columns were guessed by their names or chosen by the trainer. */
function tableFormat(names: readonly string[], columns: Columns): FileFormat {
  const at = (field: Field) => columns[field] ?? -1;
  const metersEach = (column: number) =>
    METERS_EACH[/\b(km|m|miles?|meters)\b/.exec(names[column] ?? "")?.[1] ?? ""] ?? null;
  const { weight, distance } = columns;
  const isOther = ({ column }: { column: number }) => !Object.values(columns).includes(column);
  const isScale = hasWeighIns(columns);
  return {
    source: isScale ? "weights" : "table",
    when: at("date"),
    exercise: at("exercise"),
    reps: at("reps"),
    seconds: isScale ? -1 : at("seconds"),
    // A body weight takes no time.
    clock: at(isScale && columns.clock === undefined ? "seconds" : "clock"),
    rpe: at("rpe"),
    side: at("side"),
    superset: at("superset"),
    notes: at("notes"),
    weights:
      weight === undefined
        ? []
        : [
            { column: weight, unit: unitInName(names[weight] ?? "") },
            ...measuresIn(names).weights.filter(isOther),
          ],
    distances: distance === undefined ? [] : [{ column: distance, metersEach: metersEach(distance) }],
    unit: names.findIndex((name) => /^(?:weight ?)?unit$/.test(name)),
    title: -1,
    order: -1,
    setNumber: names.findIndex((name) => SET_NUMBER.test(name)),
    session: -1,
    length: -1,
    workoutGroup: -1,
    warmUp: -1,
    workoutNotes: -1,
    muscleGroup: -1,
    measure: -1,
    workoutId: -1,
    distanceUnit: -1,
    bodyFat: { column: at("bodyFat"), isMass: /\b(?:kgs?|lbs?)\b/.test(names[at("bodyFat")] ?? "") },
  };
}

function unknownText(header: readonly string[]): string {
  const columns = header.slice(0, 8).join(", ").slice(0, 160) || "none";
  return `The columns of this file are not known: ${columns}. Say below what they are.`;
}
