import { endpoint } from "@/lib/platform/http/contract";
import { JobsReport, SchedulerHeaders } from "./schema";

/** A GET, because schedulers of serverless hosts send nothing else. */
export const runScheduledJobs = endpoint("GET /api/cron", "public", {
  headers: SchedulerHeaders,
  reply: JobsReport,
  refusals: ["unauthenticated"],
});
