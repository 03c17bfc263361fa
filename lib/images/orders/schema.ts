import * as z from "zod/mini";
import { SIDES } from "@/lib/body/body";
import { SEXES } from "@/lib/body/ranges";
import { WIDTH_SITES } from "@/lib/body/widths";
import { SCREEN_WIDTHS } from "@/lib/images/photos/asset";
import { FaceCover } from "@/lib/images/photos/schema";
import { QueryOffset } from "@/lib/text/calendar/schema";

export const Side = z.enum(SIDES);
export type Side = z.infer<typeof Side>;
export const EngineName = z.enum(["local", "replicate"]);
export type EngineName = z.infer<typeof EngineName>;

/** `labelled` is the image with the strip that labels it. */
export const TransformationSize = z.object({
  size: z._default(z.enum(["full", "thumb", "labelled", ...SCREEN_WIDTHS]), "full"),
  timezoneOffset: QueryOffset,
  face: z.optional(FaceCover),
});
export type TransformationSize = z.output<typeof TransformationSize>;

export const Generation = z.object({
  id: z.string(),
  status: z.enum(["queued", "running", "succeeded", "failed"]),
  engine: EngineName,
  done: z.int(),
  total: z.int(),
  error: z.nullable(z.string()),
});
export type Generation = z.infer<typeof Generation>;

export const Rating = z.nullable(z.union([z.literal(1), z.literal(-1)]));
export type Rating = z.infer<typeof Rating>;
export const RatedImage = z.object({ rating: Rating });

/** The new attempt; it replaces the earlier image when it is done. */
export const OrderedImage = z.object({ id: z.string() });

/** The part of a picture that a 9:16 frame shows, in widths of the picture. */
export const PictureView = z.object({ left: z.number(), top: z.number(), width: z.number() });
export type PictureView = z.infer<typeof PictureView>;

export const Body = z.object({ weightLbs: z.number(), bodyFat: z.number() });

const Range = z.object({ low: z.number(), high: z.number() });

/** The place of an image's body in the forecast; months count from today, with fraction. */
export const ForecastMatch = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("dated"),
    month: z.number(),
    /** Body fat in percent, likely for such clients then. */
    likely: Range,
    /** Weight in pounds, likely for such clients then. */
    likelyLbs: Range,
  }),
  /** The forecast never has this body; its nearest body instead or, for the target, its last one. */
  z.object({
    state: z.literal("apart"),
    isEnd: z.boolean(),
    nearest: z.extend(Body, { month: z.number() }),
  }),
  /** The client has passed this body between the photo and today. */
  z.object({ state: z.literal("passed") }),
  /** The target is today's body. */
  z.object({ state: z.literal("none") }),
]);
export type ForecastMatch = z.infer<typeof ForecastMatch>;

/** A photo with its day and the body of that day; weight in pounds, body fat in percent. */
export const DatedPhoto = z.object({
  photoUrl: z.string(),
  takenAt: z.iso.datetime(),
  weight: z.number(),
  bodyFat: z.number(),
});
export type DatedPhoto = z.infer<typeof DatedPhoto>;

export const DatedPhotos = z.object({ front: z.nullable(DatedPhoto), back: z.nullable(DatedPhoto) });
export type DatedPhotos = z.infer<typeof DatedPhotos>;

export const SiteWidths = z.array(
  z.object({ site: z.enum(WIDTH_SITES), asked: z.number(), made: z.nullable(z.number()) }),
);

/** In centimetres; null where an arm or cloth hides it. `error` is the relative error of the drawn width. */
export const DrawnGirth = z.object({
  site: z.enum(WIDTH_SITES),
  beforeCm: z.number(),
  askedCm: z.number(),
  madeCm: z.nullable(z.number()),
  error: z.number(),
});
export type DrawnGirth = z.infer<typeof DrawnGirth>;

/** The drawn body: weight in pounds, body fat in percent. */
export const Transformation = z.object({
  id: z.string(),
  side: Side,
  step: z.int(),
  steps: z.int(),
  month: z.int(),
  bodyFat: z.number(),
  weight: z.number(),
  match: ForecastMatch,
  prompt: z.string(),
  imageUrl: z.string(),
  engine: EngineName,
  lowConfidence: z.boolean(),
  girths: z.nullable(z.array(DrawnGirth)),
  /** Why the preferred engine did not make it. */
  note: z.nullable(z.string()),
  rating: Rating,
  /** The state of a redraw; null when a redraw would be the same. */
  redraw: z.nullable(
    z.object({ status: z.enum(["possible", "pending", "failed"]), error: z.nullable(z.string()) }),
  ),
});
export type Transformation = z.infer<typeof Transformation>;

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
      /** Null for older rows. */
      match: z.nullable(ForecastMatch),
      imageUrl: z.string(),
    }),
  ),
});
export type EarlierJourney = z.infer<typeof EarlierJourney>;

/** Frozen inputs of an order, so that a later change of the client does not mix in. */
export const OrderedSubject = z.object({
  sex: z.enum(SEXES),
  heightInches: z.number(),
  /** The body on the day of the front photo, or of the only photo. */
  now: Body,
  /** The body on the day of the back photo, if there are both. */
  backNow: z.optional(Body),
  target: Body,
  steps: z.int(),
  /** The most lean mass of the forecast in pounds; missing in older orders. */
  planLeanLbs: z.optional(z.number()),
});
export type OrderedSubject = z.infer<typeof OrderedSubject>;
