import * as z from "zod/mini";
import { Brand } from "@/lib/accounts/brand/schema";
import { SIDES } from "@/lib/body/body";
import { BODY_FAT, BODY_WEIGHT_LBS, MUSCLE_GROUPS, REPS, SET_WEIGHT_LBS, STEPS } from "@/lib/body/ranges";
import { UNITS } from "@/lib/body/units";
import { AskedQuestion, OwnAnswers } from "@/lib/check-ins/questions/schema";
import { ScaleWeight, tenths } from "@/lib/clients/record/schema";
import { TapeGirths } from "@/lib/clients/weigh-ins/schema";
import { zoneOf } from "@/lib/text/calendar/zone-name";
import { calendarDay, instant, text } from "@/lib/text/schema";
import { isUuid } from "@/lib/text/uuid";
import { isTimed, MEASURES } from "@/lib/training/catalogue/measure";
import { EffortFields, ExerciseName, Limb, MAX_SETS_PER_EXERCISE } from "@/lib/training/workouts/schema";
import { Way } from "./way-schema";

/** Optional questions of a check-in; all but the note are answered from 1 to 5. */
export const CHECK_IN_QUESTIONS = ["sleep", "hunger", "stress", "adherence", "note"] as const;
export const CheckInQuestion = z.enum(CHECK_IN_QUESTIONS);
export type CheckInQuestion = z.infer<typeof CheckInQuestion>;

export const NOTE_MAX_LENGTH = 2000;

const MAX_SETS = 200;
const MAX_EXERCISES = 30;
const MAX_WEIGHT_LBS = Math.max(...Object.values(SET_WEIGHT_LBS).map(({ max }) => max));

const Day = calendarDay();
const MAX_ZONE_LENGTH = 64;

/** An IANA time zone. */
export const TimeZone = z.string().check(
  z.maxLength(MAX_ZONE_LENGTH),
  z.refine((zone) => zoneOf(zone) !== null, "Not a time zone"),
  z.overwrite((zone) => zoneOf(zone) ?? zone),
);

/** Per step, the day from which the client sees its images; null hides them. Other steps follow the link's reveal day. */
export const ImageDays = z
  .array(z.object({ step: z.int().check(z.minimum(STEPS.min), z.maximum(STEPS.max)), on: z.nullable(Day) }))
  .check(z.maxLength(STEPS.max));
export type ImageDays = z.infer<typeof ImageDays>;
const Rating = z.optional(z.int().check(z.minimum(1), z.maximum(5)));
const SidePhoto = z.nullable(z.object({ url: z.string(), day: Day }));

/** A client's check-in. Values that were not measured or answered are absent. */
export const NewCheckIn = z.object({
  weight: z.optional(ScaleWeight),
  bodyFat: z.optional(tenths(BODY_FAT)),
  girths: z.optional(TapeGirths),
  sleep: Rating,
  hunger: Rating,
  stress: Rating,
  adherence: Rating,
  note: z.optional(text(NOTE_MAX_LENGTH)),
  /** Answers to the trainer's own questions. */
  own: z.optional(OwnAnswers),
  /** Ids of photos uploaded through the same link. */
  frontPhotoId: z.optional(z.string().check(z.maxLength(36))),
  backPhotoId: z.optional(z.string().check(z.maxLength(36))),
  /** When the form was filled in; it may have waited offline. */
  takenAt: instant(),
});
export type NewCheckIn = z.input<typeof NewCheckIn>;

/** One set of a planned session; `weight` in pounds. */
const ReportedSet = z
  .object({
    exerciseName: ExerciseName,
    reps: z.int().check(z.minimum(0), z.maximum(REPS.max)),
    weight: z.number().check(z.minimum(BODY_WEIGHT_LBS), z.maximum(MAX_WEIGHT_LBS)),
    ...EffortFields,
    limb: z.nullish(Limb),
  })
  .check(z.refine((set) => set.reps >= REPS.min || isTimed(set), `At least ${REPS.min}`));

function mostOfOne(sets: readonly { exerciseName: string }[]): number {
  const counts = new Map<string, number>();
  for (const { exerciseName } of sets) counts.set(exerciseName, (counts.get(exerciseName) ?? 0) + 1);
  return Math.max(...counts.values());
}

/** Sets that the client did of a planned session, of exercises that it has. */
export const NewReport = z.object({
  plannedSessionId: z.string().check(z.refine(isUuid, "Invalid input")),
  sets: z.array(ReportedSet).check(
    z.minLength(1),
    z.maxLength(MAX_SETS),
    z.refine(
      (sets) => new Set(sets.map(({ exerciseName }) => exerciseName)).size <= MAX_EXERCISES,
      `At most ${MAX_EXERCISES} exercises`,
    ),
    z.refine(
      (sets) => mostOfOne(sets) <= MAX_SETS_PER_EXERCISE,
      `At most ${MAX_SETS_PER_EXERCISE} sets of an exercise`,
    ),
  ),
  performedAt: instant(),
});
export type NewReport = z.input<typeof NewReport>;

