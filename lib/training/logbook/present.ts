import { isoDay } from "@/lib/text/calendar/days";
import type { Measure } from "@/lib/training/catalogue/measure";
import { presentSet, type SetRow } from "@/lib/training/workouts/summary";
import type { Link } from "@/lib/training/workouts/visit";
import type { LoggedWorkout, RemovedWorkout } from "./schema";

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
  exercises: entries.map(({ notes, exercise, sets }) => ({
    exerciseName: exercise.name,
    muscleGroup: exercise.muscleGroup,
    measure: exercise.measure,
    notes,
    setsData: sets.map(presentSet),
  })),
});

export const toRemovedWorkout = ({ id: _, localDate, entries, ...workout }: WorkoutRow): RemovedWorkout => ({
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
