import * as z from "zod/mini";

export const Side = z.enum(["front", "back"]);
export type Side = z.infer<typeof Side>;
export const EngineName = z.enum(["local", "replicate"]);
export type EngineName = z.infer<typeof EngineName>;

/** `labelled` is the whole image with a strip below it that says what it is. */
export const TransformationSize = z.object({
  size: z._default(z.enum(["full", "thumb", "labelled"]), "full"),
});
export type TransformationSize = z.infer<typeof TransformationSize>;

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

/** One finished image. Weight in pounds, body fat in percent, month counted from the day it was asked for. */
export const Transformation = z.object({
  id: z.string(),
  side: Side,
  step: z.int(),
  steps: z.int(),
  month: z.int(),
  bodyFat: z.number(),
  weight: z.number(),
  prompt: z.string(),
  imageUrl: z.string(),
  engine: EngineName,
  lowConfidence: z.boolean(),
  /** Why not the preferred engine made it. */
  note: z.nullable(z.string()),
  rating: Rating,
  /** How it stands with drawing it anew; null where every drawing is the same. */
  redraw: z.nullable(
    z.object({ status: z.enum(["possible", "pending", "failed"]), error: z.nullable(z.string()) }),
  ),
});
export type Transformation = z.infer<typeof Transformation>;

/** What is frozen when images are asked for, so that a later change of the client does not mix in. */
export const Subject = z.object({
  sex: z.enum(["male", "female"]),
  heightInches: z.number(),
  now: z.object({ weightLbs: z.number(), bodyFat: z.number() }),
  target: z.object({ weightLbs: z.number(), bodyFat: z.number() }),
  steps: z.int(),
});
export type Subject = z.infer<typeof Subject>;
