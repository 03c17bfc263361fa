import * as z from "zod";
import { BODY_FAT } from "@/lib/body/ranges";
import { BodyWeight, tenths } from "@/lib/clients/schema";
import { Cursor } from "@/lib/paging/schema";
import { instant } from "@/lib/text/schema";

/** A dated weigh-in: weight in pounds, body fat in percent where it was measured too. */
export const Measurement = z.object({
  id: z.string(),
  takenAt: z.iso.datetime(),
  weight: z.number(),
  bodyFat: z.number().nullable(),
});
export type Measurement = z.infer<typeof Measurement>;

/** `takenAt` is now unless an earlier weigh-in is entered later, or a removed one is put back. */
export const NewMeasurement = z.object({
  weight: BodyWeight,
  bodyFat: tenths(BODY_FAT).nullish(),
  takenAt: instant().optional(),
});
export type NewMeasurement = z.infer<typeof NewMeasurement>;

const PAGE = { standard: 50, largest: 200 };

export const MeasurementPage = z.object({
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(PAGE.largest).default(PAGE.standard),
});

export const Measurements = z.object({
  measurements: z.array(Measurement),
  nextCursor: z.string().nullable(),
});
