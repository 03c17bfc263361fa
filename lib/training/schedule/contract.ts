import { endpoint } from "@/lib/platform/http/contract";
import { Schedule, ScheduleQuery } from "./schema";

export const getSchedule = endpoint({
  method: "GET",
  path: "/api/schedule",
  access: "trainer",
  query: ScheduleQuery,
  reply: Schedule,
});
