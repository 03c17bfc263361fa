import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as Contract from "@/lib/clients/record/contract";
import { clientAndLists, clientKey, clientQuery } from "@/lib/clients/record/queries";
import type { Client } from "@/lib/clients/record/schema";
import type * as Transformations from "@/lib/images/orders/contract";
import type { Rating } from "@/lib/images/orders/schema";
import { refetch, setQueryData } from "@/lib/platform/http/after-write";
import { api } from "@/lib/platform/http/api";
import type { Args } from "@/lib/platform/http/contract";

const clients = api<typeof Contract>();
const transformations = api<typeof Transformations>();

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
      transformations.tell("POST /api/transformation/[id]/rating", { params: { id }, body: { rating } }),
    onMutate: show,
    onError: () => {
      void cache.invalidateQueries({ queryKey });
    },
  });
}

export function useRedrawImage(clientId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      transformations.tell("POST /api/transformation/[id]/redraw", { params: { id } }),
    onSuccess: () => refetch(cache, clientKey(clientId)),
  });
}

export function useSavePhotos(id: string) {
  const refresh = useImageRefresh(id);
  return useMutation({
    mutationFn: (body: Args<typeof Contract.savePhotos>["body"]) =>
      clients.tell("POST /api/client/[id]/photos", { params: { id }, body }),
    onSuccess: refresh,
  });
}

export function useDrawImages(id: string) {
  const refresh = useImageRefresh(id);
  return useMutation({
    mutationFn: () => clients.tell("POST /api/client/[id]/images", { params: { id } }),
    onSuccess: refresh,
  });
}

function useImageRefresh(id: string) {
  const cache = useQueryClient();
  return async (client: Client) => {
    await setQueryData(cache, clientQuery(id).queryKey, client);
    await refetch(cache, ...clientAndLists({ params: { id } }));
  };
}

export const journeysQuery = (id: string) => clients.ask("GET /api/client/[id]/journeys", { params: { id } });
