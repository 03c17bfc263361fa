import * as z from "zod/mini";
import { BODY_FAT, LIFTED_LBS } from "@/lib/body/ranges";
import { ScaleWeight, tenths } from "@/lib/clients/record/schema";
import { TimezoneOffset } from "@/lib/text/calendar/schema";
import { instant, requiredText, text } from "@/lib/text/schema";
import { EXERCISE_NAME_MAX_LENGTH } from "@/lib/training/catalogue/exercise-name";
import {
  checkSets,
  ExerciseName,
  inPounds,
  LiftedSet,
  LocalDay,
  MAX_EXERCISES_PER_WORKOUT,
  MAX_NOTES_LENGTH,
  MAX_SETS_PER_EXERCISE,
  Measure,
  MuscleGroup,
} from "@/lib/training/workouts/schema";
import { MAX_NAMES } from "./sameness";
import { MAX_ROWS, SOURCES } from "./source-file";

/** Limits of one request. `sets` is above the limit of a single workout. */
export const CHUNK = { workouts: 200, sets: 2000, weighIns: 1000, characters: 400_000 } as const;
const KEY_LENGTH = 200;
const MINUTES_PER_DAY = 24 * 60;

const ImportedExercise = z
  .object({
    exerciseName: ExerciseName,
    muscleGroup: MuscleGroup,
    measure: z.optional(Measure),
    notes: z.nullable(text(MAX_NOTES_LENGTH)),
    setsData: z.array(LiftedSet).check(z.minLength(1), z.maxLength(MAX_SETS_PER_EXERCISE)),
  })
  .check(
    checkSets,
    z.superRefine(({ setsData }, ctx) => {
      const { max } = LIFTED_LBS;
      setsData.forEach(({ weight }, s) => {
        const path = ["setsData", s, "weight"];
        if (weight > max) ctx.addIssue({ code: "custom", path, message: `At most ${inPounds(max)}` });
      });
    }),
  );

/** Minutes since midnight. */
const Clock = z.int().check(z.minimum(0), z.maximum(MINUTES_PER_DAY - 1));

/** `key` identifies the workout within the client, so that a file is not imported twice. */
export const ImportedWorkout = z.object({
  key: requiredText(KEY_LENGTH),
  date: LocalDay,
  minutes: Clock,
  /** Of that day, since a file has summers and winters. */
  timezoneOffset: TimezoneOffset,
  muscleGroup: MuscleGroup,
  lengthMinutes: z.optional(z.int().check(z.minimum(0), z.maximum(MINUTES_PER_DAY))),
  note: z.optional(text(MAX_NOTES_LENGTH)),
  exercises: z.array(ImportedExercise).check(z.minLength(1), z.maxLength(MAX_EXERCISES_PER_WORKOUT)),
});
export type ImportedWorkout = z.infer<typeof ImportedWorkout>;

export const ImportedWeighIn = z.object({
  date: LocalDay,
  minutes: Clock,
  timezoneOffset: TimezoneOffset,
  weight: ScaleWeight,
  bodyFat: z.optional(tenths(BODY_FAT)),
});
export type ImportedWeighIn = z.infer<typeof ImportedWeighIn>;

const Answer = z.nullable(z.object({ exerciseName: ExerciseName, muscleGroup: MuscleGroup }));
const AnsweredName = z.object({ name: requiredText(EXERCISE_NAME_MAX_LENGTH), answer: Answer });
/** A name of a file, and the exercise that it means to the trainer; null if it is skipped. */
export type AnsweredName = z.infer<typeof AnsweredName>;

export const ImportChunk = z
  .object({
    source: z.enum(SOURCES),
    fileName: requiredText(200),
    workouts: z.array(ImportedWorkout).check(z.maxLength(CHUNK.workouts)),
    weighIns: z.optional(z.array(ImportedWeighIn).check(z.maxLength(CHUNK.weighIns))),
    /** What the trainer chose for names, to be proposed next time. */
    answers: z._default(z.array(AnsweredName).check(z.maxLength(MAX_NAMES)), []),
  })
  .check(
    z.refine(({ workouts, weighIns = [] }) => workouts.length + weighIns.length > 0, "Nothing to import"),
  );
export type ImportChunk = z.output<typeof ImportChunk>;

export const ImportedChunk = z.object({ imported: z.number(), skipped: z.number() });

/** A workout of a file, to be compared with the client's. */
const AskedWorkout = z.object({
  key: text(KEY_LENGTH),
  startsAt: instant(),
  date: LocalDay,
  /** As of `printOf`. */
  print: text(KEY_LENGTH),
});

export const ImportQuestion = z.object({
  workouts: z.array(AskedWorkout).check(z.maxLength(MAX_ROWS)),
  names: z._default(z.array(text(EXERCISE_NAME_MAX_LENGTH)).check(z.maxLength(MAX_NAMES)), []),
  /** Whether the file has body weights, which the browser compares with the client's. */
  hasWeighIns: z.optional(z.boolean()),
});
export type ImportQuestion = z.output<typeof ImportQuestion>;

/** The known keys, the trainer's answers to earlier files for the names, and all exercises of the client, also those in the trash. */
export const ImportPreview = z.object({
  knownKeys: z.array(z.string()),
  /** Workouts that may be here from another app. */
  similarKeys: z.array(z.string()),
  exercises: z.array(z.object({ exerciseName: z.string(), muscleGroup: MuscleGroup })),
  answers: z.array(AnsweredName),
  weighIns: z.array(z.object({ takenAt: z.string(), weight: z.number() })),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

/** `kept` were corrected by hand since. */
export const UndoneImport = z.object({ removed: z.number(), kept: z.number() });
export type UndoneImport = z.infer<typeof UndoneImport>;

export const PastImport = z.object({
  id: z.string(),
  source: z.enum(SOURCES),
  fileName: z.string(),
  importedAt: z.string(),
  workouts: z.number(),
  weighIns: z.number(),
});
export type PastImport = z.infer<typeof PastImport>;
