import type { TakenPhotos } from "@/components/check-ins/page/use-answers";
import type { IntakePage, NewIntake } from "@/lib/check-ins/intake/schema";
import { sendIntake } from "@/lib/check-ins/intake/sending-queries";
import { ApiError } from "@/lib/platform/http/api-error";

/** The updated page, null if it waits in the outbox, or the reason of a refusal. */
export type SentIntake = { page: IntakePage | null } | { problem: string };

export async function sendDraft(
  token: string,
  intake: Omit<NewIntake, "takenAt" | "frontPhotoId" | "backPhotoId">,
  photos: TakenPhotos,
  { label, failed }: { label: string; failed: string },
): Promise<SentIntake> {
  try {
    const delivery = await sendIntake(token, intake, intake.agreed.photos ? photos : {}, label);
    return { page: delivery.state === "sent" ? (delivery.reply ?? null) : null };
  } catch (error) {
    return { problem: error instanceof ApiError ? (error.json.message ?? failed) : failed };
  }
}
