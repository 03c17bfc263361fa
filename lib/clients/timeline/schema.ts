import * as z from "zod/mini";
import { OriginalPlan } from "@/lib/body/forecast/schema";
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

/** The forecast for one set of inputs. `timeline` starts at month 1; today is the client's own data. */
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

export const Timeline = z.extend(ForecastAnswer, {
  lever: z.nullable(Lever),
  plan: z.nullable(OriginalPlan),
});
export type Timeline = z.infer<typeof Timeline>;
