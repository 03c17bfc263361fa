import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/http/contract";
import { FloorSessions, Schedule, ScheduleQuery, TodaysSessions } from "./schema";

export const getSchedule = endpoint("GET /api/schedule", "trainer", {
  query: ScheduleQuery,
  reply: Schedule,
});

/** Whose session the floor offers first. */
export const getFloor = endpoint("GET /api/schedule/floor", "trainer", {
  query: z.pick(ScheduleQuery, { timezoneOffset: true }),
  reply: FloorSessions,
});

/** What the home page begins with. */
export const getToday = endpoint("GET /api/schedule/today", "trainer", {
  query: z.pick(ScheduleQuery, { timezoneOffset: true }),
  reply: TodaysSessions,
});
