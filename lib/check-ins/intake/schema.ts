import * as z from "zod/mini";
import { Brand } from "@/lib/accounts/brand/schema";
import { UNITS } from "@/lib/body/units";
import { TimeZone } from "@/lib/check-ins/page/schema";
import { ClientUpdate, NewClient } from "@/lib/clients/record/schema";
import { instant, text } from "@/lib/text/schema";
import { EQUIPMENT, GOALS, HEALTH_QUESTIONS, SPARED } from "./questions";

export const DETAIL_MAX_LENGTH = 200;
const LIMITS_MAX_LENGTH = 500;
const MAX_NAME_LENGTH = 120;

const Detail = z.optional(text(DETAIL_MAX_LENGTH));
const PhotoId = z.optional(z.string().check(z.maxLength(36)));
const some = <Value extends string>(values: readonly Value[]) =>
  z.array(z.enum(values)).check(z.maxLength(values.length));

/** Answered questions alone; a detail only where the answer is Yes. */
const Health = z.partialRecord(z.enum(HEALTH_QUESTIONS), z.object({ isYes: z.boolean(), detail: Detail }));

/** What somebody tells of themselves. Weights in pounds, height in inches, body fat in percent. */
export const IntakeAnswers = z.extend(
  z.pick(NewClient, { name: true, gender: true, height: true, weight: true }),
  {
    birthDate: z.iso.date(),
    bodyFat: z.optional(NewClient.shape.bodyFat),
    bodyFatMethod: NewClient.shape.bodyFatMethod,
    /** Missing without the consent to keep it. */
    health: z.optional(Health),
    medicineSince: NewClient.shape.medicineSince,
    spared: some(SPARED),
    limits: z.optional(text(LIMITS_MAX_LENGTH)),
    goals: some(GOALS),
    targetWeight: z.optional(NewClient.shape.targetWeight),
    workoutsPerWeek: NewClient.shape.workoutsPerWeek,
    experience: NewClient.shape.experience,
    equipment: some(EQUIPMENT),
    agreed: z.object({ health: z.boolean(), photos: z.boolean(), sharing: z.boolean() }),
    units: z.enum(UNITS),
  },
);
export type IntakeAnswers = z.output<typeof IntakeAnswers>;

export const NewIntake = z.extend(IntakeAnswers, {
  /** Version of the consent text. */
  version: z.string(),
  timeZone: TimeZone,
  /** Ids of photos uploaded through the same link. */
  frontPhotoId: PhotoId,
  backPhotoId: PhotoId,
  /** When Send was pressed; it may have waited offline. */
  takenAt: instant(),
});
export type NewIntake = z.input<typeof NewIntake>;

/** What an intake link shows: nothing that was sent. */
export const IntakePage = z.object({
  state: z.enum(["open", "sent", "accepted"]),
  trainerName: z.string(),
  brand: z.nullable(Brand),
  /** As the trainer typed it; empty for none. */
  firstName: z.string(),
  version: z.string(),
  /** YYYY-MM-DD in the client's zone. */
  today: z.iso.date(),
  /** When it was sent, or accepted. */
  at: z.nullable(z.iso.datetime()),
  expiresAt: z.iso.datetime(),
});
export type IntakePage = z.infer<typeof IntakePage>;

export const NewIntakeLink = z.object({ name: text(MAX_NAME_LENGTH), timeZone: TimeZone });
export type NewIntakeLink = z.infer<typeof NewIntakeLink>;

/** Nobody has sent by it yet. */
export const IntakeLink = z.object({
  id: z.string(),
  name: z.string(),
  /** Null when the server's secret has changed: the link works, but its address cannot be shown again. */
  token: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type IntakeLink = z.infer<typeof IntakeLink>;

/** What the trainer has to know before the first session; never a diagnosis. */
export const Flag = z.object({
  kind: z.enum(["health", "medicine", "limits", "open"]),
  title: z.string(),
  /** The client's own words. */
  quote: z.nullable(z.string()),
  hint: z.string(),
});
export type Flag = z.infer<typeof Flag>;

const Proposal = z.pick(NewClient, {
  name: true,
  gender: true,
  height: true,
  weight: true,
  bodyFat: true,
  targetWeight: true,
  targetBodyFat: true,
  workoutsPerWeek: true,
  experience: true,
});

/** A sent intake that waits for the trainer. */
export const WaitingIntake = z.object({
  id: z.string(),
  sentAt: z.iso.datetime(),
  flags: z.array(Flag),
  answers: IntakeAnswers,
  age: z.int(),
  /** The client as Accept stores them. */
  proposal: Proposal,
  /** Body fat follows from height, weight, age and sex, since none was given. */
  isFatEstimated: z.boolean(),
  notes: z.string(),
  photos: z.array(z.object({ side: z.enum(["front", "back"]), url: z.string() })),
});
export type WaitingIntake = z.infer<typeof WaitingIntake>;

/** What the trainer changes before accepting. */
export const Acceptance = z.pick(ClientUpdate, {
  name: true,
  weight: true,
  bodyFat: true,
  targetWeight: true,
  targetBodyFat: true,
  notes: true,
});
export type Acceptance = z.infer<typeof Acceptance>;
