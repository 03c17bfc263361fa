import * as z from "zod/mini";
import { SIDES } from "@/lib/body/body";
import { SEXES } from "@/lib/body/ranges";
import { WIDTH_SITES } from "@/lib/body/widths";
import { TIMEZONE_OFFSET_MINUTES } from "@/lib/calendar/local-date";
import { SCREEN_WIDTHS } from "@/lib/photos/asset";
import { FaceCover } from "@/lib/photos/schema";

export const Side = z.enum(SIDES);
export type Side = z.infer<typeof Side>;
export const EngineName = z.enum(["local", "replicate"]);
export type EngineName = z.infer<typeof EngineName>;

/** Minutes as `Date.getTimezoneOffset()` gives them, in an address. */
export const QueryOffset = z._default(
  z.coerce
    .number()
    .check(z.int(), z.minimum(TIMEZONE_OFFSET_MINUTES.min), z.maximum(TIMEZONE_OFFSET_MINUTES.max)),
  0,
);

/** `labelled` is the whole image with a strip below it that says what it is. */
export const TransformationSize = z.object({
  size: z._default(z.enum(["full", "thumb", "labelled", ...SCREEN_WIDTHS]), "full"),
  /** In whose calendar a labelled file names the day. */
  timezoneOffset: QueryOffset,
  face: z.optional(FaceCover),
});
export type TransformationSize = z.output<typeof TransformationSize>;

/** Where the client's newest set of images stands. */
export const Generation = z.object({
  id: z.string(),
  status: z.enum(["queued", "running", "succeeded", "failed"]),
  engine: EngineName,
  done: z.int(),
  total: z.int(),
  error: z.nullable(z.string()),
});
export type Generation = z.infer<typeof Generation>;

/** The trainer's thumb: up, down or none. */
export const Rating = z.nullable(z.union([z.literal(1), z.literal(-1)]));
export type Rating = z.infer<typeof Rating>;
export const RatedImage = z.object({ rating: Rating });

/** The image that was just ordered; it takes the earlier one's place when it is there. */
export const OrderedImage = z.object({ id: z.string() });

/** See `Body` in `lib/body/body.ts`. */
export const Body = z.object({ weightLbs: z.number(), bodyFat: z.number() });

const Range = z.object({ low: z.number(), high: z.number() });

/** Where the forecast has the body that an image shows; months count from today and have fractions. */
export const ForecastMatch = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("dated"),
    month: z.number(),
    /** Body fat in percent that most such clients have then. */
    likely: Range,
    /** The same of their weight, in pounds. */
    likelyLbs: Range,
  }),
  /** The forecast never has it; what it has instead, at its nearest or, for the target, at its end. */
  z.object({
    state: z.literal("apart"),
    isEnd: z.boolean(),
    nearest: z.extend(Body, { month: z.number() }),
  }),
  /** The client went past it between the photo and today. */
  z.object({ state: z.literal("passed") }),
  /** The target is today's body. */
  z.object({ state: z.literal("none") }),
]);
export type ForecastMatch = z.infer<typeof ForecastMatch>;

/** A photo with its day, and the body of that day; weight in pounds, body fat in percent. */
export const DatedPhoto = z.object({
  photoUrl: z.string(),
  takenAt: z.iso.datetime(),
  weight: z.number(),
  bodyFat: z.number(),
});
export type DatedPhoto = z.infer<typeof DatedPhoto>;

/** A photo of each side; null where there is none. */
export const DatedPhotos = z.object({ front: z.nullable(DatedPhoto), back: z.nullable(DatedPhoto) });
export type DatedPhotos = z.infer<typeof DatedPhotos>;

/** What is kept of the measure of an image: see `SiteWidth`. */
export const SiteWidths = z.array(
  z.object({ site: z.enum(WIDTH_SITES), asked: z.number(), made: z.nullable(z.number()) }),
);

/**
 * A girth of the drawn body in centimetres: on the photo, as it was asked for, and as the picture shows it, null where
 * an arm or cloth hides it. `error` is the share by which the width in the picture is too large.
 */
export const DrawnGirth = z.object({
  site: z.enum(WIDTH_SITES),
  beforeCm: z.number(),
  askedCm: z.number(),
  madeCm: z.nullable(z.number()),
  error: z.number(),
});
export type DrawnGirth = z.infer<typeof DrawnGirth>;

/** One finished image with the body that was drawn: weight in pounds, body fat in percent. */
export const Transformation = z.object({
  id: z.string(),
  side: Side,
  step: z.int(),
  steps: z.int(),
  /** The forecast month that is nearest to this body, counted from today. */
  month: z.int(),
  bodyFat: z.number(),
  weight: z.number(),
  match: ForecastMatch,
  prompt: z.string(),
  imageUrl: z.string(),
  engine: EngineName,
  lowConfidence: z.boolean(),
  /** As measured on it when it was made; null where it was not. */
  girths: z.nullable(z.array(DrawnGirth)),
  /** Why not the preferred engine made it. */
  note: z.nullable(z.string()),
  rating: Rating,
  /** How it stands with drawing it anew; null where every drawing is the same. */
  redraw: z.nullable(
    z.object({ status: z.enum(["possible", "pending", "failed"]), error: z.nullable(z.string()) }),
  ),
});
export type Transformation = z.infer<typeof Transformation>;

/** A set of images of earlier photos, with what was forecast when it was ordered. */
export const EarlierJourney = z.object({
  id: z.string(),
  /** The day from which the months of its matches count. */
  orderedAt: z.iso.datetime(),
  drawnFrom: DatedPhotos,
  images: z.array(
    z.object({
      id: z.string(),
      side: Side,
      step: z.int(),
      weight: z.number(),
      bodyFat: z.number(),
      /** Null where nobody wrote it down. */
      match: z.nullable(ForecastMatch),
      imageUrl: z.string(),
    }),
  ),
});
export type EarlierJourney = z.infer<typeof EarlierJourney>;

/** What is frozen when images are asked for, so that a later change of the client does not mix in. */
export const OrderedSubject = z.object({
  sex: z.enum(SEXES),
  heightInches: z.number(),
  /** The body on the day of the front photo, or of the only one. */
  now: Body,
  /** The same of the back photo, where there are both. */
  backNow: z.optional(Body),
  target: Body,
  steps: z.int(),
});
export type OrderedSubject = z.infer<typeof OrderedSubject>;
