import * as z from "zod/mini";
import { EXPERIENCES, SEXES } from "@/lib/body/ranges";
import { STATUSES } from "@/lib/forecast/forecast-status";

const Figures = z.object({ bodyFatPercent: z.number(), leanMassLbs: z.number(), weightLbs: z.number() });

/** One month of the forecast, with the range that about 8 in 10 such clients stay in. */
export const TimelineRow = z.extend(Figures, { month: z.int(), low: Figures, high: Figures });
export type TimelineRow = z.infer<typeof TimelineRow>;

export const TimelineWarning = z.object({
  code: z.string(),
  message: z.string(),
  confirm: z.optional(z.boolean()),
});
export type TimelineWarning = z.infer<typeof TimelineWarning>;

/** What the model says of one set of inputs. `timeline` starts at month 1; today is the client itself. */
export const ForecastAnswer = z.object({
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
  /** Days until the goal or the nearest that the forecast comes to it; null where it stops short. */
  goalDays: z.nullable(z.int()),
});
export type ForecastAnswer = z.infer<typeof ForecastAnswer>;

/** See `strongestLever`. */
const Lever = z.object({
  setting: z.enum(["workoutsPerWeek", "hoursPerWorkout", "dietAdherence"]),
  value: z.number(),
  daysCloser: z.nullable(z.int()),
});

/** What was forecast on the day on which the targets were set, from month 0, which is that day. */
export const OriginalPlan = z.object({
  startedAt: z.iso.datetime(),
  months: z.array(z.object({ month: z.int(), bodyFat: z.number(), weight: z.number() })),
  goalDays: z.nullable(z.int()),
});
export type OriginalPlan = z.infer<typeof OriginalPlan>;

/** The forecast of one client, and what it was when they set out. */
export const Timeline = z.extend(ForecastAnswer, {
  lever: z.nullable(Lever),
  plan: z.nullable(OriginalPlan),
});
export type Timeline = z.infer<typeof Timeline>;

/** A forecast's question as it is kept. */
export const Question = z.object({
  sex: z.enum(SEXES),
  heightInches: z.number(),
  weightLbs: z.number(),
  bodyFat: z.number(),
  targetWeightLbs: z.number(),
  targetBodyFat: z.number(),
  workoutsPerWeek: z.number(),
  hoursPerWorkout: z.number(),
  experience: z.enum(EXPERIENCES),
  dietAdherence: z.number(),
});
