import { isoDay } from "@/lib/text/calendar/days";
import type { Measure } from "@/lib/training/catalogue/measure";
import { presentSet, type SetRow } from "@/lib/training/workouts/summary";
import type { Link } from "@/lib/training/workouts/visit";
import type { CountedSession, LoggedWorkout, RemovedWorkout } from "./schema";

type MuscleGroup = LoggedWorkout["muscleGroup"];
type EntryRow = {
  performedAt: Date;
  notes: string | null;
  exercise: { name: string; muscleGroup: MuscleGroup; measure: Measure };
  sets: SetRow[];
};
export type WorkoutRow = {
  id: string;
  version: number;
  localDate: Date;
  muscleGroup: MuscleGroup;
  performedAt: Date;
  endedAt: Date;
  absorbedIds: string[];
  timezoneOffset: number;
  importId: string | null;
  importKey: string | null;
  note: string | null;
  isDeload: boolean;
  linkId: string | null;
  seenAt: Date | null;
  plannedSession: { id: string; name: string; date: Date } | null;
  entries: EntryRow[];
} & Link;

export const presentWorkout = ({
  id,
  version,
  localDate,
  performedAt,
  endedAt,
  muscleGroup,
  note,
  isDeload,
  plannedSession,
  linkedBy,
  linkId,
  entries,
}: WorkoutRow): LoggedWorkout => ({
  id,
  version,
  date: isoDay(localDate),
  startedAt: performedAt.toISOString(),
  endedAt: endedAt.toISOString(),
  muscleGroup,
  note,
  ...(isDeload && { isDeload }),
  ...(plannedSession && { countsFor: presentCounted(plannedSession) }),
  ...(linkedBy && { linkedBy }),
  ...(linkId && { isReported: true }),
  exercises: entries.map(({ notes, exercise, sets }) => ({
    exerciseName: exercise.name,
    muscleGroup: exercise.muscleGroup,
    measure: exercise.measure,
    notes,
    setsData: sets.map(presentSet),
  })),
});

export const presentCounted = ({
  id,
  name,
  date,
}: NonNullable<WorkoutRow["plannedSession"]>): CountedSession => ({
  id,
  name,
  date: isoDay(date),
});

export const toRemovedWorkout = ({
  id: _,
  plannedSession: __,
  localDate,
  entries,
  ...workout
}: WorkoutRow): RemovedWorkout => ({
  ...workout,
  localDate: isoDay(localDate),
  entries: entries.map(({ exercise, performedAt, notes, sets }) => ({
    exerciseName: exercise.name,
    muscleGroup: exercise.muscleGroup,
    performedAt,
    notes,
    sets: sets.map(presentSet),
  })),
});
