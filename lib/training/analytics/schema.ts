import * as z from "zod/mini";
import { TIMEZONE_OFFSET_MINUTES } from "@/lib/text/calendar/local-date";
import { STATES } from "@/lib/training/day/standing";

const { min, max } = TIMEZONE_OFFSET_MINUTES;
const Count = z.int();
/** YYYY-MM-DD in the trainer's calendar. */
const Day = z.string();

/** `timezoneOffset` as in `Date.getTimezoneOffset()`, so that weeks and months follow the trainer's calendar. */
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

/** Of planned sessions: done of those due so far, still open, and left out. Extras are workouts for none of them. */
export const WorkoutWeek = z.object({
  monday: Day,
  logged: Count,
  planned: Count,
  done: Count,
  due: Count,
  open: Count,
  leftOut: Count,
  extra: Count,
});
export type WorkoutWeek = z.infer<typeof WorkoutWeek>;

export const Analytics = z.object({
  today: Day,
  /** Active: trained within the four weeks shown. */
  clients: z.object({ total: Count, active: Count }),
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
  sessions: z.array(
    z.object({
      clientId: z.string(),
      clientName: z.string(),
      name: z.string(),
      id: z.string(),
      state: z.enum(STATES),
      /** Of today, and should have ended half an hour ago. */
      isLate: z.boolean(),
      /** Minutes after local midnight; null for any time of the day. */
      startMin: z.nullable(Count),
      setsPlanned: Count,
      setsDone: Count,
    }),
  ),
  workouts: z.object({
    thisWeek: Count,
    thisMonth: Count,
    days: z.array(z.object({ date: Day, logged: Count })),
    /** Four weeks, oldest first; the last is the current one. */
    weeks: z.array(WorkoutWeek),
  }),
  /** Current personal records, newest first. Weight in pounds, 0 for body weight. */
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
  images: z.object({ total: Count, thisMonth: Count }),
});
export type Analytics = z.infer<typeof Analytics>;
