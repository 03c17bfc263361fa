import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { askAnew, putReply } from "@/lib/http/after-write";
import { call } from "@/lib/http/call";
import type { Args } from "@/lib/http/contract";
import { later } from "@/lib/http/later";
import type { Rating } from "@/lib/transformations/schema";
import type * as Contract from "./contract";
import { CLIENTS_KEY, clientKey } from "./keys";
import { clientQuery } from "./queries";
import type { Client } from "./schema";

const contract = later(() => import("./contract"));
const transformations = later(() => import("@/lib/transformations/contract"));

type RatedImage = { id: string; rating: Rating };

/** Turns the thumb at once, and back again when the server does not take it. */
export function useRateImage(clientId: string) {
  const cache = useQueryClient();
  const { queryKey } = clientQuery(clientId);
  const show = ({ id, rating }: RatedImage) =>
    putReply(
      cache,
      queryKey,
      (client) =>
        client && {
          ...client,
          transformations: client.transformations.map((image) =>
            image.id === id ? { ...image, rating } : image,
          ),
        },
    );
  return useMutation({
    mutationFn: ({ id, rating }: RatedImage) =>
      call(transformations.rateImage, { params: { id }, body: { rating } }),
    onMutate: show,
    onError: () => {
      void cache.invalidateQueries({ queryKey });
    },
  });
}

/** Asks for an image once more; the client, looked at again, tells how that goes. */
export function useRedrawImage(clientId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(transformations.redrawImage, { params: { id } }),
    onSuccess: () => askAnew(cache, clientQuery(clientId).queryKey),
  });
}

/** Makes photos the client's newest; images that are there stay. */
export function useKeepPhotos(id: string) {
  const refresh = useImageRefresh(id);
  return useMutation({
    mutationFn: (body: Args<typeof Contract.keepPhotos>["body"]) =>
      call(contract.keepPhotos, { params: { id }, body }),
    onSuccess: refresh,
  });
}

/** Draws the images anew, from the client's newest photos. */
export function useDrawImages(id: string) {
  const refresh = useImageRefresh(id);
  return useMutation({
    mutationFn: () => call(contract.drawImages, { params: { id } }),
    onSuccess: refresh,
  });
}

function useImageRefresh(id: string) {
  const cache = useQueryClient();
  return async (client: Client) => {
    await putReply(cache, clientQuery(id).queryKey, client);
    await askAnew(cache, CLIENTS_KEY, clientKey(id));
  };
}

/** What was drawn from photos that newer ones have replaced, newest first. */
export const journeysQuery = (id: string) =>
  queryOptions({
    queryKey: [...clientKey(id), "journeys"],
    queryFn: () => call(contract.listJourneys, { params: { id } }),
  });
