import * as z from "zod/mini";
import { TIMEZONE_OFFSET_MINUTES } from "@/lib/text/calendar/local-date";
import { PERIODS } from "./periods";

const { min, max } = TIMEZONE_OFFSET_MINUTES;
const Count = z.int();
/** YYYY-MM-DD in the trainer's calendar. */
const Day = z.string();

/** `timezoneOffset` as in `Date.getTimezoneOffset()`, so that days and weeks follow the trainer's calendar. */
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

export const PeriodQuery = z.extend(AnalyticsQuery, { weeks: z._default(z.enum(PERIODS), "4") });
export type PeriodQuery = z.output<typeof PeriodQuery>;

const Client = { clientId: z.string(), name: z.string() };

/** Weight in pounds, 0 for body weight. */
const Record = z.object({
  clientId: z.string(),
  clientName: z.string(),
  exerciseName: z.string(),
  bestWeight: z.number(),
  bestReps: z.number(),
  seconds: z.optional(z.number()),
  meters: z.optional(z.number()),
  achievedDate: Day,
});

/** Of today: who needs the trainer, and who trains. */
export const Analytics = z.object({
  today: Day,
  clients: z.object({ total: Count }),
  quiet: z.array(
    z.object({
      ...Client,
      workoutsPerWeek: z.number(),
      addedDate: Day,
      lastWorkout: z.nullable(Day),
      days: Count,
    }),
  ),
  /** Sessions missed within a week, by client, who may be quiet too. */
  missed: z.array(z.object({ ...Client, days: z.array(Day) })),
  /** Current personal records of 90 days, newest first. */
  records: z.array(Record),
});
export type Analytics = z.infer<typeof Analytics>;

/** Of planned sessions: done of those due so far, still open, and left out. Extras are workouts for none of them. */
const Sums = { planned: Count, done: Count, due: Count, open: Count, leftOut: Count, extra: Count };

export const WorkoutWeek = z.object({ monday: Day, logged: Count, ...Sums });
export type WorkoutWeek = z.infer<typeof WorkoutWeek>;

/** Between the first and the last weigh-in of the period. Weight in pounds, body fat in percent. */
export const Change = z.object({
  from: z.number(),
  to: z.number(),
  /** The change is within so much of `to` less `from` in eight of ten cases. */
  error: z.number(),
  fromDay: Day,
  toDay: Day,
  /** Whether one of the two was guessed by eye, read from a photo or computed from girths. */
  isEstimated: z.boolean(),
});
export type Change = z.infer<typeof Change>;

export const ClientPeriod = z.object({
  ...Client,
  ...Sums,
  /** Null without two weigh-ins of different days. */
  weight: z.nullable(Change),
  bodyFat: z.nullable(Change),
});
export type ClientPeriod = z.infer<typeof ClientPeriod>;

/** The weeks up to the current one, which is the last; the trainer's clients without samples and archived ones. */
export const Period = z.object({
  today: Day,
  from: Day,
  /** Day of the first planned session. */
  plannedFrom: z.nullable(Day),
  weeks: z.array(WorkoutWeek),
  clients: z.array(ClientPeriod),
  /** Current personal records of the period, newest first. */
  records: z.array(Record),
});
export type Period = z.infer<typeof Period>;
