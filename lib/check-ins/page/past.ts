import type { OwnAnswers } from "@/lib/check-ins/questions/schema";
import { nextDue, roundOf, type Schedule } from "./due";
import type { OpenCheckIn, PastCheckIn } from "./schema";

/** More than half a year of weekly ones. */
const MOST_PAST = 30;

/** A stored check-in; weights in pounds. */
export type SentRow = {
  id: string;
  takenAt: Date;
  state: PastCheckIn["state"];
  decidedAt: Date | null;
  weightLbs: number | null;
  bodyFat: number | null;
  answers: unknown;
  own: unknown;
  note: string | null;
  frontPhotoId: string | null;
  reply: string | null;
  /** The weigh-in that it became. */
  measurement: { weightLbs: number } | null;
};

type Sent = {
  /** Newest first. */
  checkIns: readonly SentRow[];
  schedule: Schedule;
  today: string;
  dayOf: (moment: Date) => string;
  /** Null for a client who agreed to no photos. */
  photoUrl: ((id: string) => string) | null;
};

/** What became of the client's check-ins, in the client's days. */
export function pastOf(sent: Sent): Pick<OpenCheckIn, "sent" | "sentAnswers" | "answer" | "past"> {
  return {
    sent: sentOf(sent),
    sentAnswers: sentAnswersOf(sent),
    answer: answerOf(sent),
    past: sent.checkIns.slice(0, MOST_PAST).map((row) => presentPast(row, sent)),
  };
}

const isOfRound = (row: SentRow, { schedule, today, dayOf }: Sent): boolean =>
  roundOf(schedule, dayOf(row.takenAt)) === roundOf(schedule, today);

function sentOf(sent: Sent): OpenCheckIn["sent"] {
  const { checkIns, schedule, today, dayOf } = sent;
  const [newest] = checkIns;
  if (!newest || newest.state === "asked_again" || !isOfRound(newest, sent)) return null;
  const days = checkIns.filter(({ state }) => state !== "asked_again").map(({ takenAt }) => dayOf(takenAt));
  return {
    on: dayOf(newest.takenAt),
    acceptedOn: newest.state === "accepted" && newest.decidedAt ? dayOf(newest.decidedAt) : null,
    weight: newest.weightLbs,
    entered: newest.measurement?.weightLbs ?? null,
    nextOn: nextDue(schedule, days, today),
  };
}

function sentAnswersOf(sent: Sent): OpenCheckIn["sentAnswers"] {
  const [newest] = sent.checkIns;
  if (!newest || !isOfRound(newest, sent)) return null;
  const { weightLbs, bodyFat, answers, own, note } = newest;
  const ratings = answers as Record<string, number>;
  return { weight: weightLbs, bodyFat, ratings, note: note ?? "", own: own as OwnAnswers };
}

/** An older asking lapses with its round; an answer stays until the next check-in. */
function answerOf(sent: Sent): OpenCheckIn["answer"] {
  const [newest] = sent.checkIns;
  if (!newest?.decidedAt) return null;
  const isAskedAgain = newest.state === "asked_again";
  if (isAskedAgain ? !isOfRound(newest, sent) : newest.reply === null) return null;
  return { on: sent.dayOf(newest.decidedAt), isAskedAgain, text: newest.reply };
}

function presentPast(row: SentRow, { dayOf, photoUrl }: Sent): PastCheckIn {
  const { id, takenAt, state, weightLbs, note, frontPhotoId, decidedAt, measurement } = row;
  // The answer to an undone decision is the trainer's draft.
  const reply = decidedAt ? row.reply : null;
  return {
    id,
    on: dayOf(takenAt),
    state,
    weight: measurement?.weightLbs ?? weightLbs,
    note,
    photoUrl: frontPhotoId && photoUrl ? photoUrl(frontPhotoId) : null,
    reply,
    repliedOn: reply !== null && decidedAt ? dayOf(decidedAt) : null,
  };
}
