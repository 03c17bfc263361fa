import * as z from "zod/mini";
import { calendarDay, wholeWithin } from "@/lib/text/schema";
import { SESSION_LENGTH, SESSION_NOTE_LENGTH, SKIP_REASONS } from "@/lib/training/day/facts";

/** YYYY-MM-DD. */
const Day = z.string();

/** A planned session as every screen reads it; the rules are those of `lib/training/day`. */
export const NamedRow = z.object({
  id: z.string(),
  name: z.string(),
  date: Day,
  plannedOn: Day,
  startMin: z.nullable(z.int()),
  lengthMin: z.nullable(z.int()),
  skippedFor: z.nullable(z.enum(SKIP_REASONS)),
  isWhole: z.boolean(),
  /** Of a copy: the day of the plan that has its exercises. */
  copyOf: z.optional(z.nullable(Day)),
  note: z.optional(z.nullable(z.string())),
  setsPlanned: z.int(),
  setsDone: z.int(),
  filledOn: z.nullable(Day),
  lastDay: z.nullable(Day),
  openEndAt: z.nullable(z.string()),
});
export type NamedRow = z.infer<typeof NamedRow>;

const LAST_MINUTE = 1439;

/** What a trainer and a client agree on for one session. `startMin` is in minutes after local midnight. */
export const SessionTerms = z.object({
  date: calendarDay(),
  startMin: z.nullable(wholeWithin({ min: 0, max: LAST_MINUTE })),
  lengthMin: z.nullable(wholeWithin(SESSION_LENGTH)),
  note: z.nullable(z.string().check(z.trim(), z.maxLength(SESSION_NOTE_LENGTH))),
  skippedFor: z.nullable(z.enum(SKIP_REASONS)),
  isWhole: z.boolean(),
});
export type SessionTerms = z.infer<typeof SessionTerms>;

export const SessionChange = z.partial(SessionTerms);
export type SessionChange = z.infer<typeof SessionChange>;

/** A copy has the length and the note of its session, unless they are given. */
export const SessionCopy = z.extend(z.pick(SessionTerms, { date: true, startMin: true }), {
  lengthMin: z.optional(SessionTerms.shape.lengthMin),
  note: z.optional(SessionTerms.shape.note),
});
export type SessionCopy = z.infer<typeof SessionCopy>;

/** What is planned and logged in some weeks, for `daysOf`. */
export const PlannedAndLogged = z.object({
  planned: z.array(NamedRow),
  workouts: z.array(z.object({ id: z.string(), date: Day, plannedSessionId: z.nullable(z.string()) })),
  /** First day without appointments; null for a client who is not archived. */
  archivedOn: z.nullable(Day),
  /** Of the client's pause, both included; without a last day it lasts. */
  pausedFrom: z.optional(z.nullable(Day)),
  pausedUntil: z.optional(z.nullable(Day)),
});
export type PlannedAndLogged = z.infer<typeof PlannedAndLogged>;
