import * as z from "zod/mini";
import { BODY_FAT_METHODS } from "@/lib/body/body-fat-method";
import { BODY_FAT } from "@/lib/body/ranges";
import { GIRTH_MM, type Girths, TAPED_SITES } from "@/lib/body/tape-girths";
import { ScaleWeight, tenths } from "@/lib/clients/record/schema";
import { Cursor } from "@/lib/platform/paging/schema";
import type { NumberRange } from "@/lib/text/number-range";
import { instant, wholeWithin } from "@/lib/text/schema";

const girth = (range: NumberRange) => z.optional(wholeWithin(range, (limit) => `${limit} mm`));

/** Tape readings in whole millimetres; sites that were not measured are absent. */
export const TapeGirths: z.ZodMiniType<Girths> = z.object(
  Object.fromEntries(TAPED_SITES.map((site) => [site, girth(GIRTH_MM[site])])),
);

/** Weight in pounds, body fat in percent if it was measured; else `tapeBodyFat` is the estimate from girths. */
export const Measurement = z.object({
  id: z.string(),
  takenAt: z.iso.datetime(),
  weight: z.number(),
  bodyFat: z.nullable(z.number()),
  /** Null if not known. */
  bodyFatMethod: z.nullable(z.enum(BODY_FAT_METHODS)),
  girths: z.nullable(TapeGirths),
  tapeBodyFat: z.nullable(z.number()),
});
export type Measurement = z.infer<typeof Measurement>;

/** `takenAt` defaults to now; it is set for an earlier weigh-in or to restore a removed one. */
export const NewMeasurement = z.object({
  weight: ScaleWeight,
  bodyFat: z.nullish(tenths(BODY_FAT)),
  bodyFatMethod: z.nullish(z.enum(BODY_FAT_METHODS)),
  girths: z.nullish(TapeGirths),
  takenAt: z.optional(instant()),
});
export type NewMeasurement = z.infer<typeof NewMeasurement>;

export const MeasurementUpdate = z.object({
  weight: z.optional(ScaleWeight),
  bodyFat: z.nullish(tenths(BODY_FAT)),
  bodyFatMethod: z.nullish(z.enum(BODY_FAT_METHODS)),
  girths: z.nullish(TapeGirths),
  takenAt: z.optional(instant()),
});
export type MeasurementUpdate = z.infer<typeof MeasurementUpdate>;

const PAGE = { standard: 50, largest: 200 };

export const MeasurementPage = z.object({
  cursor: z.optional(Cursor),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE.largest)), PAGE.standard),
});

export const Measurements = z.object({
  measurements: z.array(Measurement),
  nextCursor: z.nullable(z.string()),
});
