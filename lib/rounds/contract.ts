import { endpoint } from "@/lib/http/contract";
import { RoundsReport, SchedulerHeaders } from "./schema";

/** A GET, since that is all that schedulers of serverless hosts send. */
export const makeRounds = endpoint({
  method: "GET",
  path: "/api/cron",
  access: "public",
  headers: SchedulerHeaders,
  reply: RoundsReport,
  refusals: ["unauthenticated"],
});
