import * as z from "zod/mini";

/** A scheduler shows who it is by the secret that the operator gave to both. */
export const SchedulerHeaders = z.object({ authorization: z.optional(z.string().check(z.maxLength(1000))) });
export type SchedulerHeaders = z.infer<typeof SchedulerHeaders>;

export const ROUND_NAMES = [
  "deliverDue",
  "resumeStalled",
  "forgetExpired",
  "forgetExpiredCounts",
  "purgeOverdue",
  "tellStandings",
] as const;
export type RoundName = (typeof ROUND_NAMES)[number];

export const RoundsReport = z.object({ rounds: z.record(z.enum(ROUND_NAMES), z.enum(["done", "failed"])) });
