import * as z from "zod/mini";
import { text } from "@/lib/text/schema";
import { isUuid } from "@/lib/text/uuid";
import {
  EffortFields,
  LocalDay,
  MAX_NOTES_LENGTH,
  Measure,
  MuscleGroup,
  PerformedExercises,
  SetKind,
  StoredSet,
  TimezoneOffset,
} from "@/lib/workouts/schema";
import { logbookErrorTexts } from "./texts";

/** How many workouts a page of the logbook holds. */
export const LOGBOOK_PAGE_SIZE = 20;
/** `before` is the last workout of the page before. */
export const LogbookPage = z.object({
  before: z.optional(z.string().check(z.refine(isUuid, logbookErrorTexts.badCursor))),
});
export type LogbookPage = z.infer<typeof LogbookPage>;

/** A workout of the past. `date` is the local YYYY-MM-DD; `version` grows by one with every change. */
export const LoggedWorkout = z.object({
  id: z.string(),
  version: z.number(),
  date: z.string(),
  /** Its first save and its last, or the start that was told with it. */
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  muscleGroup: MuscleGroup,
  /** What the trainer wrote about the whole of it. */
  note: z.optional(z.nullable(z.string())),
  /** Present where it was part of an easy week. */
  isDeload: z.optional(z.boolean()),
  exercises: z.array(
    z.object({
      exerciseName: z.string(),
      muscleGroup: MuscleGroup,
      measure: z.optional(Measure),
      notes: z.nullable(z.string()),
      setsData: z.array(StoredSet),
    }),
  ),
});
export type LoggedWorkout = z.infer<typeof LoggedWorkout>;

const Figures = { weight: z.number(), reps: z.number(), ...EffortFields };
const Best = z.object({ ...Figures, date: z.string() });

/** A workout, and the records in it with those that they beat. An exercise's first workout sets none. */
export const SummedWorkout = z.extend(LoggedWorkout, {
  /** What the last workout of the same kind came to; absent where there is none. */
  lastSame: z.optional(
    z.object({ date: z.string(), volumeLbs: z.number(), minutes: z.nullable(z.number()) }),
  ),
  records: z.array(z.object({ exerciseName: z.string(), ...Figures, beats: Best })),
});
export type SummedWorkout = z.infer<typeof SummedWorkout>;

/** What is to be different: another day, or all exercises anew. How heavy a set may be, the service knows. */
export const WorkoutChange = z.object({
  date: z.optional(LocalDay),
  exercises: z.optional(PerformedExercises),
  /** Blank or null takes it away. */
  note: z.optional(z.nullable(text(MAX_NOTES_LENGTH))),
  timezoneOffset: TimezoneOffset,
});
export type WorkoutChange = z.infer<typeof WorkoutChange>;

/** A deleted workout as it is kept for undoing. Exercises stand by name: theirs may be gone by then. */
export const RemovedWorkout = z.object({
  muscleGroup: MuscleGroup,
  performedAt: z.coerce.date(),
  endedAt: z.optional(z.coerce.date()),
  absorbedIds: z._default(z.array(z.string()), []),
  localDate: z.string(),
  timezoneOffset: z.number(),
  version: z.number(),
  importId: z.nullable(z.string()),
  importKey: z.nullable(z.string()),
  note: z._default(z.nullable(z.string()), null),
  isDeload: z._default(z.boolean(), false),
  entries: z.array(
    z.object({
      exerciseName: z.string(),
      muscleGroup: MuscleGroup,
      performedAt: z.optional(z.coerce.date()),
      notes: z.nullable(z.string()),
      sets: z.array(z.object({ ...Figures, kind: SetKind, rpe: z.nullable(z.number()) })),
    }),
  ),
});
export type RemovedWorkout = z.infer<typeof RemovedWorkout>;
