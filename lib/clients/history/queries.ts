import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { clientKey } from "@/lib/clients/record/queries";
import { refetch } from "@/lib/platform/http/after-write";
import { call, lazyContract } from "@/lib/platform/http/call";

const contract = lazyContract(() => import("./contract"));

/** Always stale, because photos and weigh-ins are added on other screens. */
export const historyQuery = (clientId: string) =>
  infiniteQueryOptions({
    queryKey: [...clientKey(clientId), "history"],
    queryFn: ({ pageParam }) =>
      call(contract.getHistory, {
        params: { id: clientId },
        query: pageParam === null ? {} : { cursor: pageParam },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });

export function useSetBaseline(clientId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (photoId: string) => call(contract.setBaseline, { params: { id: clientId, photoId } }),
    onSuccess: () => refetch(cache, historyQuery(clientId).queryKey),
  });
}
