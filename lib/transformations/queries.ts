import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clientQuery } from "@/lib/clients/queries";
import { askAnew, putReply } from "@/lib/http/after-write";
import { call } from "@/lib/http/call";
import { later } from "@/lib/http/later";
import type { Rating } from "./schema";

const contract = later(() => import("./contract"));

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
      call(contract.rateImage, { params: { id }, body: { rating } }),
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
    mutationFn: (id: string) => call(contract.redrawImage, { params: { id } }),
    onSuccess: () => askAnew(cache, clientQuery(clientId).queryKey),
  });
}
