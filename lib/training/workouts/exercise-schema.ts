import * as z from "zod/mini";
import { text } from "@/lib/text/schema";
import { ExerciseName, Measure, MuscleGroup, StoredSet } from "./schema";

const DeloadFields = { isDeload: z.optional(z.boolean()) };

/** Dates begin with the local YYYY-MM-DD. */
export const ExerciseSummary = z.object({
  exerciseName: z.string(),
  measure: z.optional(Measure),
  personalRecord: z.nullable(
    z.object({
      bestReps: z.number(),
      bestWeight: z.number(),
      seconds: z.optional(z.number()),
      meters: z.optional(z.number()),
      achievedDate: z.string(),
    }),
  ),
  lastWorkout: z.nullable(
    z.object({
      date: z.string(),
      ...DeloadFields,
      sets: z.number(),
      reps: z.number(),
      weight: z.number(),
      notes: z.nullable(z.string()),
      setsData: z.array(StoredSet),
    }),
  ),
  earlierWorkouts: z._default(
    z.array(z.object({ date: z.string(), ...DeloadFields, setsData: z.array(StoredSet) })),
    [],
  ),
  pinnedNote: z.nullable(z.string()),
  isFavourite: z.optional(z.boolean()),
});
export type ExerciseSummary = z.infer<typeof ExerciseSummary>;

export const NewExercise = z.object({ exerciseName: ExerciseName, measure: z.optional(Measure) });
export type NewExercise = z.infer<typeof NewExercise>;

export const PINNED_NOTE_MAX_LENGTH = 200;
/** The note is for example the seat height or the grip. Blank or null removes it. */
export const ExerciseChange = z
  .object({
    pinnedNote: z.optional(z.nullable(text(PINNED_NOTE_MAX_LENGTH))),
    measure: z.optional(Measure),
    isFavourite: z.optional(z.boolean()),
  })
  .check(
    z.refine((change) => Object.values(change).some((value) => value !== undefined), {
      path: ["pinnedNote"],
      message: "Required",
    }),
  );
export type ExerciseChange = z.infer<typeof ExerciseChange>;

export const TrashedExercise = z.object({
  exerciseName: z.string(),
  muscleGroup: MuscleGroup,
  trashedAt: z.string(),
});
export type TrashedExercise = z.infer<typeof TrashedExercise>;

export const DeletionImpact = z.object({
  sessionsCount: z.number(),
  hasPersonalRecord: z.boolean(),
  lastPerformed: z.nullable(z.string()),
  notesCount: z.number(),
});
export type DeletionImpact = z.infer<typeof DeletionImpact>;

export const PersonalRecordRow = z.object({
  exerciseName: z.string(),
  muscleGroup: MuscleGroup,
  bestWeight: z.number(),
  bestReps: z.number(),
  seconds: z.optional(z.number()),
  meters: z.optional(z.number()),
  achievedDate: z.string(),
  estimatedOneRepMax: z.nullable(z.number()),
});
export type PersonalRecordRow = z.infer<typeof PersonalRecordRow>;

export const ClientAndGroup = z.object({ id: z.string(), muscleGroup: MuscleGroup });
export const ClientAndExercise = z.object({ id: z.string(), name: ExerciseName });
