import { LIFTED_REPS, MUSCLE_GROUPS, type MuscleGroup } from "@/lib/body/ranges";
import { MINUTE_MS } from "@/lib/text/calendar/days";
import { unescaped } from "@/lib/text/csv";
import { isWithin } from "@/lib/text/number-range";
import { EXERCISE_NAME_MAX_LENGTH, parseExerciseName } from "@/lib/training/catalogue/exercise-name";
import { MEASURES, type Measure, parseSeconds, SECONDS } from "@/lib/training/catalogue/measure";
import { LIMBS, SET_KINDS, type SetKind } from "@/lib/training/workouts/set-kind";
import { withUnit } from "./figures";
import { type FileFormat, METERS_EACH } from "./formats";
import { groupIn } from "./guess";
import type { LocalTime } from "./local-time";
import type { CsvRow } from "./read-csv";
import { startOf } from "./sameness";
import type { Source, SourceSet, WeightUnit } from "./source-file";
import { inUnit, type readWeight } from "./weight-text";

/** `set` is null for a rest, a note, or a row without figures. */
export interface ReadRow {
  readonly when: LocalTime;
  readonly whenText: string;
  readonly title: string;
  readonly workoutId: string;
  readonly session: string;
  readonly exercise: string;
  readonly muscleGroup: MuscleGroup | null;
  readonly measure: Measure | null;
  readonly superset: string;
  readonly lengthMinutes: number | null;
  readonly workoutGroup: MuscleGroup | null;
  readonly note: string;
  readonly workoutNote: string;
  readonly set: SourceSet | null;
}

const KINDS: Record<string, SetKind> = {
  w: "warmup",
  d: "drop",
  dropset: "drop",
  f: "failure",
  normal: "working",
  ...Object.fromEntries(SET_KINDS.map((kind) => [kind, kind])),
};
const NO_SET = new Set(["rest timer", "note"]);
const RPE = { min: 1, max: 10, step: 0.5 };

/** How a file writes cells, days and numbers, each text worked out once. `today` is the trainer's date, YYYY-MM-DD. */
export interface Reading {
  readonly cellOf: (row: CsvRow) => Cell;
  readonly timeOf: (text: string) => LocalTime | null;
  readonly nameOf: typeof nameOf;
  readonly figureOf: (text: string) => number | null;
  readonly weightOf: (text: string) => ReturnType<typeof readWeight>;
  readonly today: string;
}

type Cell = (column: number) => string;

export function readRow(row: CsvRow, format: FileFormat, how: Reading): ReadRow | { reason: string } {
  if (row.problem) return { reason: row.problem };
  const cell = how.cellOf(row);
  const whenRead = readWhen(cell, format, how);
  if ("reason" in whenRead) return whenRead;
  const { when, whenText } = whenRead;
  const named = how.nameOf(cell(format.exercise));
  if (named === null) return { reason: "The name of the exercise is missing" };
  const set = readSet(row, format, cell, how);
  if (set !== null && "reason" in set) return set;
  return {
    when,
    whenText,
    title: cell(format.title),
    workoutId: cell(format.workoutId),
    session: cell(format.session),
    exercise: named.name,
    muscleGroup: groupOf(cell(format.muscleGroup)),
    measure: MEASURES.find((measure) => measure === cell(format.measure)) ?? null,
    superset: supersetOf(cell(format.superset)),
    lengthMinutes: lengthOf(cell(format.length), when, format.source, how),
    workoutGroup: MUSCLE_GROUPS.find((group) => group === cell(format.workoutGroup)) ?? null,
    note: [named.rest, cell(format.notes)].filter(Boolean).join("\n"),
    workoutNote: cell(format.workoutNotes),
    set,
  };
}

const MINUTES_PER_DAY = 24 * 60;
/** Seconds or milliseconds since 1970. */
const INSTANT = /^\d{10,}$/;

