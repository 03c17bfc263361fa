import * as z from "zod/mini";
import { TIMEZONE_OFFSET_MINUTES } from "@/lib/calendar/local-date";

const { min, max } = TIMEZONE_OFFSET_MINUTES;
const Count = z.int();
/** YYYY-MM-DD in the trainer's calendar. */
const Day = z.string();

/** `timezoneOffset` as `Date.getTimezoneOffset()` gives it, so that weeks and months are the trainer's own. */
export const AnalyticsQuery = z.object({
  timezoneOffset: z._default(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^-?\d{1,3}$/, "A whole number of minutes")), z.transform(Number)),
      z.number().check(z.minimum(min, `At least ${min}`), z.maximum(max, `At most ${max}`)),
    ),
    0,
  ),
});
export type AnalyticsQuery = z.output<typeof AnalyticsQuery>;

export const WorkoutWeek = z.object({ monday: Day, logged: Count, planned: Count, met: Count });
export type WorkoutWeek = z.infer<typeof WorkoutWeek>;

export const Analytics = z.object({
  today: Day,
  /** Active: trained within the weeks that are told. */
  clients: z.object({ total: Count, active: Count }),
  /** The longest away first. */
  quiet: z.array(
    z.object({
      clientId: z.string(),
      name: z.string(),
      workoutsPerWeek: z.number(),
      addedDate: Day,
      lastWorkout: z.nullable(Day),
      days: Count,
    }),
  ),
  /** Whose weekly plan has a session today, by name, with how many of its exercises were logged today. */
  sessions: z.array(
    z.object({
      clientId: z.string(),
      clientName: z.string(),
      name: z.string(),
      planned: z._default(Count, 0),
      done: z._default(Count, 0),
      isDone: z.boolean(),
    }),
  ),
  workouts: z.object({
    thisWeek: Count,
    thisMonth: Count,
    /** Monday to Sunday of this week. */
    days: z.array(z.object({ date: Day, logged: Count })),
    /** Four weeks, oldest first; the last is the present one. */
    weeks: z.array(WorkoutWeek),
  }),
  /** Personal records that still stand, newest first. Weight in pounds, 0 for body weight. */
  records: z.array(
    z.object({
      clientId: z.string(),
      clientName: z.string(),
      exerciseName: z.string(),
      bestWeight: z.number(),
      bestReps: z.number(),
      seconds: z.optional(z.number()),
      meters: z.optional(z.number()),
      achievedDate: Day,
    }),
  ),
  /** Finished transformation images, also those that newer ones have replaced. */
  images: z.object({ total: Count, thisMonth: Count }),
});
export type Analytics = z.infer<typeof Analytics>;
