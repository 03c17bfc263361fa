import * as z from "zod";
import { roundToTenth } from "@/lib/body/composition";
import type { NumberRange } from "@/lib/body/number-range";
import {
  BODY_FAT,
  DIET_ADHERENCES,
  EXPERIENCES,
  GENDERS,
  HEIGHT_INCHES,
  HOURS_PER_WORKOUT,
  NEW_CLIENT_DEFAULTS,
  STEPS,
  TARGET_BODY_FAT,
  WEIGHT_LBS,
  WORKOUTS_PER_WEEK,
} from "@/lib/body/ranges";
import { requiredText, text } from "@/lib/text/schema";
import { Generation, Transformation } from "@/lib/transformations/schema";
import { clientIssueTexts } from "./texts";

const MAX_NAME_LENGTH = 120;
const MAX_NOTES_LENGTH = 4000;

/** A scale may read anything within the range; a tenth is as exact as the product goes. */
export const tenths = ({ min, max }: NumberRange) =>
  z
    .number()
    .min(min, clientIssueTexts.atLeast(min))
    .max(max, clientIssueTexts.atMost(max))
    .transform(roundToTenth);
const whole = ({ min, max }: NumberRange) =>
  z.int().min(min, clientIssueTexts.atLeast(min)).max(max, clientIssueTexts.atMost(max));
const oneOf = <const Values extends readonly number[]>(values: Values) =>
  z
    .number()
    .refine((value): value is Values[number] => values.includes(value), clientIssueTexts.oneOf(values));

const BODY = {
  gender: z.enum(GENDERS),
  height: whole(HEIGHT_INCHES),
  weight: tenths(WEIGHT_LBS),
  bodyFat: tenths(BODY_FAT),
  targetBodyFat: tenths(TARGET_BODY_FAT),
  targetWeight: tenths(WEIGHT_LBS),
};
const PLAN = {
  steps: whole(STEPS),
  workoutsPerWeek: whole(WORKOUTS_PER_WEEK),
  hoursPerWorkout: oneOf(HOURS_PER_WORKOUT),
  experience: z.enum(EXPERIENCES),
  dietAdherence: oneOf(DIET_ADHERENCES),
};
/** Only whether it is one of the caller's own photos counts; the service asks the database. */
const PhotoUrl = z.string().max(200).nullable();

export const NewClient = z.object({
  /** Whom the browser believes to be signed in. It is compared with the session and never stored. */
  trainerId: z.string().optional(),
  name: requiredText(MAX_NAME_LENGTH),
  ...BODY,
  steps: PLAN.steps.default(NEW_CLIENT_DEFAULTS.steps),
  workoutsPerWeek: PLAN.workoutsPerWeek.default(NEW_CLIENT_DEFAULTS.workoutsPerWeek),
  hoursPerWorkout: PLAN.hoursPerWorkout.default(NEW_CLIENT_DEFAULTS.hoursPerWorkout),
  experience: PLAN.experience.default(NEW_CLIENT_DEFAULTS.experience),
  dietAdherence: PLAN.dietAdherence.default(NEW_CLIENT_DEFAULTS.dietAdherence),
  notes: text(MAX_NOTES_LENGTH).nullish(),
  photoUrl: PhotoUrl.optional(),
  backPhotoUrl: PhotoUrl.optional(),
  /** That the trainer has just confirmed the client's age, which the form says its button does. */
  adultConfirmed: z.boolean().optional(),
});
export type NewClient = z.infer<typeof NewClient>;

/** Only the keys that are present are written. The two flags are hints: the server finds out what changed. */
export const ClientUpdate = z.object({
  name: requiredText(MAX_NAME_LENGTH).optional(),
  ...z.object({ ...BODY, ...PLAN }).partial().shape,
  notes: text(MAX_NOTES_LENGTH).nullish(),
  photoUrl: PhotoUrl.optional(),
  backPhotoUrl: PhotoUrl.optional(),
  hasSignificantChanges: z.boolean().optional(),
  photosWereDeleted: z.boolean().optional(),
});
export type ClientUpdate = z.infer<typeof ClientUpdate>;

/** `height` in inches, weights in pounds, body fat in percent, adherence as a fraction. */
export const Client = z.object({
  id: z.string(),
  trainerId: z.string(),
  name: z.string(),
  photoUrl: z.string().nullable(),
  backPhotoUrl: z.string().nullable(),
  gender: z.enum(GENDERS),
  height: z.number(),
  weight: z.number(),
  bodyFat: z.number(),
  leanMass: z.number(),
  bmi: z.number(),
  targetBodyFat: z.number(),
  targetWeight: z.number(),
  targetLeanMass: z.number().nullable(),
  steps: z.number(),
  workoutsPerWeek: z.number(),
  hoursPerWorkout: z.number(),
  experience: z.enum(EXPERIENCES),
  dietAdherence: z.number(),
  notes: z.string().nullable(),
  /** When the trainer confirmed that the client is 18 or older; null where nobody was asked. */
  adultConfirmedAt: z.string().nullable(),
  /** Made up, to try the app with: it counts nowhere as a client. */
  isSample: z.boolean(),
  transformationUrls: z.array(z.string()),
  transformationPrompts: z.array(z.string()),
  transformationCount: z.number(),
  transformations: z.array(Transformation),
  generation: Generation.nullable(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Client = z.infer<typeof Client>;

/** What the onboarding form holds. Zero stands for a number that is not set. */
export const ClientForm = Client.pick({
  name: true,
  photoUrl: true,
  backPhotoUrl: true,
  gender: true,
  height: true,
  weight: true,
  bodyFat: true,
  targetBodyFat: true,
  targetWeight: true,
  steps: true,
  workoutsPerWeek: true,
  hoursPerWorkout: true,
  experience: true,
  dietAdherence: true,
}).extend({ notes: z.string() });
export type ClientForm = z.infer<typeof ClientForm>;

/** Entries that were not saved yet, as this device keeps them. `version` is null for a new client. */
export const ClientDraft = z.object({
  form: ClientForm,
  saved: ClientForm,
  version: z.number().int().nullable(),
  at: z.iso.datetime(),
});
export type ClientDraft = z.infer<typeof ClientDraft>;

/** `If-Match` with the ETag of the client that the change was made from. */
export const IfMatch = z.object({ "if-match": z.string().optional() });

export const Deleted = z.object({ success: z.literal(true) });
