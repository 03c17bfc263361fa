import * as z from "zod/mini";
import { CheckInQuestion } from "@/lib/check-ins/page/schema";
import { QUESTION_KINDS } from "@/lib/check-ins/questions/answer";
import { OwnAnswers } from "@/lib/check-ins/questions/schema";
import { TapeGirths } from "@/lib/clients/weigh-ins/schema";

const Instant = z.iso.datetime();
const Answers = z.partialRecord(CheckInQuestion, z.number());

export const ExportedCheckIns = {
  /** Links without their tokens and codes, with the client's own consent. */
  checkInLinks: z.array(
    z.object({
      id: z.string(),
      madeAt: Instant,
      closedAt: z.nullable(Instant),
      questions: z.array(CheckInQuestion),
      consentVersion: z.nullable(z.string()),
      consentedAt: z.nullable(Instant),
      photosAgreed: z.boolean(),
      withdrawnAt: z.nullable(Instant),
    }),
  ),
  /** The trainer's own questions, with those that are asked no more. */
  questions: z._default(
    z.array(
      z.object({
        id: z.string(),
        kind: z.enum(QUESTION_KINDS),
        text: z.string(),
        unit: z.nullable(z.string()),
      }),
    ),
    [],
  ),
  /** Girths in whole millimetres. */
  checkIns: z.array(
    z.object({
      id: z.string(),
      takenAt: Instant,
      receivedAt: Instant,
      state: z.enum(["waiting", "accepted", "asked_again"]),
      weight: z.nullable(z.number()),
      bodyFat: z.nullable(z.number()),
      girths: z.nullable(TapeGirths),
      answers: Answers,
      /** To the trainer's own questions, by their ids. */
      own: z._default(OwnAnswers, {}),
      note: z.nullable(z.string()),
      reply: z.nullable(z.string()),
    }),
  ),
};