/** A planned session of this week, with what was logged of it; `done` counts the client's reported sets of an exercise. */
export const PlannedSessionOfWeek = z.object({
  id: z.string(),
  word: z.enum(["done", "partly", "open"]),
  setsPlanned: z.int(),
  setsDone: z.int(),
  day: Day,
  name: z.string(),
  exercises: z.array(
    z.object({
      exerciseName: z.string(),
      muscleGroup: z.enum(MUSCLE_GROUPS),
      measure: z.enum(MEASURES),
      /** What the logger asks for, in pounds. Absent in a page that an earlier version has cached. */
      targets: z.optional(
        z.array(z.object({ reps: z.int(), weight: z.number(), ...EffortFields, limb: z.nullish(Limb) })),
      ),
      done: z.int(),
    }),
  ),
});
export type PlannedSessionOfWeek = z.infer<typeof PlannedSessionOfWeek>;

/** Weights in pounds: the client's, and the one that the trainer saved where they corrected it. */
const SentCheckIn = z.object({
  on: Day,
  /** When the trainer took it over. */
  acceptedOn: z.nullable(Day),
  weight: z.nullable(z.number()),
  entered: z.nullable(z.number()),
  nextOn: Day,
});

/** Of this round, so that they can be changed on any device. Pounds and percent; ratings from 1 to 5 by question. */
const SentAnswers = z.object({
  weight: z.nullable(z.number()),
  bodyFat: z.nullable(z.number()),
  ratings: z.record(z.string(), z.number()),
  note: z.string(),
  /** Absent in a page that an earlier version has cached. */
  own: z.optional(OwnAnswers),
});

const Answer = z.object({
  on: Day,
  isAskedAgain: z.boolean(),
  /** Missing where a trainer asked without a sentence. */
  text: z.nullable(z.string()),
});
export type Answer = z.infer<typeof Answer>;

const PastCheckIn = z.object({
  id: z.string(),
  on: Day,
  state: z.enum(["waiting", "accepted", "asked_again"]),
  weight: z.nullable(z.number()),
  note: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  repliedOn: z.nullable(Day),
});
export type PastCheckIn = z.infer<typeof PastCheckIn>;

const TrainerPart = z.object({ trainerName: z.string(), brand: z.nullable(Brand) });
const ClientPart = z.extend(TrainerPart, { firstName: z.string(), units: z.enum(UNITS) });

/** What a check-in link shows: before the code only the trainer, before the consent no body data. */
export const CheckInPage = z.discriminatedUnion("state", [
  z.extend(TrainerPart, { state: z.literal("code") }),
  z.extend(ClientPart, { state: z.literal("consent"), version: z.string() }),
  z.extend(ClientPart, {
    state: z.literal("open"),
    /** Weeks since the start, counted from 1. */
    week: z.int(),
    today: Day,
    consent: z.object({ version: z.string(), givenAt: z.iso.datetime(), photos: z.boolean() }),
    /** Whether the link asks for a code, so that the page can be closed on this phone. */
    hasCode: z.boolean(),
    start: z.object({ weight: z.number(), day: Day }),
    last: z.object({
      weight: z.number(),
      bodyFat: z.number(),
      day: Day,
      girths: TapeGirths,
      /**
       * Weights in pounds outside of which the client is asked once more today; see `expectedWeights`. Absent in a page
       * that an earlier version has cached.
       */
      expected: z.optional(z.object({ min: z.number(), max: z.number() })),
    }),
    /** Null for who gets no forecast. */
    target: z.nullable(z.object({ weight: z.number(), on: z.nullable(Day) })),
    streak: z.int(),
    /** Where reminders go; the address is masked, but its owner recognises it. */
    reminders: z.nullable(z.object({ email: z.string(), state: z.enum(["asked", "on", "stopped"]) })),
    sides: z.array(z.enum(SIDES)),
    lastPhotos: z.object({ front: SidePhoto, back: SidePhoto }),
    questions: z.array(CheckInQuestion),
    /** The trainer's own ones. Absent in a page that an earlier version has cached. */
    own: z.optional(z.array(AskedQuestion)),
    /** This round's check-in, unless it was asked for again. Absent in a page that an earlier version has cached. */
    sent: z.optional(z.nullable(SentCheckIn)),
    sentAnswers: z.optional(z.nullable(SentAnswers)),
    /** What the trainer said last: with the newest check-in, or why it is asked for again. */
    answer: z.optional(z.nullable(Answer)),
    /** Newest first. */
    past: z.optional(z.array(PastCheckIn)),
    way: Way,
    sessions: z.array(PlannedSessionOfWeek),
  }),
]);
export type CheckInPage = z.infer<typeof CheckInPage>;
export type OpenCheckIn = Extract<CheckInPage, { state: "open" }>;
