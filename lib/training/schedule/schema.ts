import * as z from "zod/mini";
import { QueryOffset } from "@/lib/text/calendar/schema";
import { calendarDay } from "@/lib/text/schema";
import { PlannedExercise, PlannedSession, SessionMove } from "@/lib/training/plans/schema";

/** YYYY-MM-DD in the trainer's calendar. */
const Day = z.string();

/** `week` is any day of the week; default the current week. */
export const ScheduleQuery = z.object({ week: z.optional(calendarDay()), timezoneOffset: QueryOffset });
export type ScheduleQuery = z.output<typeof ScheduleQuery>;

export const StoredPlan = z.object({
  sessions: z.array(
    z.object({
      weekday: PlannedSession.shape.weekday,
      name: PlannedSession.shape.name,
      exercises: z.array(z.object({ exerciseName: PlannedExercise.shape.exerciseName })),
    }),
  ),
  moves: z.array(SessionMove),
});

/** A client's day: planned, trained, or both. */
export const Appointment = z.object({
  clientId: z.string(),
  clientName: z.string(),
  photoUrl: z.nullable(z.string()),
  date: Day,
  state: z.enum(["done", "partly", "extra", "missed", "planned"]),
  /** The planned session's name; null for training without one. */
  name: z.nullable(z.string()),
  /** Number of planned exercises, and how many of them were logged. */
  planned: z.int(),
  done: z.int(),
  /** The original day of a moved session. */
  movedFrom: z.nullable(Day),
  /** For a missed session of this week: remaining days without a session. */
  freeDays: z.array(Day),
});
export type Appointment = z.infer<typeof Appointment>;

export const Schedule = z.object({
  today: Day,
  monday: Day,
  clients: z.int(),
  appointments: z.array(Appointment),
});
export type Schedule = z.infer<typeof Schedule>;
