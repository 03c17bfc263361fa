import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import {
  MAX_EXERCISES_PER_WORKOUT,
  MAX_NOTES_LENGTH,
  MAX_SETS_PER_EXERCISE,
} from "@/lib/training/workouts/schema";
import type { ReadRow } from "./read-row";
import { printOf, startOf } from "./sameness";
import type { BrokenRow, Source, SourceExercise, SourceSet, SourceWorkout } from "./source-file";

type Mutable = { notes: Set<string>; sets: SourceSet[]; superset: string } & Pick<
  SourceExercise,
  "name" | "muscleGroup" | "measure"
>;
type Group = { first: ReadRow; exercises: Map<string, Mutable>; notes: Set<string> };

/** Files of these apps have no workout id: all sets of a day are one workout. */
const BY_DAY: ReadonlySet<Source> = new Set(["fitnotes", "fitbod", "table"]);

/** Groups rows into workouts and exercises. Reports rows beyond the limits of a workout. */
export function groupWorkouts(rows: readonly ReadRow[], source: Source) {
  const groups = new Map<string, Group>();
  const tooMany: BrokenRow[] = [];
  for (const row of rows) {
    const start = BY_DAY.has(source) ? row.when.date : row.whenText;
    const key = row.workoutId || row.session || `${start}|${row.title}`;
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
  exercise.superset ||= row.superset;
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
    // Without the app and the title: both may change while the workout stays the same.
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
