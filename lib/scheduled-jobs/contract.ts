import { endpoint } from "@/lib/http/contract";
import { JobsReport, SchedulerHeaders } from "./schema";

/** A GET, since that is all that schedulers of serverless hosts send. */
export const runScheduledJobs = endpoint({
  method: "GET",
  path: "/api/cron",
  access: "public",
  headers: SchedulerHeaders,
  reply: JobsReport,
  refusals: ["unauthenticated"],
});
