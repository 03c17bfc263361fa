import * as z from "zod/mini";
import { FIRST_BIRTH_DATE } from "@/lib/body/age";
import { BODY_FAT_METHODS } from "@/lib/body/body-fat-method";
import { storedHeight, storedWeight } from "@/lib/body/exactness";
import { PAUSE_REASONS } from "@/lib/body/forecast/pause";
import {
  BODY_FAT,
  DIET_ADHERENCES,
  EXPERIENCES,
  HEIGHT_INCHES,
  HOURS_PER_WORKOUT,
  NEW_CLIENT_DEFAULTS,
  SCALE_WEIGHT_LBS,
  SEXES,
  STEPS,
  TARGET_BODY_FAT,
  WEIGHT_LBS,
  WORKOUTS_PER_WEEK,
} from "@/lib/body/ranges";
import { DatedPhotos, Generation, Side, Transformation } from "@/lib/images/orders/schema";
import { FaceCover } from "@/lib/images/photos/schema";
import { QueryOffset } from "@/lib/text/calendar/schema";
import type { NumberRange } from "@/lib/text/number-range";
import { roundToTenth } from "@/lib/text/numbers";
import { instant, numberWithin, requiredText, text, wholeWithin } from "@/lib/text/schema";

const MAX_NAME_LENGTH = 120;
const MAX_NOTES_LENGTH = 4000;

/** Percent of body weight, to the tenth. */
export const tenths = (range: NumberRange) =>
  z.pipe(
    numberWithin(range, (limit) => `${limit}%`),
    z.transform(roundToTenth),
  );
/** Pounds, in tenths of a pound or of a kilogram. */
const weightWithin = (range: NumberRange) =>
  z.pipe(
    numberWithin(range, (limit) => `${limit} lb`),
    z.transform(storedWeight),
  );
/** What a scale showed, which may lie outside of the form's range. */
export const ScaleWeight = weightWithin(SCALE_WEIGHT_LBS);
/** Inches, whole or equal to whole centimetres. */
const Height = z.pipe(
  numberWithin(HEIGHT_INCHES, (limit) => `${limit} in`),
  z.transform((inches, ctx) => {
    const height = storedHeight(inches);
    if (height !== null) return height;
    ctx.issues.push({ code: "custom", message: "A whole number of inches or centimetres", input: inches });
    return z.NEVER;
  }),
);
const oneOf = (values: readonly number[]) =>
  z.number().check(z.refine((value) => values.includes(value), `One of ${values.join(", ")}`));

const BODY = {
  gender: z.enum(SEXES),
  height: Height,
  weight: weightWithin(WEIGHT_LBS),
  bodyFat: tenths(BODY_FAT),
  targetBodyFat: tenths(TARGET_BODY_FAT),
  targetWeight: weightWithin(WEIGHT_LBS),
};
const PLAN = {
  steps: wholeWithin(STEPS),
  workoutsPerWeek: wholeWithin(WORKOUTS_PER_WEEK),
  hoursPerWorkout: oneOf(HOURS_PER_WORKOUT),
  experience: z.enum(EXPERIENCES),
  dietAdherence: oneOf(DIET_ADHERENCES),
};
/** YYYY-MM-DD; the service refuses a day in the future. */
const PastDay = z.iso
  .date()
  .check(z.refine((day) => day >= FIRST_BIRTH_DATE, `Not before ${FIRST_BIRTH_DATE.slice(0, 4)}`));
const HEALTH = {
  bodyFatMethod: z.nullish(z.enum(BODY_FAT_METHODS)),
  birthDate: z.nullish(PastDay),
  medicineSince: z.nullish(PastDay),
  /** Both days of a pause are included. */
  pauseReason: z.nullish(z.enum(PAUSE_REASONS)),
  pausedFrom: z.nullish(z.iso.date()),
  pausedUntil: z.nullish(z.iso.date()),
};
/** The service checks that it is one of the caller's photos. */
const PhotoUrl = z.nullable(z.string().check(z.maxLength(200)));

export const NewClient = z.object({
  /** The trainer whom the browser believes to be signed in. It is compared with the session and never stored. */
  trainerId: z.optional(z.string()),
  name: requiredText(MAX_NAME_LENGTH),
  ...BODY,
  steps: z._default(PLAN.steps, NEW_CLIENT_DEFAULTS.steps),
  workoutsPerWeek: z._default(PLAN.workoutsPerWeek, NEW_CLIENT_DEFAULTS.workoutsPerWeek),
  hoursPerWorkout: z._default(PLAN.hoursPerWorkout, NEW_CLIENT_DEFAULTS.hoursPerWorkout),
  experience: z._default(PLAN.experience, NEW_CLIENT_DEFAULTS.experience),
  dietAdherence: z._default(PLAN.dietAdherence, NEW_CLIENT_DEFAULTS.dietAdherence),
  notes: z.nullish(text(MAX_NOTES_LENGTH)),
  ...HEALTH,
  photoUrl: z.optional(PhotoUrl),
  backPhotoUrl: z.optional(PhotoUrl),
  /** The trainer has confirmed the client's age with the button of the form. */
  adultConfirmed: z.optional(z.boolean()),
});
export type NewClient = z.infer<typeof NewClient>;

