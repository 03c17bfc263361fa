import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import {
  MAX_EXERCISES_PER_WORKOUT,
  MAX_NOTES_LENGTH,
  MAX_SETS_PER_EXERCISE,
} from "@/lib/training/workouts/schema";
import { formatOf } from "./formats";
import { readCsv } from "./read-csv";
import { type ReadRow, readRow } from "./read-row";
import {
  type BrokenRow,
  MAX_ROWS,
  type Source,
  type SourceExercise,
  type SourceFile,
  type SourceSet,
  type SourceWorkout,
} from "./source-file";

/** @param today the trainer's date, YYYY-MM-DD; later workouts are rejected */
export function readFile(text: string, today: string): SourceFile | { problem: string } {
  const [header, ...rows] = readCsv(text);
  if (!header) return { problem: "This file is empty." };
  if (rows.length > MAX_ROWS)
    return { problem: `This file has ${rows.length} rows. At most ${MAX_ROWS} can be imported at once.` };
  const format = formatOf(header.cells);
  if ("problem" in format) return format;
  const broken: BrokenRow[] = [];
  let withoutReps = 0;
  const read = rows.flatMap((row) => {
    const result = readRow(row, format, today);
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
  };
}

type Mutable = { notes: Set<string>; sets: SourceSet[] } & Pick<
  SourceExercise,
  "name" | "muscleGroup" | "measure"
>;
type Group = { key: string; first: ReadRow; exercises: Map<string, Mutable>; notes: Set<string> };

const TITLE_LENGTH = 100;
/** Files of these apps have no workout id: all sets of a day are one workout. */
const BY_DAY: ReadonlySet<Source> = new Set(["fitnotes", "fitbod"]);

/** Groups rows into workouts and exercises. Reports rows beyond the limits of a workout. */
function groupWorkouts(rows: readonly ReadRow[], source: Source) {
  const groups = new Map<string, Group>();
  const tooMany: BrokenRow[] = [];
  for (const row of rows) {
    const start = BY_DAY.has(source) ? row.when.date : row.whenText;
    const key = row.workoutId || `${source}|${start}|${row.title.slice(0, TITLE_LENGTH).trim()}`;
    const group = groups.get(key) ?? { key, first: row, exercises: new Map(), notes: new Set() };
    groups.set(key, group);
    const reason = addRow(group, row);
    if (reason && row.set) tooMany.push({ line: row.set.line, reason });
  }
  const workouts = [...groups.values()]
    .map((group) => presentGroup(group, source))
    .filter(({ exercises }) => exercises.length > 0);
  return { workouts, tooMany };
}

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
function presentGroup({ key, first, exercises, notes }: Group, source: Source): SourceWorkout {
  const isOwn = source === "formcast";
  const performed = [...exercises.values()].filter(({ sets }) => sets.length > 0);
  return {
    key,
    ...first.when,
    note: isOwn ? [...notes].join("\n").slice(0, MAX_NOTES_LENGTH) : "",
    exercises: performed.map((exercise, index) => ({
      ...exercise,
      notes: [...(index === 0 && !isOwn ? notes : []), ...exercise.notes]
        .join("\n")
        .slice(0, MAX_NOTES_LENGTH),
    })),
  };
}
