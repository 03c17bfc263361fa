import * as z from "zod";
import { BODY_WEIGHT_LBS, MUSCLE_GROUPS, REPS, SET_WEIGHT_LBS } from "@/lib/body/ranges";
import { instant, text } from "@/lib/text/schema";
import { EXERCISE_NAME_MAX_LENGTH, parseExerciseName } from "./exercise-name";
import { TIMEZONE_OFFSET_MINUTES } from "./local-date";
import { SET_KINDS } from "./set-kind";
import { workoutIssueTexts } from "./texts";

export const MAX_EXERCISES_PER_WORKOUT = 40;
export const MAX_SETS_PER_EXERCISE = 50;
export const MAX_NOTES_LENGTH = 4000;
const FIRST_DAY = "1970-01-01";

export const MuscleGroup = z.enum(MUSCLE_GROUPS);
export type MuscleGroup = z.infer<typeof MuscleGroup>;

export const ExerciseName = z.string().transform((value, ctx) => {
  const name = parseExerciseName(value);
  if (name !== null) return name;
  const message = value.trim()
    ? workoutIssueTexts.exerciseName(EXERCISE_NAME_MAX_LENGTH)
    : workoutIssueTexts.required;
  ctx.addIssue({ code: "custom", message });
  return z.NEVER;
});

export const SetKind = z.enum(SET_KINDS);
export type SetKind = z.infer<typeof SetKind>;

/** A whole number; the message of each limit names it. */
export const wholeWithin = ({ min, max }: { min: number; max: number }) =>
  z.int().min(min, workoutIssueTexts.atLeast(min)).max(max, workoutIssueTexts.atMost(max));

/** Weight in pounds; 0 means body weight. The muscle group's own maximum is checked with the workout. */
export const PerformedSet = z.object({
  reps: wholeWithin(REPS),
  weight: z.number().min(BODY_WEIGHT_LBS),
  kind: SetKind.optional(),
  rpe: z.number().min(1).max(10).nullish(),
});
export type PerformedSet = z.infer<typeof PerformedSet>;

/** Each set by itself, or a number of equal sets. */
export const PerformedExercise = z
  .object({
    exerciseName: ExerciseName,
    notes: text(MAX_NOTES_LENGTH).nullish(),
    setsData: z.array(PerformedSet).min(1, workoutIssueTexts.noSet).max(MAX_SETS_PER_EXERCISE).optional(),
    sets: z.int().min(1, workoutIssueTexts.noSet).max(MAX_SETS_PER_EXERCISE).optional(),
    reps: PerformedSet.shape.reps.optional(),
    weight: PerformedSet.shape.weight.optional(),
  })
  .transform(({ exerciseName, notes, setsData, sets, reps, weight }, ctx) => {
    if (setsData) return { exerciseName, notes, setsData };
    if (sets !== undefined && reps !== undefined && weight !== undefined) {
      const equal: z.output<typeof PerformedSet>[] = Array.from({ length: sets }, () => ({ reps, weight }));
      return { exerciseName, notes, setsData: equal };
    }
    ctx.addIssue({ code: "custom", path: ["setsData"], message: workoutIssueTexts.noSet });
    return z.NEVER;
  });

export const PerformedExercises = z
  .array(PerformedExercise)
  .min(1, workoutIssueTexts.noExercise)
  .max(MAX_EXERCISES_PER_WORKOUT);

export const TimezoneOffset = wholeWithin(TIMEZONE_OFFSET_MINUTES);

/** A day of the trainer's calendar, YYYY-MM-DD. */
export const LocalDay = z.iso.date().refine((day) => day >= FIRST_DAY, workoutIssueTexts.tooEarly(FIRST_DAY));

export const NewWorkout = z
  .object({
    muscleGroup: MuscleGroup,
    exercises: PerformedExercises,
    timezoneOffset: TimezoneOffset,
    /** When it was done, where that is told later: a save may have waited on a device for a network. */
    performedAt: instant().optional(),
    /** The day on which it was done, when that is not the day of the save. */
    date: LocalDay.optional(),
  })
  // A refinement would also see exercises that were refused before they were given their sets.
  .transform((workout, ctx) => {
    const { max } = SET_WEIGHT_LBS[workout.muscleGroup];
    workout.exercises.forEach(({ setsData }, e) => {
      setsData.forEach(({ weight }, s) => {
        const path = ["exercises", e, "setsData", s, "weight"];
        if (weight > max) ctx.addIssue({ code: "custom", path, message: workoutIssueTexts.atMost(max) });
      });
    });
    return workout;
  });
export type NewWorkout = z.infer<typeof NewWorkout>;

export const NewRecord = z.object({
  exerciseName: z.string(),
  kind: z.enum(["weight", "reps", "estimatedOneRepMax"]),
  value: z.number(),
  previous: z.number(),
});
export type NewRecord = z.infer<typeof NewRecord>;

export const SavedWorkout = z.object({ id: z.string(), newRecords: z.array(NewRecord) });
export type SavedWorkout = z.infer<typeof SavedWorkout>;

export const StoredSet = z.object({
  reps: z.number(),
  weight: z.number(),
  kind: SetKind,
  rpe: z.number().nullable(),
});

/** An exercise's card: its record, and what was done the last time. Dates begin with the local YYYY-MM-DD. */
export const ExerciseSummary = z.object({
  exerciseName: z.string(),
  personalRecord: z
    .object({ bestReps: z.number(), bestWeight: z.number(), achievedDate: z.string() })
    .nullable(),
  lastWorkout: z
    .object({
      date: z.string(),
      sets: z.number(),
      reps: z.number(),
      weight: z.number(),
      notes: z.string().nullable(),
      setsData: z.array(StoredSet),
    })
    .nullable(),
  pinnedNote: z.string().nullable(),
});
export type ExerciseSummary = z.infer<typeof ExerciseSummary>;

export const NewExercise = z.object({ exerciseName: ExerciseName });
export type NewExercise = z.infer<typeof NewExercise>;

export const PINNED_NOTE_MAX_LENGTH = 200;
/** Seat height, grip: what is shown whenever the exercise opens. Blank or null takes it away. */
export const ExerciseChange = z.object({ pinnedNote: text(PINNED_NOTE_MAX_LENGTH).nullable() });
export type ExerciseChange = z.infer<typeof ExerciseChange>;

export const TrashedExercise = z.object({
  exerciseName: z.string(),
  muscleGroup: MuscleGroup,
  trashedAt: z.string(),
});
export type TrashedExercise = z.infer<typeof TrashedExercise>;

/** What would go out of sight with an exercise. */
export const DeletionImpact = z.object({
  sessionsCount: z.number(),
  hasPersonalRecord: z.boolean(),
  lastPerformed: z.string().nullable(),
  notesCount: z.number(),
});
export type DeletionImpact = z.infer<typeof DeletionImpact>;

export const PersonalRecordRow = z.object({
  exerciseName: z.string(),
  muscleGroup: MuscleGroup,
  bestWeight: z.number(),
  bestReps: z.number(),
  achievedDate: z.string(),
  estimatedOneRepMax: z.number().nullable(),
});
export type PersonalRecordRow = z.infer<typeof PersonalRecordRow>;

export const ClientAndGroup = z.object({ id: z.string(), muscleGroup: MuscleGroup });
export const ClientAndExercise = z.object({ id: z.string(), name: ExerciseName });
