import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { CLIENTS_KEY, clearOfflineCache, clientKey } from "@/lib/clients/record/queries";
import type { ConsentKind } from "@/lib/images/consents/kinds";
import { clearThumbnailCache } from "@/lib/platform/browser/service-worker";
import { refetch, setQueryData } from "@/lib/platform/http/after-write";
import { call, lazyContract } from "@/lib/platform/http/call";
import type { ClientPrivacy } from "./schema";

const contract = lazyContract(() => import("./contract"));

export const privacyQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...clientKey(clientId), "consents"],
    queryFn: () => call(contract.getPrivacy, { params: { id: clientId } }),
    // Always stale, because many actions record a consent.
    staleTime: 0,
  });

export function useGiveConsent(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: (kind: ConsentKind) => call(contract.giveConsent, { params: { id: clientId, kind } }),
    onSuccess: refresh,
  });
}

/** Deletes the data on this device too. */
export function useWithdrawConsent(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: (kind: ConsentKind) => call(contract.withdrawConsent, { params: { id: clientId, kind } }),
    onSuccess: async (privacy) => {
      await Promise.all([clearOfflineCache(clientId), clearThumbnailCache()]);
      await refresh(privacy);
    },
  });
}

function useRefresh(clientId: string) {
  const cache = useQueryClient();
  return async (privacy: ClientPrivacy) => {
    await setQueryData(cache, privacyQuery(clientId).queryKey, privacy);
    await refetch(cache, clientKey(clientId), CLIENTS_KEY);
  };
}
