import * as z from "zod/mini";
import { SIDES } from "@/lib/body/body";
import { TapeGirths } from "@/lib/clients/weigh-ins/schema";
import { Cursor } from "@/lib/platform/paging/schema";

const DEFAULT_PAGE = 100;
const MAX_PAGE = 200;

/** `at` is an instant; the reader's calendar decides its day. */
const Dated = z.object({ id: z.string(), at: z.iso.datetime() });

export const HistoryPhoto = z.extend(Dated, {
  kind: z.literal("photo"),
  side: z.enum(SIDES),
  url: z.string(),
});
export type HistoryPhoto = z.infer<typeof HistoryPhoto>;

/** Weight in pounds, body fat in percent, girths in millimetres; null if not measured. */
export const HistoryMeasurement = z.extend(Dated, {
  kind: z.literal("measurement"),
  weight: z.number(),
  bodyFat: z.nullable(z.number()),
  girths: z.nullable(TapeGirths),
  tapeBodyFat: z.nullable(z.number()),
});
export type HistoryMeasurement = z.infer<typeof HistoryMeasurement>;

export const HistoryEntry = z.discriminatedUnion("kind", [HistoryPhoto, HistoryMeasurement]);
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const History = z.object({
  entries: z.array(HistoryEntry),
  nextCursor: z.nullable(z.string()),
  /** What changes are compared with, on every page: a photo and the measurement nearest to it. */
  baseline: z.object({ photo: z.nullable(HistoryPhoto), measurement: z.nullable(HistoryMeasurement) }),
});
export type History = z.infer<typeof History>;

export const HistoryPage = z.object({
  cursor: z.optional(Cursor),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE)), DEFAULT_PAGE),
});
export type HistoryPage = z.output<typeof HistoryPage>;

export const Baseline = z.object({ baselinePhotoId: z.string() });
