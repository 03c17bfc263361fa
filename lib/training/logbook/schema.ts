import * as z from "zod/mini";
import { TimezoneOffset } from "@/lib/text/calendar/schema";
import { text } from "@/lib/text/schema";
import { isUuid } from "@/lib/text/uuid";
import { LINKED_BY } from "@/lib/training/day/facts";
import {
  EffortFields,
  LiftedExercises,
  Limb,
  LocalDay,
  MAX_NOTES_LENGTH,
  Measure,
  MuscleGroup,
  SetKind,
  StoredSet,
} from "@/lib/training/workouts/schema";

export const LOGBOOK_PAGE_SIZE = 20;
/** `before` is the id of the previous page's last workout. */
export const LogbookPage = z.object({
  before: z.optional(z.string().check(z.refine(isUuid, "Invalid input"))),
});
export type LogbookPage = z.infer<typeof LogbookPage>;

/** A planned session that a workout counts for, or could. `date` is YYYY-MM-DD. */
export const CountedSession = z.object({ id: z.string(), name: z.string(), date: z.string() });
export type CountedSession = z.infer<typeof CountedSession>;

/** A past workout. `date` is the local YYYY-MM-DD; each change increases `version` by one. */
export const LoggedWorkout = z.object({
  id: z.string(),
  version: z.number(),
  date: z.string(),
  /** The reported start or the first save, and the last save. */
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  muscleGroup: MuscleGroup,
  note: z.optional(z.nullable(z.string())),
  isDeload: z.optional(z.boolean()),
  /** The planned session that it counts for; missing for an extra. */
  countsFor: z.optional(CountedSession),
  linkedBy: z.optional(z.nullable(z.enum(LINKED_BY))),
  /** By the client, without the trainer. */
  isReported: z.optional(z.boolean()),
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

/** A workout with the records that it set. The first workout of an exercise sets none. */
export const SummedWorkout = z.extend(LoggedWorkout, {
  /** Totals of the last workout of the same kind; missing if there is none. */
  lastSame: z.optional(
    z.object({ date: z.string(), volumeLbs: z.number(), minutes: z.nullable(z.number()) }),
  ),
  records: z.array(z.object({ exerciseName: z.string(), ...Figures, beats: Best })),
  /** The planned sessions of the days around it, by date. */
  couldCountFor: z.optional(z.array(CountedSession)),
});
export type SummedWorkout = z.infer<typeof SummedWorkout>;

/** A new date, a new list of exercises, a note or a link; sets that were imported stay as they are. The service checks the weights. */
export const WorkoutChange = z.object({
  date: z.optional(LocalDay),
  exercises: z.optional(LiftedExercises),
  note: z.optional(z.nullable(text(MAX_NOTES_LENGTH))),
  /** The session that it counts for. `hand` fixes the choice, also that of none; without it the workout is matched again. */
  link: z.optional(
    z.object({
      plannedSessionId: z.nullable(z.string().check(z.refine(isUuid, "Invalid input"))),
      linkedBy: z.nullable(z.enum(LINKED_BY)),
    }),
  ),
  timezoneOffset: TimezoneOffset,
});
export type WorkoutChange = z.infer<typeof WorkoutChange>;

/** A deleted workout that can still be restored. */
export const BinnedWorkout = z.object({
  id: z.string(),
  date: z.string(),
  exerciseNames: z.array(z.string()),
  sets: z.int(),
  deletedAt: z.iso.datetime(),
  purgeAt: z.iso.datetime(),
});
export type BinnedWorkout = z.infer<typeof BinnedWorkout>;

/** A deleted workout as stored. It has exercise names, because the exercises may be deleted too. */
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
  plannedSessionId: z._default(z.nullable(z.string()), null),
  linkedBy: z._default(z.nullable(z.enum(LINKED_BY)), null),
  linkId: z._default(z.nullable(z.string()), null),
  seenAt: z._default(z.nullable(z.coerce.date()), null),
  entries: z.array(
    z.object({
      exerciseName: z.string(),
      muscleGroup: MuscleGroup,
      performedAt: z.optional(z.coerce.date()),
      notes: z.nullable(z.string()),
      sets: z.array(
        z.object({ ...Figures, kind: SetKind, rpe: z.nullable(z.number()), limb: z.optional(Limb) }),
      ),
    }),
  ),
});
export type RemovedWorkout = z.infer<typeof RemovedWorkout>;
