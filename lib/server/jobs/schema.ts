import * as z from "zod/mini";

/** The scheduler authenticates with the operator's secret. */
export const SchedulerHeaders = z.object({ authorization: z.optional(z.string().check(z.maxLength(1000))) });
export type SchedulerHeaders = z.infer<typeof SchedulerHeaders>;

export const JOB_NAMES = [
  "deliverDue",
  "resumeStalled",
  "forgetExpired",
  "forgetExpiredCounts",
  "forgetOldEntries",
  "forgetOldMails",
  "discardUnclaimed",
  "purgeOverdue",
  "emptyBin",
  "tellStandings",
  "foretellWeighIns",
  "remindDue",
  "tellAnswers",
  "layOutAhead",
  "forgetIntakes",
] as const;
export type JobName = (typeof JOB_NAMES)[number];

export const JobsReport = z.object({ rounds: z.record(z.enum(JOB_NAMES), z.enum(["done", "failed"])) });
