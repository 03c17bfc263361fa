import * as z from "zod/mini";
import { NewClient } from "@/lib/clients/record/schema";
import { calendarDay, instant } from "@/lib/text/schema";

/** What a scale or a phone sends. Without a date it is now; a day alone is its noon in UTC. Body fat in percent. */
export const ScaleReading = z.object({
  weight: z.number(),
  unit: z.enum(["lb", "kg"]),
  date: z.optional(z.union([calendarDay(), instant()])),
  bodyFat: z.optional(NewClient.shape.bodyFat),
});
export type ScaleReading = z.output<typeof ScaleReading>;

export const WeighInAddress = z.object({
  /** Null when the server's secret has changed: the address works, but cannot be shown again. */
  token: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export const KnownAddress = z.object({ address: z.nullable(WeighInAddress) });
export type KnownAddress = z.infer<typeof KnownAddress>;
