import type * as z from "zod/mini";
import { filedWeight } from "@/lib/body/exactness";
import type { UnitSystem } from "@/lib/body/unit-system";
import { ExportedCheckIns } from "./check-in-schema";

type Link = Pick<
  z.infer<typeof ExportedCheckIns.checkInLinks>[number],
  "id" | "questions" | "consentVersion" | "photosAgreed"
>;
type Sent = Pick<
  z.infer<typeof ExportedCheckIns.checkIns>[number],
  "id" | "state" | "bodyFat" | "note" | "reply"
>;
type Rows = {
  checkInLinks: (Link & {
    createdAt: Date;
    revokedAt: Date | null;
    consentedAt: Date | null;
    withdrawnAt: Date | null;
  })[];
  checkIns: (Sent & {
    takenAt: Date;
    receivedAt: Date;
    weightLbs: number | null;
    girths: unknown;
    answers: unknown;
    own: unknown;
  })[];
  questions: z.infer<typeof ExportedCheckIns.questions>;
};

export function presentCheckIns({ checkInLinks, checkIns, questions }: Rows, system: UnitSystem) {
  const shape = ExportedCheckIns.checkIns.def.element.shape;
  return {
    questions,
    checkInLinks: checkInLinks.map((link) => ({
      ...link,
      madeAt: link.createdAt.toISOString(),
      closedAt: link.revokedAt?.toISOString() ?? null,
      consentedAt: link.consentedAt?.toISOString() ?? null,
      withdrawnAt: link.withdrawnAt?.toISOString() ?? null,
    })),
    checkIns: checkIns.map((sent) => ({
      ...sent,
      takenAt: sent.takenAt.toISOString(),
      receivedAt: sent.receivedAt.toISOString(),
      weight: sent.weightLbs === null ? null : filedWeight(sent.weightLbs, system),
      girths: shape.girths.parse(sent.girths),
      answers: shape.answers.parse(sent.answers),
      own: shape.own.parse(sent.own),
    })),
  };
}
