import { readGirths } from "@/components/clients/weigh-ins/girth-fields";
import type { UnitSystem } from "@/lib/body/unit-system";
import type { CheckInPage } from "@/lib/check-ins/page/schema";
import { sendCheckIn } from "@/lib/check-ins/page/sending-queries";
import type { OwnAnswer } from "@/lib/check-ins/questions/answer";
import { sendingWords } from "@/lib/check-ins/words/en";
import { ApiError } from "@/lib/platform/http/api-error";
import type { Answers } from "./answers";
import type { TakenPhotos } from "./use-answers";

/** The updated page, null if the check-in waits in the outbox, or the reason of a refusal. */
export type Sent = { page: CheckInPage | null } | { problem: string };

/** A refused check-in stays in the form. */
export async function sendAnswers(
  token: string,
  answers: Answers,
  photos: TakenPhotos,
  units: UnitSystem,
): Promise<Sent> {
  const girths = readGirths(answers.girths ?? {}, units);
  if (girths === null) return { problem: sendingWords.badTape };
  const { weight, bodyFat, ratings, own } = answers;
  const note = answers.note.trim();
  const checkIn = {
    ...ratings,
    ...(weight !== null && { weight }),
    ...(bodyFat !== null && { bodyFat }),
    ...(Object.keys(girths).length > 0 && { girths }),
    ...(note && { note }),
    ...(Object.keys(own).length > 0 && { own: own as Record<string, OwnAnswer> }),
  };
  if (Object.keys(checkIn).length === 0 && Object.keys(photos).length === 0)
    return { problem: sendingWords.nothing };
  try {
    const delivery = await sendCheckIn(token, checkIn, photos, sendingWords.label);
    return { page: delivery.state === "sent" ? (delivery.reply ?? null) : null };
  } catch (error) {
    return { problem: refusalIn(error) };
  }
}

const refusalIn = (error: unknown): string =>
  error instanceof ApiError ? (error.json.message ?? sendingWords.failed) : sendingWords.failed;
