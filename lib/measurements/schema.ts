import * as z from "zod/mini";
import { BODY_FAT } from "@/lib/body/ranges";
import { BodyWeight, tenths } from "@/lib/clients/schema";
import { Cursor } from "@/lib/paging/schema";
import { instant } from "@/lib/text/schema";

/** A dated weigh-in: weight in pounds, body fat in percent where it was measured too. */
export const Measurement = z.object({
  id: z.string(),
  takenAt: z.iso.datetime(),
  weight: z.number(),
  bodyFat: z.nullable(z.number()),
});
export type Measurement = z.infer<typeof Measurement>;

/** `takenAt` is now unless an earlier weigh-in is entered later, or a removed one is put back. */
export const NewMeasurement = z.object({
  weight: BodyWeight,
  bodyFat: z.nullish(tenths(BODY_FAT)),
  takenAt: z.optional(instant()),
});
export type NewMeasurement = z.infer<typeof NewMeasurement>;

const PAGE = { standard: 50, largest: 200 };

export const MeasurementPage = z.object({
  cursor: z.optional(Cursor),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE.largest)), PAGE.standard),
});

export const Measurements = z.object({
  measurements: z.array(Measurement),
  nextCursor: z.nullable(z.string()),
});
