import * as z from "zod/mini";
import { CheckInQuestion } from "@/lib/check-ins/page/schema";
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
      note: z.nullable(z.string()),
      reply: z.nullable(z.string()),
    }),
  ),
};
