import type { Client } from "@/lib/clients/record/schema";
import type { DatedPhoto, Side, Transformation } from "@/lib/images/orders/schema";
import { coveredUrl } from "@/lib/images/photos/asset";
import type { FaceCover } from "@/lib/images/photos/schema";

export type ClientPictures = {
  photoUrl: string | null;
  /** The image of the last step: the target, or the nearest body that could be drawn. */
  targetUrl: string | null;
  photo: DatedPhoto | null;
  target: Transformation | null;
};

/** The pair that represents a client: front if there is one, else back. */
export function clientPictures(client: Pick<Client, "drawnFrom" | "transformations">): ClientPictures {
  const side = client.drawnFrom.front ? "front" : "back";
  const photo = client.drawnFrom[side];
  const target = client.transformations.filter((image) => image.side === side).at(-1) ?? null;
  return { photoUrl: photo?.photoUrl ?? null, targetUrl: target?.imageUrl ?? null, photo, target };
}

/** The address of a side's animation; its captions use the calendar of `today`. */
export const morphUrl = (clientId: string, side: Side, today: Date, cover: FaceCover | null): string =>
  coveredUrl(`/api/client/${clientId}/morph?side=${side}&timezoneOffset=${today.getTimezoneOffset()}`, cover);
