import * as z from "zod/mini";
import { SIDES } from "@/lib/body/body";
import { MUSCLE_GROUPS } from "@/lib/body/ranges";
import { ConsentKind } from "@/lib/clients/consents/schema";
import { Client } from "@/lib/clients/record/schema";
import { Measurement } from "@/lib/clients/weigh-ins/schema";
import { ShareContent } from "@/lib/sharing/links/schema";
import { CallersClock } from "@/lib/text/calendar/schema";
import { MEASURES } from "@/lib/training/catalogue/measure";
import { PlannedSession, Programme } from "@/lib/training/plans/schema";
import { LIMBS, SET_KINDS } from "@/lib/training/workouts/set-kind";
import { ExportedCheckIns } from "./check-in-schema";
import { ExportedPlannedSession } from "./planned-schema";

const Instant = z.iso.datetime();
const Side = z.enum(SIDES);
const Group = z.enum(MUSCLE_GROUPS);
/** Path in the archive; null in the plain export, and for a picture whose bytes are missing or damaged. */
const File = z.nullable(z.string());

const ExportedPhoto = z.object({
  id: z.string(),
  side: Side,
  takenAt: Instant,
  url: z.string(),
  width: z.number(),
  height: z.number(),
  /** The photo that changes are compared with. */
  isBaseline: z.boolean(),
  file: File,
});

const ExportedImage = z.object({
  id: z.string(),
  side: Side,
  step: z.number(),
  month: z.number(),
  weight: z.number(),
  bodyFat: z.number(),
  engine: z.string(),
  prompt: z.string(),
  madeAt: Instant,
  url: z.string(),
  file: File,
});

export const ExportedWorkout = z.object({
  id: z.string(),
  performedAt: Instant,
  /** The trainer's calendar day, YYYY-MM-DD. */
  date: z.string(),
  /** Local time of the trainer, HH:MM. */
  time: z.string(),
  muscleGroup: Group,
  note: z.nullable(z.string()),
  /** From its first to its last set. */
  minutes: z._default(z.number(), 0),
  isDeload: z.optional(z.boolean()),
  /** By the client, without the trainer. */
  isReported: z.optional(z.boolean()),
  exercises: z.array(
    z.object({
      exerciseName: z.string(),
      muscleGroup: Group,
      measure: z.enum(MEASURES),
      notes: z.nullable(z.string()),
      sets: z.array(
        z.object({
          reps: z.number(),
          weight: z.number(),
          seconds: z.nullable(z.number()),
          meters: z.nullable(z.number()),
          kind: z.enum(SET_KINDS),
          rpe: z.nullable(z.number()),
          /** Null for both arms or legs at once. */
          limb: z.nullish(z.enum(LIMBS)),
        }),
      ),
    }),
  ),
});

export type ExportedWorkout = z.infer<typeof ExportedWorkout>;

export const WorkoutsFormat = z.extend(CallersClock, { format: z.enum(["csv", "json"]) });
export type WorkoutsFormat = z.output<typeof WorkoutsFormat>;

/** Oldest first. Weights and heights in the file's units, fat in percent; links stay in pounds, as frozen. */
export const ClientExport = z.object({
  format: z.literal("formcast-client"),
  formatVersion: z.literal(1),
  exportedAt: Instant,
  units: z.object({ weight: z.enum(["lb", "kg"]), height: z.enum(["in", "cm"]) }),
  client: z.omit(Client, {
    trainerId: true,
    version: true,
    generation: true,
    transformations: true,
    transformationUrls: true,
    transformationPrompts: true,
    transformationCount: true,
  }),
  /** Girths in whole millimetres; `tapeBodyFat` is the estimate from them if body fat was not measured. */
  measurements: z.array(z.omit(Measurement, { id: true })),
  photos: z.array(ExportedPhoto),
  /** Every generation, including superseded ones. */
  transformations: z.array(
    z.object({ id: z.string(), askedAt: Instant, isCurrent: z.boolean(), images: z.array(ExportedImage) }),
  ),
  consents: z.array(
    z.object({
      kind: ConsentKind,
      givenAt: Instant,
      withdrawnAt: z.nullable(Instant),
      recordedBy: z.string(),
    }),
  ),
  /** Share links without their addresses, of which only hashes are stored. */
  links: z.array(
    z.object({
      id: z.string(),
      madeAt: Instant,
      opensAt: Instant,
      expiresAt: Instant,
      closedAt: z.nullable(Instant),
      views: z.number(),
      lastSeenAt: z.nullable(Instant),
      content: ShareContent,
    }),
  ),
  ...ExportedCheckIns,
  /** Paths of pictures that are not in the archive because their bytes are missing or damaged. */
  missing: z.array(z.string()),
  exercises: z.array(
    z.object({
      exerciseName: z.string(),
      muscleGroup: Group,
      measure: z.enum(MEASURES),
      pinnedNote: z.nullable(z.string()),
      isFavourite: z._default(z.boolean(), false),
      trashedAt: z.nullable(Instant),
    }),
  ),
  /** The sessions of the current week, Monday first; empty without a plan. */
  weeklyPlan: z.array(PlannedSession),
  /** All weeks of a programme; null for a weekly plan that repeats. */
  programme: z.nullable(Programme),
  plannedSessions: z._default(z.array(ExportedPlannedSession), []),
  workouts: z.array(ExportedWorkout),
});
export type ClientExport = z.infer<typeof ClientExport>;
