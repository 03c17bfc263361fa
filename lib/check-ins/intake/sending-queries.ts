// Apart from the other queries, because a page needs the outbox only with the parts that send.
import { deliverByLink, type LinkPhotos } from "@/lib/check-ins/page/sending-queries";
import type { Delivery } from "@/lib/platform/http/deliver";
import { requests } from "@/lib/platform/http/requests";
import { uuidv7 } from "@/lib/text/uuid";
import type * as Contract from "./contract";
import type { IntakePage, NewIntake } from "./schema";

const intakes = requests<typeof Contract>();

/** Sends an intake through the outbox, photos first, so that it survives offline and is saved once. */
export function sendIntake(
  token: string,
  intake: Omit<NewIntake, "takenAt" | "frontPhotoId" | "backPhotoId">,
  photos: LinkPhotos,
  label: string,
): Promise<Delivery<IntakePage>> {
  const now = new Date();
  const key = uuidv7(now);
  const request = intakes.request("POST /api/intake/[token]", {
    params: { token },
    headers: { "idempotency-key": key },
    body: { ...intake, takenAt: now.toISOString() },
  });
  return deliverByLink(request, { token, key, label, photos, upload: `/api/intake/${token}/photo` });
}
