import type { Client } from "./schema";

export type ClientPictures = {
  photoUrl: string | null;
  /** The last step's image: the target, or as near as the images have come. */
  targetUrl: string | null;
  /** Forecast month of that image. */
  targetMonth: number | null;
};

/** The pair that stands for a client: front where there is one, else back. */
export function clientPictures(
  client: Pick<Client, "photoUrl" | "backPhotoUrl" | "transformations">,
): ClientPictures {
  const side = client.photoUrl !== null ? "front" : "back";
  const target = client.transformations.filter((image) => image.side === side).at(-1);
  return {
    photoUrl: client.photoUrl ?? client.backPhotoUrl,
    targetUrl: target?.imageUrl ?? null,
    targetMonth: target?.month ?? null,
  };
}

/** The same with the name of whom they show. */
export const namedPictures = (client: Parameters<typeof clientPictures>[0] & Pick<Client, "name">) => ({
  name: client.name,
  ...clientPictures(client),
});
