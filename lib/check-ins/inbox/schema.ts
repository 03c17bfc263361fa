import * as z from "zod/mini";
import { BODY_FAT } from "@/lib/body/ranges";
import { UNITS } from "@/lib/body/units";
import { IntakeLink, WaitingIntake } from "@/lib/check-ins/intake/schema";
import { CheckInQuestion, ImageDays, TimeZone } from "@/lib/check-ins/page/schema";
import { GivenAnswer, QuestionId } from "@/lib/check-ins/questions/schema";
import { ScaleWeight, tenths } from "@/lib/clients/record/schema";
import { GoalSpan } from "@/lib/clients/timeline/schema";
import { TapeGirths } from "@/lib/clients/weigh-ins/schema";
import { calendarDay, text } from "@/lib/text/schema";
import { REPLY_MAX_LENGTH } from "./answers";

export const EVERY_WEEKS = [1, 2, 4] as const;
const MAX_QUESTIONS = 5;
/** Archived ones may be among them. */
const MOST_LEFT_OUT = 200;

/** When and what a client is asked, and whether the link needs a code. */
export const LinkSettings = z.object({
  questions: z.array(CheckInQuestion).check(z.maxLength(MAX_QUESTIONS)),
  /** The trainer's own questions that this client is not asked. */
  leftOut: z.optional(z.array(QuestionId).check(z.maxLength(MOST_LEFT_OUT))),
  everyWeeks: z.literal(EVERY_WEEKS),
  /** 1 is Monday. */
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  /** From which day the client sees images and forecast; null for never. */
  releasedOn: z.nullable(calendarDay()),
  imageDays: ImageDays,
  /** Four digits that the client enters first; null without a code. */
  code: z.nullable(z.string().check(z.regex(/^\d{4}$/, "Four digits"))),
});
export type LinkSettings = z.infer<typeof LinkSettings>;

export const NewLink = z.extend(LinkSettings, {
  timeZone: TimeZone,
  consent: z.literal(true, "Confirm that the client agrees"),
});
export type NewLink = z.infer<typeof NewLink>;

export const CheckInLink = z.extend(LinkSettings, {
  state: z.enum(["open", "expired", "revoked", "withdrawn"]),
  /** Null when the server's secret has changed: the old link works, but its address cannot be shown again. */
  token: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** When it closes without use. */
  idleExpiresAt: z.iso.datetime(),
  consentedAt: z.nullable(z.iso.datetime()),
});
export type CheckInLink = z.infer<typeof CheckInLink>;
export const KnownLink = z.object({ link: z.nullable(CheckInLink) });

const Rating = z.optional(z.int());
const Photo = z.object({ url: z.string(), takenAt: z.iso.datetime() });

/** An undecided check-in. Weight in pounds, body fat in percent, girths in millimetres. */
export const WaitingCheckIn = z.object({
  id: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  takenAt: z.iso.datetime(),
  weight: z.nullable(z.number()),
  bodyFat: z.nullable(z.number()),
  girths: z.nullable(TapeGirths),
  answers: z.object({ sleep: Rating, hunger: Rating, stress: Rating, adherence: Rating }),
  note: z.nullable(z.string()),
  own: z.array(GivenAnswer),
  /** Of a decision that was undone. */
  reply: z.nullable(z.string()),
  photos: z.array(z.object({ side: z.enum(["front", "back"]), now: Photo, before: z.nullable(Photo) })),
  last: z.object({ weight: z.number(), takenAt: z.iso.datetime() }),
  /** Weights in pounds outside of which the trainer is asked before accepting; see `expectedWeights`. */
  expected: z.object({ min: z.number(), max: z.number() }),
  /** When the goal is expected after accepting; null for who gets no forecast. */
  goal: z.nullable(GoalSpan),
  /** Days by which accepting brings the goal nearer; null when it comes in sight or goes out of it. */
  daysCloser: z.nullable(z.int()),
  /** Needs no closer look: a small change, no note, no photo. */
  isPlain: z.boolean(),
});
export type WaitingCheckIn = z.infer<typeof WaitingCheckIn>;

/** A check-in of a client, decided or not, as it was sent. */
export const SentCheckIn = z.extend(
  z.pick(WaitingCheckIn, {
    id: true,
    takenAt: true,
    weight: true,
    bodyFat: true,
    answers: true,
    note: true,
    reply: true,
  }),
  { state: z.enum(["waiting", "accepted", "asked_again"]) },
);
export type SentCheckIn = z.infer<typeof SentCheckIn>;

/** A workout that the client reported and the trainer has not seen. */
export const ReportedWorkout = z.object({
  id: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  day: z.iso.date(),
  /** Name of the planned session that it counts for. */
  session: z.nullable(z.string()),
  exercises: z.array(z.object({ exerciseName: z.string(), sets: z.int() })),
});
export type ReportedWorkout = z.infer<typeof ReportedWorkout>;

export const OverdueClient = z.object({
  clientId: z.string(),
  clientName: z.string(),
  since: z.iso.date(),
  daysLate: z.int(),
  token: z.nullable(z.string()),
});
export type OverdueClient = z.infer<typeof OverdueClient>;

export const Inbox = z.object({
  units: z.enum(UNITS),
  waiting: z.array(WaitingCheckIn),
  sessions: z.array(ReportedWorkout),
  /** Check-ins and sessions that are not listed, because the same client has sent newer ones. */
  older: z.int(),
  overdue: z.array(OverdueClient),
  /** People who are no clients yet: what they sent, and links by which nothing came. */
  intakes: z.array(WaitingIntake),
  invited: z.array(IntakeLink),
  linked: z.int(),
});
export type Inbox = z.infer<typeof Inbox>;

export const CheckInIds = z.object({ ids: z.array(z.string()).check(z.maxLength(500)) });
export type CheckInIds = z.infer<typeof CheckInIds>;

/** What was decided, and why the others were not. */
export const Decisions = z.object({
  done: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), message: z.string() })),
});
export type Decisions = z.infer<typeof Decisions>;

const Reply = text(REPLY_MAX_LENGTH);

/** What the trainer changes before the check-in becomes a weigh-in, and answers. */
export const Correction = z.object({
  weight: z.optional(ScaleWeight),
  bodyFat: z.optional(z.nullable(tenths(BODY_FAT))),
  reply: z.optional(Reply),
});
export type Correction = z.infer<typeof Correction>;

/** What the client is to change. */
export const Asking = z.object({ reply: Reply.check(z.minLength(1, "Required")) });
export type Asking = z.infer<typeof Asking>;
