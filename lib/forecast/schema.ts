import * as z from "zod/mini";
import { EXPERIENCES, SEXES } from "@/lib/body/ranges";

/** What was forecast on the day on which the targets were set, from month 0, which is that day. */
export const OriginalPlan = z.object({
  startedAt: z.iso.datetime(),
  months: z.array(z.object({ month: z.int(), bodyFat: z.number(), weight: z.number() })),
  goalDays: z.nullable(z.int()),
});
export type OriginalPlan = z.infer<typeof OriginalPlan>;

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
