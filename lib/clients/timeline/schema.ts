import * as z from "zod/mini";
import { OriginalPlan } from "@/lib/body/forecast/schema";
import { STANDINGS } from "@/lib/body/forecast/standing";
import { STATUSES } from "@/lib/body/forecast/warning-rule";
import { EXPERIENCES, SEXES } from "@/lib/body/ranges";

const Figures = z.object({ bodyFatPercent: z.number(), leanMassLbs: z.number(), weightLbs: z.number() });

/** One month of the forecast, with the range for about 8 of 10 such clients. */
export const TimelineRow = z.extend(Figures, { month: z.int(), low: Figures, high: Figures });
export type TimelineRow = z.infer<typeof TimelineRow>;

export const TimelineWarning = z.object({
  code: z.string(),
  message: z.string(),
  confirm: z.optional(z.boolean()),
});
export type TimelineWarning = z.infer<typeof TimelineWarning>;

/** See `DailyDiet`. */
const Diet = z.object({
  phase: z.enum(["cut", "build", "gain", "hold"]),
  intakeKcal: z.number(),
  maintenance: z.object({ kcal: z.number(), low: z.number(), high: z.number() }),
  isOwn: z.boolean(),
  ownKcal: z.nullable(z.number()),
  protein: z.object({ low: z.number(), high: z.number() }),
});
export type Diet = z.infer<typeof Diet>;

/** The forecast for one set of inputs. `timeline` starts at month 1. */
export const ForecastAnswer = z.object({
  /** The body it starts from: as entered, and from the first weigh-in on as all of them show it together. */
  today: z.object({ bodyFat: z.number(), leanMass: z.number(), weight: z.number() }),
  timeline: z.array(TimelineRow),
  parameters: z.object({
    workoutsPerWeek: z.number(),
    experience: z.enum(EXPERIENCES),
    dietAdherence: z.number(),
    gender: z.enum(SEXES),
  }),
  warnings: z.array(TimelineWarning),
  status: z.enum(STATUSES),
  statusSentence: z.string(),
  diet: Diet,
  /** Days until the forecast reaches the goal or is nearest to it; null when it stops short. */
  goalDays: z.nullable(z.int()),
});
export type ForecastAnswer = z.infer<typeof ForecastAnswer>;

/** See `strongestLever`. */
const Lever = z.object({
  setting: z.enum(["workoutsPerWeek", "hoursPerWorkout", "dietAdherence"]),
  value: z.number(),
  daysCloser: z.nullable(z.int()),
});

const DaySpan = z.object({ from: z.int(), to: z.nullable(z.int()) });

/** When the goal is expected, in days after `since`. An open end is null: later, or not at all. */
export const GoalSpan = z.object({
  /** Start of the plan; null for today, when no weigh-in has followed the start. */
  since: z.nullable(z.iso.datetime()),
  /** The one day for captions; null when the goal is not in sight. */
  day: z.nullable(z.int()),
  /** Half of such clients get there in this span, and eight of ten in `most`. */
  half: DaySpan,
  most: DaySpan,
  /** Without a day: days within which too few get there. */
  within: z.int(),
});
export type GoalSpan = z.infer<typeof GoalSpan>;

/** What the weigh-ins since the start of the plan say. Pounds and percent. */
export const Followed = z.object({
  trend: z.array(z.object({ at: z.iso.datetime(), weight: z.number(), bodyFat: z.number() })),
  /** Null while every weigh-in waits for a second one that confirms it. */
  standing: z.nullable(
    z.object({
      kind: z.enum(STANDINGS),
      days: z.int(),
      /** Day from which ahead or behind can be told; null when it can, or when more weigh-ins are needed. */
      toldFrom: z.nullable(z.iso.datetime()),
    }),
  ),
  /** What the newest weigh-in did. */
  news: z.object({
    at: z.iso.datetime(),
    weight: z.number(),
    trendLbs: z.number(),
    /** Null when the goal came in sight or went out of it. */
    daysCloser: z.nullable(z.int()),
    isAside: z.boolean(),
  }),
});
export type Followed = z.infer<typeof Followed>;

export const Timeline = z.extend(ForecastAnswer, {
  lever: z.nullable(Lever),
  plan: z.nullable(OriginalPlan),
  goal: GoalSpan,
  /** Null before the first weigh-in that follows the start of the plan. */
  followed: z.nullable(Followed),
  /** For forecasts in the browser, see `Learned`; null while weigh-ins have taught nothing. */
  learned: z.unknown(),
});
export type Timeline = z.infer<typeof Timeline>;
