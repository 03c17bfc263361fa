import * as z from "zod/mini";
import { BODY_FAT_METHODS } from "@/lib/body/body-fat-method";
import { EXPERIENCES, SEXES } from "@/lib/body/ranges";

/** The forecast at the time when the targets were set; month 0 is that day. */
export const OriginalPlan = z.object({
  startedAt: z.iso.datetime(),
  months: z.array(z.object({ month: z.int(), bodyFat: z.number(), weight: z.number() })),
  goalDays: z.nullable(z.int()),
});
export type OriginalPlan = z.infer<typeof OriginalPlan>;

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
  bodyFatMethod: z.optional(z.enum(BODY_FAT_METHODS)),
  ageYears: z.optional(z.number()),
  onMedicine: z.optional(z.boolean()),
});

/** The plans before the stored one, the oldest first. */
export const EarlierPlans = z.array(
  z.object({
    startedAt: z.pipe(
      z.iso.datetime(),
      z.transform((at) => new Date(at)),
    ),
    question: Question,
  }),
);
