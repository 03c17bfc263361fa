import { linkOwner } from "@/lib/platform/browser/outbox-entry";
import type { Args, Reply } from "@/lib/platform/http/contract";
import { type Delivery, deliver } from "@/lib/platform/http/deliver";
import { uuidv7 } from "@/lib/text/uuid";
// Not lazy: without a network the code to save could not be loaded.
import * as contract from "./contract";
import type { NewCheckIn, NewReport } from "./schema";

export type CheckInPhotos = { front?: Blob; back?: Blob };

/** Sends a check-in through the outbox, photos first, so that it survives offline and is saved once. */
export async function sendCheckIn(
  token: string,
  checkIn: Omit<NewCheckIn, "takenAt" | "frontPhotoId" | "backPhotoId">,
  photos: CheckInPhotos,
  label: string,
): Promise<Delivery<Reply<typeof contract.sendCheckIn>>> {
  const now = new Date();
  const key = uuidv7(now);
  const path = contract.uploadCheckInPhoto.path.replace("[token]", token);
  const pictures = await Promise.all(
    Object.entries(photos).map(async ([side, photo]) => ({
      field: `${side}PhotoId`,
      path,
      bytes: await photo.arrayBuffer(),
    })),
  );
  return deliver(
    contract.sendCheckIn,
    {
      params: { token },
      headers: { "idempotency-key": key },
      body: { ...checkIn, takenAt: now.toISOString() },
    },
    { ...parcel(token, key, label), pictures },
  );
}

export function reportSets(
  token: string,
  report: Omit<NewReport, "performedAt">,
  label: string,
): Promise<Delivery<Reply<typeof contract.reportSets>>> {
  const now = new Date();
  const key = uuidv7(now);
  const args: Args<typeof contract.reportSets> = {
    params: { token },
    headers: { "idempotency-key": key },
    body: { ...report, performedAt: now.toISOString() },
  };
  return deliver(contract.reportSets, args, parcel(token, key, label));
}

const parcel = (token: string, key: string, label: string) => ({
  key,
  trainerId: linkOwner(token),
  clientId: linkOwner(token),
  label,
});