/** Writes only the present keys. The two flags are hints: the server detects changes itself. */
export const ClientUpdate = z.object({
  name: z.optional(requiredText(MAX_NAME_LENGTH)),
  ...z.partial(z.object({ ...BODY, ...PLAN })).shape,
  notes: z.nullish(text(MAX_NOTES_LENGTH)),
  ...HEALTH,
  photoUrl: z.optional(PhotoUrl),
  backPhotoUrl: z.optional(PhotoUrl),
  hasSignificantChanges: z.optional(z.boolean()),
  photosWereDeleted: z.optional(z.boolean()),
});
export type ClientUpdate = z.infer<typeof ClientUpdate>;

/** `timezoneOffset` (minutes as in `Date.getTimezoneOffset()`) sets the calendar of the captions. */
export const MorphQuery = z.object({
  side: z._default(Side, "front"),
  timezoneOffset: QueryOffset,
  face: z.optional(FaceCover),
});
export type MorphQuery = z.output<typeof MorphQuery>;

/** At least one photo, each a free photo of the trainer. `takenAt` for photos of an earlier time. */
export const NewestPhotos = z
  .object({
    photoUrl: z.optional(PhotoUrl),
    backPhotoUrl: z.optional(PhotoUrl),
    takenAt: z.optional(instant()),
  })
  .check(z.refine(({ photoUrl, backPhotoUrl }) => Boolean(photoUrl || backPhotoUrl), "Choose a photo"));
export type NewestPhotos = z.infer<typeof NewestPhotos>;

/** `height` in inches, weights in pounds, body fat in percent, adherence as a fraction. */
export const Client = z.object({
  id: z.string(),
  trainerId: z.string(),
  name: z.string(),
  photoUrl: z.nullable(z.string()),
  backPhotoUrl: z.nullable(z.string()),
  gender: z.enum(SEXES),
  height: z.number(),
  weight: z.number(),
  bodyFat: z.number(),
  /** Null if not known, or if the body fat is estimated from a tape. */
  bodyFatMethod: z.nullable(z.enum(BODY_FAT_METHODS)),
  leanMass: z.number(),
  bmi: z.number(),
  targetBodyFat: z.number(),
  targetWeight: z.number(),
  targetLeanMass: z.nullable(z.number()),
  steps: z.number(),
  workoutsPerWeek: z.number(),
  hoursPerWorkout: z.number(),
  experience: z.enum(EXPERIENCES),
  dietAdherence: z.number(),
  notes: z.nullable(z.string()),
  /** YYYY-MM-DD; null if not given. */
  birthDate: z.nullable(z.string()),
  /** First day of a medicine that lowers appetite, YYYY-MM-DD; null without one. */
  medicineSince: z.nullable(z.string()),
  pauseReason: z.nullable(z.enum(PAUSE_REASONS)),
  pausedFrom: z.nullable(z.string()),
  pausedUntil: z.nullable(z.string()),
  /** When the trainer confirmed that the client is 18 or older; null if never asked. */
  adultConfirmedAt: z.nullable(z.string()),
  /** A sample to try the app with; it counts nowhere as a client. */
  isSample: z.boolean(),
  transformationUrls: z.array(z.string()),
  transformationPrompts: z.array(z.string()),
  transformationCount: z.number(),
  transformations: z.array(Transformation),
  photos: DatedPhotos,
  /** The photos behind the images; without images the newest photos. */
  drawnFrom: DatedPhotos,
  generation: z.nullable(Generation),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Client = z.infer<typeof Client>;

/** The onboarding form. Zero means "not set". */
export type ClientForm = Pick<
  Client,
  | "name"
  | "photoUrl"
  | "backPhotoUrl"
  | "gender"
  | "height"
  | "weight"
  | "bodyFat"
  | "bodyFatMethod"
  | "targetBodyFat"
  | "targetWeight"
  | "steps"
  | "workoutsPerWeek"
  | "hoursPerWorkout"
  | "experience"
  | "dietAdherence"
  | "birthDate"
  | "medicineSince"
  | "pauseReason"
  | "pausedFrom"
  | "pausedUntil"
> & { notes: string };

export type ClientDraft = {
  form: ClientForm;
  saved: ClientForm;
  /** Version of the client behind `saved`; null for a new client. */
  version: number | null;
  at: string;
};
