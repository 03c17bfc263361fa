import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type * as Contract from "@/lib/clients/record/contract";
import { CLIENTS_KEY, clientKey, clientQuery } from "@/lib/clients/record/queries";
import type { Client } from "@/lib/clients/record/schema";
import type { Rating } from "@/lib/images/orders/schema";
import { refetch, setQueryData } from "@/lib/platform/http/after-write";
import { call, lazyContract } from "@/lib/platform/http/call";
import type { Args } from "@/lib/platform/http/contract";

const contract = lazyContract(() => import("@/lib/clients/record/contract"));
const transformations = lazyContract(() => import("@/lib/images/orders/contract"));

type RatedImage = { id: string; rating: Rating };

export function useRateImage(clientId: string) {
  const cache = useQueryClient();
  const { queryKey } = clientQuery(clientId);
  const show = ({ id, rating }: RatedImage) =>
    setQueryData(
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

export function useRedrawImage(clientId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(transformations.redrawImage, { params: { id } }),
    onSuccess: () => refetch(cache, clientQuery(clientId).queryKey),
  });
}

export function useSavePhotos(id: string) {
  const refresh = useImageRefresh(id);
  return useMutation({
    mutationFn: (body: Args<typeof Contract.savePhotos>["body"]) =>
      call(contract.savePhotos, { params: { id }, body }),
    onSuccess: refresh,
  });
}

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
    await setQueryData(cache, clientQuery(id).queryKey, client);
    await refetch(cache, CLIENTS_KEY, clientKey(id));
  };
}

export const journeysKey = (id: string) => [...clientKey(id), "journeys"] as const;

export const journeysQuery = (id: string) =>
  queryOptions({
    queryKey: journeysKey(id),
    queryFn: () => call(contract.listJourneys, { params: { id } }),
  });