/** From a duration such as `1h 12m`, `01:12:00` or a number, or from the time of its end. Null for another text. */
function lengthOf(text: string, start: LocalTime, source: Source, how: Reading): number | null {
  if (text === "") return null;
  const parts = /^(?:(\d+) ?h(?:ours?)?)? ?(?:(\d+) ?m(?:in(?:utes?)?)?)? ?(?:\d+ ?s(?:ec)?)?$/i.exec(text);
  const plain = INSTANT.test(text) ? null : parseSeconds(text);
  const end = parts || plain !== null ? null : how.timeOf(text);
  const minutes = parts
    ? Number(parts[1] ?? 0) * 60 + Number(parts[2] ?? 0)
    : plain !== null
      ? plain / (source === "formcast" ? 1 : 60)
      : end && (startOf(end).getTime() - startOf(start).getTime()) / MINUTE_MS;
  return minutes !== null && minutes >= 0 && minutes <= MINUTES_PER_DAY ? Math.round(minutes) : null;
}

/** A name that is too long is cut; the whole of it is kept as a note. */
export function nameOf(text: string): { name: string; rest: string } | null {
  const letters = [...text.normalize("NFC").replace(/\s+/gu, " ").trim()];
  const name = parseExerciseName(letters.slice(0, EXERCISE_NAME_MAX_LENGTH).join(""));
  return name === null
    ? null
    : { name, rest: letters.length > EXERCISE_NAME_MAX_LENGTH ? letters.join("") : "" };
}

/** `A1` and `A2`, or `1a` and `1b`, are of one superset. */
const supersetOf = (text: string): string =>
  /^(?:([a-z])[ .-]?\d{1,2}|(\d{1,2})[ .-]?[a-z])$/i.exec(text)?.slice(1).join("") ?? text;

/** Our own groups, and the categories of other apps in any language. */
const groupOf = (text: string): MuscleGroup | null =>
  MUSCLE_GROUPS.find((group) => group === text.toLowerCase()) ?? groupIn(text);

function readSet(
  row: CsvRow,
  format: FileFormat,
  cell: Cell,
  how: Reading,
): SourceSet | { reason: string } | null {
  const order = cell(format.order).toLowerCase().replace(/_set$/, "");
  if (NO_SET.has(order)) return null;
  const repsText = cell(format.reps).replace(REPS_BESIDE, "");
  const reps = repsText === "" ? 0 : how.figureOf(repsText);
  if (reps === null) return { reason: `Reps are not a number: ${repsText.slice(0, 40)}` };
  const effort = readEffort(format, cell, how);
  if ("reason" in effort) return effort;
  if (reps === 0 && effort.seconds === undefined && effort.distance === undefined) return null;
  if (reps !== 0 && (!Number.isInteger(reps) || !isWithin(LIFTED_REPS, reps)))
    return {
      reason: `${repsText} reps: reps must be a whole number from ${LIFTED_REPS.min} to ${LIFTED_REPS.max}`,
    };
  const load = readLoad(format, cell, how);
  if ("reason" in load) return load;
  const rpe = how.figureOf(cell(format.rpe).replace(/^(?:@|rpe) ?/i, ""));
  const isWarmUp = cell(format.warmUp).toLowerCase() === "true";
  const side = cell(format.side).toLowerCase();
  const limb = LIMBS.find((one) => one === side || one[0] === side);
  return {
    line: row.line,
    ...load,
    reps,
    ...effort,
    kind: isWarmUp ? "warmup" : (KINDS[order] ?? "working"),
    rpe: rpe !== null && isWithin(RPE, rpe) ? rpe : null,
    ...(limb && { limb }),
  };
}

