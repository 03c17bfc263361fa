import { zoneHere } from "@/lib/text/calendar/zone-name";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { METERS } from "@/lib/training/catalogue/measure";
import {
  MAX_EXERCISES_PER_WORKOUT,
  MAX_NOTES_LENGTH,
  MAX_SETS_PER_EXERCISE,
} from "@/lib/training/workouts/schema";
import { decoded, type Encoding, encodingOf } from "./decode";
import { type FigureColumn, settleDecimal } from "./figures";
import { type FileFormat, formatOf } from "./formats";
import { settleDates } from "./local-time";
import { type CsvRow, readCsv } from "./read-csv";
import { type ReadRow, readRow } from "./read-row";
import { printOf, startOf } from "./sameness";
import {
  type BrokenRow,
  type FileChoices,
  MAX_ROWS,
  type Source,
  type SourceExercise,
  type SourceFile,
  type SourceSet,
  type SourceWorkout,
} from "./source-file";

/** @property zone IANA name of the trainer's zone, for times without an offset */
export type ReadOptions = Omit<FileChoices, "encoding"> & { zone?: string };

export type ReadFile = SourceFile & { readonly encoding: Encoding };

/** A file as it is stored, of which the encoding is recognised first. */
export function readBytes(
  bytes: Uint8Array,
  today: string,
  { encoding = encodingOf(bytes), ...options }: ReadOptions & FileChoices = {},
): ReadFile | { problem: string } {
  if (WORKBOOKS.some((magic) => magic.every((byte, at) => bytes[at] === byte)))
    return { problem: "This is a workbook. Save it as CSV in your spreadsheet app, and choose that file." };
  const read = readFile(decoded(bytes, encoding), today, options);
  return "problem" in read ? read : { ...read, encoding };
}

/** How files of Excel, Numbers and LibreOffice begin, new and old. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** @param today the trainer's date, YYYY-MM-DD; later workouts are rejected */
export function readFile(
  text: string,
  today: string,
  { zone = zoneHere(), ...chosen }: ReadOptions = {},
): SourceFile | { problem: string } {
  const [header, ...rows] = readCsv(text);
  if (!header) return { problem: "This file is empty." };
  if (rows.length > MAX_ROWS)
    return { problem: `This file has ${rows.length} rows. At most ${MAX_ROWS} can be imported at once.` };
  const format = formatOf(header.cells);
  if ("problem" in format) return format;
  const { kept, doubled } = withoutDoubles(rows, format, header);
  const dates = settleDates(cellsOf(rows, format.when), today);
  const decimal = settleDecimal(figureColumns(rows, format));
  const how = {
    dates: chosen.dates ?? dates.options[0]?.form ?? UNSETTLED,
    decimal: chosen.decimal ?? decimal.decimal,
    zone,
    today,
  };
  const broken: BrokenRow[] = [];
  let withoutReps = 0;
  const read = kept.flatMap((row) => {
    const result = readRow(row, format, how);
    if ("reason" in result) broken.push({ line: row.line, reason: result.reason });
    else if (result.set === null && result.note === "") withoutReps += 1;
    return "reason" in result ? [] : result;
  });
  const { workouts, tooMany } = groupWorkouts(read, format.source);
  return {
    source: format.source,
    workouts,
    broken: [...broken, ...tooMany].sort((a, b) => a.line - b.line),
    withoutReps,
    doubled,
    dates,
    decimal,
  };
}

/**
 * Without rows that are there twice: the same set number again, or the whole history once more. Equal sets without a
 * number are two sets. A second header is no row.
 */
function withoutDoubles(rows: readonly CsvRow[], { setNumber, when }: FileFormat, header: CsvRow) {
  const textOf = ({ cells }: CsvRow) => cells.join("\n");
  const sets = rows.filter((row) => textOf(row) !== textOf(header));
  const half = sets.slice(0, sets.length / 2);
  const isTwice =
    2 * half.length === sets.length &&
    new Set(cellsOf(half, when)).size > 1 &&
    half.every((row, at) => textOf(row) === textOf(sets[half.length + at] ?? header));
  const seen = new Set<string>();
  const kept = (isTwice ? half : sets).filter((row) => {
    if (!/^\d+$/.test(row.cells[setNumber] ?? "")) return true;
    const isNew = !seen.has(textOf(row));
    seen.add(textOf(row));
    return isNew;
  });
  return { kept, doubled: sets.length - kept.length };
}

const UNSETTLED = { order: "ymd", language: "en" } as const;

const cellsOf = (rows: readonly CsvRow[], column: number): string[] =>
  rows.flatMap(({ cells }) => cells[column] || []);

