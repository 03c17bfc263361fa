// Apart from the other queries, because a page needs the outbox only with the parts that send.
import { linkOwner } from "@/lib/platform/browser/outbox-entry";
import { type Delivery, deliver } from "@/lib/platform/http/deliver";
import { requests } from "@/lib/platform/http/requests";
import { uuidv7 } from "@/lib/text/uuid";
import type * as Contract from "./contract";
import type { CheckInPage, NewCheckIn, NewReport } from "./schema";

const checkIns = requests<typeof Contract>();
const LINE = "/api/check-in/[token]";

export type LinkPhotos = { front?: Blob; back?: Blob };

/** Sends a check-in through the outbox, photos first, so that it survives offline and is saved once. */
export function sendCheckIn(
  token: string,
  checkIn: Omit<NewCheckIn, "takenAt" | "frontPhotoId" | "backPhotoId">,
  photos: LinkPhotos,
  label: string,
): Promise<Delivery<CheckInPage>> {
  const now = new Date();
  const key = uuidv7(now);
  const request = checkIns.request(`POST ${LINE}`, {
    params: { token },
    headers: { "idempotency-key": key },
    body: { ...checkIn, takenAt: now.toISOString() },
  });
  return deliverByLink(request, { token, key, label, photos, upload: `/api/check-in/${token}/photo` });
}

export function reportSets(
  token: string,
  report: Omit<NewReport, "performedAt">,
  label: string,
): Promise<Delivery<CheckInPage>> {
  const now = new Date();
  const key = uuidv7(now);
  const request = checkIns.request(`POST ${LINE}/sets`, {
    params: { token },
    headers: { "idempotency-key": key },
    body: { ...report, performedAt: now.toISOString() },
  });
  return deliver(request, parcel(token, key, label));
}

type ByLink = {
  token: string;
  /** The request's idempotency key. */
  key: string;
  label: string;
  photos: LinkPhotos;
  /** Where each photo goes before the request, whose body then has its id. */
  upload: string;
};

/** A page with photos uses the outbox of its link. */
export async function deliverByLink<Reply>(
  request: Parameters<typeof deliver<Reply>>[0],
  { token, key, label, photos, upload }: ByLink,
): Promise<Delivery<Reply>> {
  const pictures = await Promise.all(
    Object.entries(photos).map(async ([side, photo]) => ({
      field: `${side}PhotoId`,
      path: upload,
      bytes: await photo.arrayBuffer(),
    })),
  );
  return deliver(request, { ...parcel(token, key, label), pictures });
}

const parcel = (token: string, key: string, label: string) => ({
  key,
  trainerId: linkOwner(token),
  clientId: linkOwner(token),
  label,
});
