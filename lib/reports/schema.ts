import * as z from "zod/mini";
import { TAPED_SITES } from "@/lib/body/tape-girths";
import { Measurement } from "@/lib/measurements/schema";
import { DatedPhotos } from "@/lib/transformations/schema";

/** Of an exercise: its first day's best set and the best of all, where a later day beat the first. */
export const ReportRecord = z.object({
  exerciseName: z.string(),
  first: z.object({ bestWeight: z.number(), bestReps: z.number() }),
  bestWeight: z.number(),
  bestReps: z.number(),
  achievedDate: z.string(),
});
export type ReportRecord = z.infer<typeof ReportRecord>;

/** `month` is YYYY-MM of the trainer's calendar; `sets` leaves out warm-ups. */
export const ReportMonth = z.object({ month: z.string(), workouts: z.int(), sets: z.int() });
export type ReportMonth = z.infer<typeof ReportMonth>;

/** What a progress report tells beside the client and the forecast. */
const TapedDay = z.object({ mm: z.int(), takenAt: z.iso.datetime() });
/** A site that was measured once has the same day twice. */
export const TapedChange = z.object({ site: z.enum(TAPED_SITES), first: TapedDay, newest: TapedDay });
export type TapedChange = z.infer<typeof TapedChange>;

export const Report = z.object({
  /** What each side began with: the pinned photo, else the oldest. */
  firstPhotos: DatedPhotos,
  weighIns: z.object({
    count: z.int(),
    /** Oldest first, at most 60; of more, the first, the newest and those nearest to even distances between them. */
    shown: z.array(Measurement),
  }),
  /** What the tape read first and last, from above to below; sites that were never measured are left out. */
  tape: z.array(TapedChange),
  workouts: z.object({
    count: z.int(),
    /** Newest first, at most 12; months without a workout are left out. */
    months: z.array(ReportMonth),
  }),
  /** The newest 8. */
  records: z.array(ReportRecord),
});
export type Report = z.infer<typeof Report>;