function figureColumns(rows: readonly CsvRow[], { weights, distances, rpe }: FileFormat): FigureColumn[] {
  return [
    ...weights.map(({ column }) => ({ texts: cellsOf(rows, column), most: HEAVIEST_LBS })),
    ...distances.map(({ column, metersEach }) => ({
      texts: cellsOf(rows, column),
      most: METERS.max / (metersEach ?? 1),
    })),
    ...(rpe < 0 ? [] : [{ texts: cellsOf(rows, rpe), most: HIGHEST_RPE }]),
  ];
}

/** No set was ever heavier, in either unit. */
const HEAVIEST_LBS = 2000;
const HIGHEST_RPE = 10;

type Mutable = { notes: Set<string>; sets: SourceSet[]; superset: string } & Pick<
  SourceExercise,
  "name" | "muscleGroup" | "measure"
>;
type Group = { first: ReadRow; exercises: Map<string, Mutable>; notes: Set<string> };

/** Files of these apps have no workout id: all sets of a day are one workout. */
const BY_DAY: ReadonlySet<Source> = new Set(["fitnotes", "fitbod"]);

/** Groups rows into workouts and exercises. Reports rows beyond the limits of a workout. */
function groupWorkouts(rows: readonly ReadRow[], source: Source) {
  const groups = new Map<string, Group>();
  const tooMany: BrokenRow[] = [];
  for (const row of rows) {
    const start = BY_DAY.has(source) ? row.when.date : row.whenText;
    const key = row.workoutId || `${start}|${row.title}`;
    const group = groups.get(key) ?? { first: row, exercises: new Map(), notes: new Set() };
    groups.set(key, group);
    const reason = addRow(group, row);
    if (reason && row.set) tooMany.push({ line: row.set.line, reason });
  }
  const workouts = [...groups.values()]
    .map((group) => presentGroup(group, source))
    .filter(({ exercises }) => exercises.length > 0);
  return { workouts: withOwnKeys(workouts), tooMany };
}

/** Workouts of one minute with the same sets are one if they have the same exercises, whatever their titles. */
function withOwnKeys(workouts: readonly SourceWorkout[]): SourceWorkout[] {
  const found = new Map<string, SourceWorkout>();
  for (const workout of workouts) {
    const { key } = workout;
    const isSame = (other: SourceWorkout) => namesOf(other) === namesOf(workout);
    for (let at = 1; ; at++) {
      const own = at === 1 ? key : `${key} #${at}`;
      const other = found.get(own);
      if (other && !isSame(other)) continue;
      if (!other) found.set(own, { ...workout, key: own });
      break;
    }
  }
  return [...found.values()];
}

const namesOf = ({ exercises }: SourceWorkout): string =>
  exercises
    .map(({ name }) => exerciseKey(name))
    .toSorted()
    .join("\n");

function addRow({ exercises, notes }: Group, row: ReadRow): string | null {
  if (row.workoutNote) notes.add(row.workoutNote);
  const key = exerciseKey(row.exercise);
  let exercise = exercises.get(key);
  if (!exercise) {
    if (exercises.size >= MAX_EXERCISES_PER_WORKOUT)
      return `More than ${MAX_EXERCISES_PER_WORKOUT} exercises in one workout`;
    exercise = {
      name: row.exercise,
      muscleGroup: row.muscleGroup,
      measure: row.measure,
      superset: row.superset,
      notes: new Set(),
      sets: [],
    };
    exercises.set(key, exercise);
  }
  if (row.note) exercise.notes.add(row.note);
  if (!row.set) return null;
  if (exercise.sets.length >= MAX_SETS_PER_EXERCISE)
    return `More than ${MAX_SETS_PER_EXERCISE} sets of one exercise in one workout`;
  exercise.sets.push(row.set);
  return null;
}

/** Other apps have notes for the whole workout; they go to its first exercise. */
function presentGroup({ first, exercises, notes }: Group, source: Source): SourceWorkout {
  const isOwn = source === "formcast";
  const performed = [...exercises.values()].filter(({ sets }) => sets.length > 0);
  const startsAt = startOf(first.when).toISOString().slice(0, 16);
  return {
    // Neither app nor title, which change while the workout stays the same.
    key: first.workoutId || `${startsAt}|${printOf(performed.flatMap(({ sets }) => sets))}`,
    ...first.when,
    lengthMinutes: first.lengthMinutes,
    muscleGroup: first.workoutGroup,
    note: isOwn ? [...notes].join("\n").slice(0, MAX_NOTES_LENGTH) : "",
    exercises: performed.map(({ superset, ...exercise }, index) => ({
      ...exercise,
      supersetWith: performed
        .filter((one) => superset !== "" && one.superset === superset && one.name !== exercise.name)
        .map(({ name }) => name),
      notes: [...(index === 0 && !isOwn ? notes : []), ...exercise.notes]
        .join("\n")
        .slice(0, MAX_NOTES_LENGTH),
    })),
  };
}
