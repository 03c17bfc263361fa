import * as z from "zod/mini";
import { WAISTS } from "@/lib/engine/check/faults";
import { PictureView } from "@/lib/images/orders/schema";
import { Outline } from "@/lib/images/photos/schema";
import { calendarDay } from "@/lib/text/schema";

/** YYYY-MM-DD in the calendar of the client. */
const Day = calendarDay();

/** A stop on the timeline: pounds, percent, and a picture if there is one and it is released. */
export const WayStop = z.object({
  id: z.string(),
  kind: z.enum(["start", "today", "projected"]),
  day: z.nullable(Day),
  weight: z.number(),
  bodyFat: z.nullable(z.number()),
  imageUrl: z.nullable(z.string()),
  /** Of a photo, the day on which it was taken, which may not be that of the figures. */
  photoOn: z.nullable(Day),
  /** The part of the picture with the person; null without a picture or where nobody was found. */
  view: z.nullable(PictureView),
});
export type WayStop = z.infer<typeof WayStop>;

/** The person's outline in the photo of a day, in fractions of the photo, whose height over its width is `shape`. */
const WayOutline = z.object({
  day: Day,
  shape: z.number(),
  outline: Outline,
  waist: z.enum(WAISTS),
});

const Milestone = z.object({
  weight: z.number(),
  on: Day,
  earliest: z.nullable(Day),
  latest: z.nullable(Day),
});
export type Milestone = z.infer<typeof Milestone>;

/** What lies behind a client and, once it is released, ahead. */
export const Way = z.object({
  stops: z.array(WayStop),
  /** Of the photo from which the images were made. */
  outline: z.nullable(WayOutline),
  sessions: z.int(),
  milestone: z.nullable(Milestone),
});
