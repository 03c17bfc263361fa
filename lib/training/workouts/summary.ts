import { isoDay } from "@/lib/text/calendar/days";
import { groupedBy } from "@/lib/text/groups";
import { type Effort, effortOf, type Measure } from "@/lib/training/catalogue/measure";
import { topSet } from "./draft";
import type { ExerciseSummary } from "./exercise-schema";
import { estimateOneRepMax } from "./one-rep-max";
import { hardSets, type Limb, recordSets, type SetKind } from "./set-kind";

export type SetRow = Effort & { reps: number; weightLbs: number; kind: SetKind; rpe: number | null } & {
  limb?: Limb | null;
};
type EntryRow = {
  exerciseId: string;
  notes: string | null;
  localDate: Date;
  workout?: { isDeload: boolean };
  sets: SetRow[];
};
type RecordRow = Effort & { exerciseId: string; weight: number; reps: number; date: Date };
type ExerciseRow = {
  id: string;
  name: string;
  measure?: Measure;
  pinnedNote: string | null;
  isFavourite?: boolean;
};

/** `recent` has the latest entries first. The number of sets is without warm-ups. */
export function summarise(
  exercises: ExerciseRow[],
  records: RecordRow[],
  recent: EntryRow[],
): ExerciseSummary[] {
  const recordOf = new Map(records.map((row) => [row.exerciseId, row]));
  const recentOf = byExercise(recent);
  return exercises.map(({ id, name, measure, pinnedNote, isFavourite }) => {
    const [last, ...earlier] = recentOf.get(id) ?? [];
    return {
      exerciseName: name,
      ...(measure && { measure }),
      ...(isFavourite && { isFavourite }),
      pinnedNote,
      personalRecord: presentRecord(recordOf.get(id)),
      lastWorkout: presentLast(last),
      earlierWorkouts: earlier.map((entry) => ({
        ...presentDay(entry),
        setsData: entry.sets.map(presentSet),
      })),
    };
  });
}

function presentRecord(row: RecordRow | undefined) {
  if (!row) return null;
  return { bestReps: row.reps, bestWeight: row.weight, ...effortOf(row), achievedDate: isoDay(row.date) };
}

function presentLast(entry: EntryRow | undefined) {
  if (!entry) return null;
  const setsData = entry.sets.map(presentSet);
  const top = topSet(recordSets(setsData)) ?? topSet(setsData);
  if (!top) return null;
  const { reps, weight } = top;
  return {
    ...presentDay(entry),
    sets: hardSets(setsData).length,
    reps,
    weight,
    notes: entry.notes,
    setsData,
  };
}

const presentDay = ({ localDate, workout }: EntryRow) => ({
  date: isoDay(localDate),
  ...(workout?.isDeload && { isDeload: true }),
});

export const presentSet = ({ reps, weightLbs, seconds, meters, kind, rpe, limb }: SetRow) => ({
  reps,
  weight: weightLbs,
  ...effortOf({ seconds, meters }),
  kind,
  rpe,
  ...(limb && { limb }),
});

/** The best estimated one-rep max in pounds, rounded to 0.1. Estimates of long sets count only if there is no other. */
export function bestOneRepMax(sets: readonly { reps: number; weight: number }[]): number | null {
  const estimates = sets.flatMap(({ reps, weight }) => estimateOneRepMax(weight, reps) ?? []);
  const trusted = estimates.filter(({ confidence }) => confidence !== "low");
  const best = Math.max(...(trusted.length > 0 ? trusted : estimates).map(({ weightLbs }) => weightLbs));
  return Number.isFinite(best) ? Math.round(best * 10) / 10 : null;
}

export const byExercise = <Row extends { exerciseId: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  groupedBy(rows, ({ exerciseId }) => exerciseId);
