import * as z from "zod/mini";
import { QueryOffset } from "@/lib/text/calendar/schema";
import { calendarDay } from "@/lib/text/schema";
import { SKIP_REASONS } from "@/lib/training/day/facts";
import { STATES } from "@/lib/training/day/standing";
import { FLOOR_KINDS } from "./floor-kinds";

/** YYYY-MM-DD in the trainer's calendar. */
const Day = z.string();

/** `week` is any day of the week; default the current week. */
export const ScheduleQuery = z.object({ week: z.optional(calendarDay()), timezoneOffset: QueryOffset });
export type ScheduleQuery = z.output<typeof ScheduleQuery>;

/** A planned session, or a workout for none or for one of another day. */
export const Appointment = z.object({
  /** Of the planned session; of the workout if it is an extra. */
  id: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  photoUrl: z.nullable(z.string()),
  /** Of a made-up client, who counts in no figure. */
  isSample: z.optional(z.boolean()),
  date: Day,
  /** `extra` is a workout for no planned session, `logged` one for a session of `otherDay`. */
  state: z.enum([
    ...(["inProgress", "done", "doneOtherDay", "partly", "leftOut", "missed", "today", "planned"] as const),
    ...(["extra", "logged"] as const),
  ]),
  /** The planned session's name; null for an extra. */
  name: z.nullable(z.string()),
  /** Without warm-ups. */
  setsPlanned: z.int(),
  setsDone: z.int(),
  /** Minutes after local midnight; null for any time of the day. */
  startMin: z.nullable(z.int()),
  /** Minutes; null for the usual length. */
  lengthMin: z.nullable(z.int()),
  note: z.nullable(z.string()),
  skippedFor: z.nullable(z.enum(SKIP_REASONS)),
  isWhole: z.boolean(),
  /** Whether it can be moved, copied and left out; a session beyond the next weeks is not stored yet. */
  isStored: z.boolean(),
  /** The first day of a moved session. */
  movedFrom: z.nullable(Day),
  /** The day on which a session was done or begun, if that is another. */
  otherDay: z.nullable(Day),
});
export type Appointment = z.infer<typeof Appointment>;

/** Of the week: `due` are the sessions whose day is over or that were trained for, `open` those of today and later. */
export const WeekSums = z.object({
  done: z.int(),
  due: z.int(),
  partly: z.int(),
  missed: z.int(),
  noShow: z.int(),
  open: z.int(),
  leftOut: z.int(),
  extra: z.int(),
});
export type WeekSums = z.infer<typeof WeekSums>;

export const Schedule = z.object({
  today: Day,
  monday: Day,
  clients: z.int(),
  sums: WeekSums,
  appointments: z.array(Appointment),
});
export type Schedule = z.infer<typeof Schedule>;

/** A session of today, or one of another day that runs or was done today. */
const TodaysSession = z.object({
  id: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  photoUrl: z.nullable(z.string()),
  name: z.string(),
  state: z.enum(STATES),
  /** Should have ended half an hour ago. */
  isLate: z.boolean(),
  /** Minutes after local midnight; null for any time of the day. */
  startMin: z.nullable(z.int()),
  setsPlanned: z.int(),
  setsDone: z.int(),
});
export type TodaysSession = z.infer<typeof TodaysSession>;

/** By time; those for any time of the day last. */
export const TodaysSessions = z.object({ today: Day, sessions: z.array(TodaysSession) });

/** A session for the floor: `now` is in progress or about to begin, `later` of today, `missed` within a week. */
const FloorSession = z.object({
  clientId: z.string(),
  kind: z.enum(FLOOR_KINDS),
  sessionId: z.string(),
  name: z.string(),
  date: Day,
  /** Minutes after local midnight; null for any time of the day. */
  startMin: z.nullable(z.int()),
  setsPlanned: z.int(),
  setsDone: z.int(),
  /** Of a missed session, how many more of the client were missed within a week after it; else 0. */
  moreMissed: z.int(),
});
export type FloorSession = z.infer<typeof FloorSession>;

/** By kind, day and time; at most one of each client. */
export const FloorSessions = z.object({ sessions: z.array(FloorSession) });
