import * as z from "zod/mini";
import { Brand } from "@/lib/accounts/brand/schema";
import { UNITS } from "@/lib/body/units";
import { TimelineRow } from "@/lib/clients/timeline/schema";
import { Body, ForecastMatch, Side } from "@/lib/images/orders/schema";
import { Box, FaceCover } from "@/lib/images/photos/schema";
import { TimezoneOffset } from "@/lib/text/calendar/schema";
import { calendarDay } from "@/lib/text/schema";

/** Days that a link works, from the day when it opens. */
export const OPEN_DAYS = [7, 30, 90] as const;

/** The drawn body and its place in the forecast; pounds and percent. */
const Drawn = z.extend(Body, { match: ForecastMatch });

/** Links from before the drawn body was stored show no day and no values, because today's would be wrong. */
export const SharedImage = z.object({
  id: z.string(),
  step: z.int(),
  /** Null in a link without the forecast. */
  drawn: z._default(z.nullable(Drawn), null),
  /** Months after the link was made; null for an image without a day. */
  month: z._default(z.nullable(z.number()), null),
});
export type SharedImage = z.infer<typeof SharedImage>;

export const SharedSide = z.object({
  side: Side,
  photoId: z.string(),
  takenAt: z._default(z.nullable(z.iso.datetime()), null),
  /** The body on the photo's day; null in a link without the forecast. */
  body: z._default(z.nullable(Body), null),
  images: z.array(SharedImage),
});
export type SharedSide = z.infer<typeof SharedSide>;

export const SharedForecast = z.object({
  today: z.object({ bodyFat: z.number(), leanMass: z.number(), weight: z.number() }),
  targetBodyFat: z.number(),
  months: z.array(TimelineRow),
  sentence: z.string(),
});
export type SharedForecast = z.infer<typeof SharedForecast>;

/** Links from before all faces were covered have one box for each picture. */
const Faces = z.pipe(
  z.union([z.array(Box), Box]),
  z.transform((faces) => (Array.isArray(faces) ? faces : [faces])),
);

/** The faces in each picture, by its id. */
export const SharedFaces = z.object({ cover: FaceCover, boxes: z.record(z.string(), Faces) });
export type SharedFaces = z.infer<typeof SharedFaces>;

/** The frozen content of a link: the client agreed to exactly this. */
export const ShareContent = z.object({
  sides: z.array(SharedSide),
  forecast: z.nullable(SharedForecast),
  /** The trainer's units, for values and sentences. */
  units: z._default(z.enum(UNITS), "imperial"),
  /** The trainer's time zone when the link was made. */
  timezoneOffset: z._default(TimezoneOffset, 0),
  /** Null shows the faces. */
  faces: z._default(z.nullable(SharedFaces), null),
});
export type ShareContent = z.infer<typeof ShareContent>;

export const NewShare = z.object({
  imageIds: z
    .array(z.string().check(z.maxLength(36)))
    .check(z.minLength(1, "Choose an image"), z.maxLength(12)),
  includeForecast: z.boolean(),
  openDays: z.literal(OPEN_DAYS),
  /** Null shows the faces. */
  faceCover: z._default(z.nullable(FaceCover), null),
  /** A day in the trainer's calendar, YYYY-MM-DD; null opens at once. */
  revealOn: z.nullable(calendarDay()),
  /** The trainer's time zone at the start of that day. */
  timezoneOffset: TimezoneOffset,
  consent: z.literal(true, "Confirm that the client agrees"),
});
export type NewShare = z.infer<typeof NewShare>;

export const SHARE_STATES = ["open", "locked", "expired", "revoked"] as const;

export const Share = z.object({
  id: z.string(),
  state: z.enum(SHARE_STATES),
  createdAt: z.iso.datetime(),
  revealOn: z.nullable(z.iso.date()),
  expiresAt: z.iso.datetime(),
  imageCount: z.int(),
  includesForecast: z.boolean(),
  faceCover: z.nullable(FaceCover),
  views: z.int(),
  lastSeenAt: z.nullable(z.iso.datetime()),
});
export type Share = z.infer<typeof Share>;

/** The only reply that contains the token. */
export const MadeShare = z.extend(Share, { token: z.string() });
export type MadeShare = z.infer<typeof MadeShare>;

const SharedBy = z.object({ firstName: z.string(), trainerName: z.string(), brand: Brand });

/** What a visitor sees: before the reveal no picture and no value. */
export const SharedResult = z.discriminatedUnion("state", [
  z.extend(SharedBy, { state: z.literal("locked"), revealOn: z.iso.date() }),
  z.extend(SharedBy, {
    state: z.literal("open"),
    madeAt: z.iso.datetime(),
    ...z.omit(ShareContent, { faces: true, timezoneOffset: true }).shape,
  }),
]);
export type SharedResult = z.infer<typeof SharedResult>;
export type OpenResult = Extract<SharedResult, { state: "open" }>;
export type LockedResult = Extract<SharedResult, { state: "locked" }>;