function readLoad(
  format: FileFormat,
  cell: Cell,
  how: Reading,
): { weight: number; unit: WeightUnit | null } | { reason: string } {
  const column = format.weights.find((one) => cell(one.column) !== "") ?? format.weights[0];
  const text = column ? cell(column.column) : "";
  const body = BODY_WEIGHT.exec(text);
  const load = body ? (body[1] ?? "").replace(/[+\s]/g, "") : text;
  const told = cell(format.unit);
  const read = how.weightOf(load || "0");
  if (read === null) return { reason: `The weight is not a number: ${text.slice(0, 40)}` };
  const { weight, unit } = inUnit(read, told, column?.unit ?? null);
  // Apps write the assistance as a positive weight.
  const isHelp = format.source !== "formcast" && ASSISTED.test(cell(format.exercise));
  return { weight: isHelp && weight > 0 ? -weight : weight, unit };
}

/** `8 reps`, `8x` */
const REPS_BESIDE = / ?(?:x|reps?|wdh|wiederholungen|répétitions|repeticiones|ripetizioni)\.?$/iu;
/** `BW`, `BW+10`, `body weight - 20`. */
const BODY_WEIGHT = /^(?:bw|body ?-?weight|körpergewicht|poids du corps|peso corporal)(?: *([+-] *\d.*))?$/i;
const ASSISTED = /\bassisted\b/i;

function readEffort(
  format: FileFormat,
  cell: Cell,
  how: Reading,
): Pick<SourceSet, "seconds" | "distance"> | { reason: string } {
  const time = cell(format.seconds);
  const seconds = time === "" ? 0 : parseSeconds(time.replace(",", "."));
  if (seconds === null) return { reason: `The time cannot be read: ${time.slice(0, 40)}` };
  if (seconds > SECONDS.max) return { reason: "The time is longer than a day" };
  const column = format.distances.find((one) => cell(one.column) !== "");
  const text = column ? cell(column.column) : "";
  const { figure, unit: beside } = withUnit(text);
  const value = text === "" ? 0 : how.figureOf(figure);
  if (value === null || value < 0) return { reason: `The distance is not a number: ${text.slice(0, 40)}` };
  const unit = cell(format.distanceUnit).toLowerCase() || beside;
  const metersEach = METERS_EACH[unit] ?? column?.metersEach ?? null;
  return {
    ...(Math.round(seconds) > 0 && { seconds: Math.round(seconds) }),
    ...(value > 0 && { distance: { value, metersEach } }),
  };
}

/** The day and time of a row, or why it has none. */
export function readWhen(
  cell: Cell,
  { when, clock }: FileFormat,
  { timeOf, today }: Reading,
): { when: LocalTime; whenText: string } | { reason: string } {
  const whenText = [cell(when), cell(clock)].filter(Boolean).join(" ");
  const time = timeOf(whenText);
  if (!time) return { reason: `The date cannot be read: ${whenText.slice(0, 40) || "none"}` };
  if (time.date > today) return { reason: `The date is in the future: ${whenText.slice(0, 40)}` };
  return { when: time, whenText };
}

/** What people and programs write in a cell to say that it has no figure. */
const NOTHING = /^(?:[-–—]+|n\/a|#n\/a|nan|null|none|nil)$/i;

/** Reads the cells of rows; in a column of figures `-` is none, while a name or a note may be any word. */
export function cellReader(format: FileFormat): (row: CsvRow) => Cell {
  const { reps, seconds, rpe, weights, distances, bodyFat } = format;
  const figures = new Set([
    reps,
    seconds,
    rpe,
    bodyFat.column,
    ...[...weights, ...distances].map((one) => one.column),
  ]);
  return ({ cells }) =>
    (column) => {
      const text = textOf(cells[column] ?? "", format);
      return figures.has(column) && NOTHING.test(text) ? "" : text;
    };
}

/** Hevy's phone app writes line breaks as `\n`. Our own files have an escape character before formulas. */
function textOf(cell: string, { source }: FileFormat): string {
  if (source === "hevy") return cell.replaceAll("\\n", "\n");
  return source === "formcast" ? unescaped(cell) : cell;
}
