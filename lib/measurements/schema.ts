import * as z from "zod";
import { BODY_FAT, WEIGHT_LBS } from "@/lib/body/ranges";
import { tenths } from "@/lib/clients/schema";

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
  weight: tenths(WEIGHT_LBS),
  bodyFat: tenths(BODY_FAT).nullish(),
  takenAt: z.iso
    .datetime({ offset: true })
    .transform((value) => new Date(value))
    .optional(),
});
export type NewMeasurement = z.infer<typeof NewMeasurement>;

const PAGE = { standard: 50, largest: 200 };

/** Where the page before ended: its last entry's moment and id. */
const Cursor = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z_[0-9a-f-]{36}$/)
  .transform((value, context) => {
    const [moment = "", id = ""] = value.split("_");
    const takenAt = new Date(moment);
    if (Number.isNaN(takenAt.getTime())) context.addIssue("Invalid cursor");
    return { takenAt, id };
  });
export type Cursor = z.infer<typeof Cursor>;

export const MeasurementPage = z.object({
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(PAGE.largest).default(PAGE.standard),
});

export const Measurements = z.object({
  measurements: z.array(Measurement),
  nextCursor: z.string().nullable(),
});
