import * as z from "zod/mini";
import { TAPED_SITES } from "@/lib/body/tape-girths";
import { Measurement } from "@/lib/clients/weigh-ins/schema";
import { DatedPhotos } from "@/lib/images/orders/schema";

export const ReportRecord = z.object({
  exerciseName: z.string(),
  first: z.object({ bestWeight: z.number(), bestReps: z.number() }),
  bestWeight: z.number(),
  bestReps: z.number(),
  achievedDate: z.string(),
});
export type ReportRecord = z.infer<typeof ReportRecord>;

/** `month` is YYYY-MM in the trainer's calendar; `sets` excludes warm-ups. */
export const ReportMonth = z.object({ month: z.string(), workouts: z.int(), sets: z.int() });
export type ReportMonth = z.infer<typeof ReportMonth>;

const TapedDay = z.object({ mm: z.int(), takenAt: z.iso.datetime() });
/** A site that was measured once has the same day twice. */
export const TapedChange = z.object({ site: z.enum(TAPED_SITES), first: TapedDay, newest: TapedDay });
export type TapedChange = z.infer<typeof TapedChange>;

export const Report = z.object({
  /** The first photo of each side: the pinned one, else the oldest. */
  firstPhotos: DatedPhotos,
  weighIns: z.object({
    count: z.int(),
    /** Oldest first, at most 60: the first, the newest, and an even selection between. */
    shown: z.array(Measurement),
  }),
  /** First and newest girth per site, top to bottom; sites without a measurement are absent. */
  tape: z.array(TapedChange),
  workouts: z.object({
    count: z.int(),
    /** Newest first, at most 12; months without a workout are absent. */
    months: z.array(ReportMonth),
  }),
  /** The newest 8. */
  records: z.array(ReportRecord),
});
export type Report = z.infer<typeof Report>;
