import * as z from "zod/mini";
import { UNITS } from "@/lib/body/units-choice";
import { TimelineRow } from "@/lib/timeline/schema";
import { Side } from "@/lib/transformations/schema";
import { TimezoneOffset } from "@/lib/workouts/schema";

/** Days that a link stays open, counted from the day on which it opens. */
export const OPEN_DAYS = [7, 30, 90] as const;

const Range = z.object({ low: z.number(), high: z.number() });

/** The point of the forecast that an image stands for, in months after the link was made; percent and pounds. */
const Moment = z.object({
  month: z.number(),
  /** Null in a link without the forecast. */
  figures: z.nullable(z.object({ weightLbs: z.number(), bodyFat: z.number() })),
  likely: z.nullable(Range),
});

export const SharedImage = z.object({
  id: z.string(),
  step: z.int(),
  /** Null for an image that the forecast never gets to. */
  moment: z.nullable(Moment),
});
export type SharedImage = z.infer<typeof SharedImage>;

/** The photo of one side, and the images that show what may become of it. */
export const SharedSide = z.object({ side: Side, photoId: z.string(), images: z.array(SharedImage) });
export type SharedSide = z.infer<typeof SharedSide>;

export const SharedForecast = z.object({
  today: z.object({ bodyFat: z.number(), leanMass: z.number(), weight: z.number() }),
  targetBodyFat: z.number(),
  months: z.array(TimelineRow),
  /** How it ends, in words. */
  sentence: z.string(),
});
export type SharedForecast = z.infer<typeof SharedForecast>;

/** What a link shows, frozen: the client agreed to this and to nothing that comes later. */
export const ShareContent = z.object({
  sides: z.array(SharedSide),
  forecast: z.nullable(SharedForecast),
  /** The trainer's, in which figures are shown and the sentence is written. */
  units: z._default(z.enum(UNITS), "imperial"),
});
export type ShareContent = z.infer<typeof ShareContent>;

export const NewShare = z.object({
  imageIds: z
    .array(z.string().check(z.maxLength(36)))
    .check(z.minLength(1, "Choose an image"), z.maxLength(12)),
  includeForecast: z.boolean(),
  openDays: z.literal(OPEN_DAYS),
  /** A day of the trainer's calendar, YYYY-MM-DD; null opens at once. */
  revealOn: z.nullable(z.iso.date()),
  /** Of the trainer's clock at the beginning of that day. */
  timezoneOffset: TimezoneOffset,
  /** That the client agrees to be shown under this very link. */
  consent: z.literal(true, "Confirm that the client agrees"),
});
export type NewShare = z.infer<typeof NewShare>;

export const SHARE_STATES = ["open", "locked", "expired", "revoked"] as const;

/** A link as its trainer sees it. Its address is not among this: nobody can know it again. */
export const Share = z.object({
  id: z.string(),
  state: z.enum(SHARE_STATES),
  createdAt: z.iso.datetime(),
  revealOn: z.nullable(z.iso.date()),
  expiresAt: z.iso.datetime(),
  imageCount: z.int(),
  includesForecast: z.boolean(),
  views: z.int(),
  lastSeenAt: z.nullable(z.iso.datetime()),
});
export type Share = z.infer<typeof Share>;

/** The one time that the token is told. */
export const MadeShare = z.extend(Share, { token: z.string() });
export type MadeShare = z.infer<typeof MadeShare>;

const SharedBy = z.object({ firstName: z.string(), trainerName: z.string() });

/** What whoever holds the link may see: before the reveal neither a picture nor a figure. */
export const SharedResult = z.discriminatedUnion("state", [
  z.extend(SharedBy, { state: z.literal("locked"), revealOn: z.iso.date() }),
  z.extend(SharedBy, { state: z.literal("open"), madeAt: z.iso.datetime(), ...ShareContent.shape }),
]);
export type SharedResult = z.infer<typeof SharedResult>;
export type OpenResult = Extract<SharedResult, { state: "open" }>;
export type LockedResult = Extract<SharedResult, { state: "locked" }>;
