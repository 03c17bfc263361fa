import * as z from "zod/mini";
import { SIDES } from "@/lib/body/body";
import { MUSCLE_GROUPS } from "@/lib/body/ranges";
import { Client } from "@/lib/clients/schema";
import { Measurement } from "@/lib/measurements/schema";
import { CallersClock } from "@/lib/paging/schema";
import { PlannedSession, Programme } from "@/lib/plans/schema";
import { ConsentKind } from "@/lib/privacy/schema";
import { ShareContent } from "@/lib/shares/schema";
import { MEASURES } from "@/lib/workouts/measure";
import { SET_KINDS } from "@/lib/workouts/set-kind";
import { ExportedCheckIns } from "./check-in-schema";

const Instant = z.iso.datetime();
const Side = z.enum(SIDES);
const Group = z.enum(MUSCLE_GROUPS);
/** Path within the archive; null in the plain export, and for a picture whose bytes are gone or damaged. */
const File = z.nullable(z.string());

const ExportedPhoto = z.object({
  id: z.string(),
  side: Side,
  takenAt: Instant,
  url: z.string(),
  width: z.number(),
  height: z.number(),
  /** The one that every change is measured against. */
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
  /** On the trainer's wall clock, HH:MM. */
  time: z.string(),
  muscleGroup: Group,
  note: z.nullable(z.string()),
  /** Present where it was part of an easy week. */
  isDeload: z.optional(z.boolean()),
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
        }),
      ),
    }),
  ),
});

export type ExportedWorkout = z.infer<typeof ExportedWorkout>;

export const WorkoutsFormat = z.extend(CallersClock, { format: z.enum(["csv", "json"]) });
export type WorkoutsFormat = z.output<typeof WorkoutsFormat>;

/**
 * Everything that is kept about one client, oldest first. Weights and heights in the units that the file names, body fat
 * in percent; what a link shows stays in pounds, as it was frozen.
 */
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
  /** Girths in whole millimetres; `tapeBodyFat` is what they tell where body fat was not measured. */
  measurements: z.array(z.omit(Measurement, { id: true })),
  photos: z.array(ExportedPhoto),
  /** Each set of images that was ever asked for, also those that a newer one has replaced. */
  transformations: z.array(
    z.object({ id: z.string(), askedAt: Instant, isCurrent: z.boolean(), images: z.array(ExportedImage) }),
  ),
  /** What the client agreed to, and what of it was withdrawn again. */
  consents: z.array(
    z.object({
      kind: ConsentKind,
      givenAt: Instant,
      withdrawnAt: z.nullable(Instant),
      recordedBy: z.string(),
    }),
  ),
  /** The links under which images were shown, without the addresses, which nobody knows any more. */
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
  /** Paths of the pictures that the archive ought to hold, and cannot: their bytes are gone or damaged. */
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
  /** The sessions of the present week, Monday's first; none without a plan. */
  weeklyPlan: z.array(PlannedSession),
  /** All weeks, where they differ; null for a week that repeats. */
  programme: z.nullable(Programme),
  workouts: z.array(ExportedWorkout),
});
export type ClientExport = z.infer<typeof ClientExport>;
