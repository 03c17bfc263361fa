import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clearOfflineCache, clientAndLists } from "@/lib/clients/record/queries";
import type { ConsentKind } from "@/lib/images/consents/kinds";
import { clearThumbnailCache } from "@/lib/platform/browser/service-worker";
import { refetch, setQueryData } from "@/lib/platform/http/after-write";
import { api } from "@/lib/platform/http/api";
import type * as Contract from "./contract";
import type { ClientPrivacy } from "./schema";

const consents = api<typeof Contract>();
const LINE = "/api/client/[id]/consents/[kind]";

/** Always stale, because many actions record a consent. */
export const privacyQuery = (id: string) => ({
  ...consents.ask("GET /api/client/[id]/consents", { params: { id } }),
  staleTime: 0,
});

export function useGiveConsent(id: string) {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: (kind: ConsentKind) => consents.tell(`POST ${LINE}`, { params: { id, kind } }),
    onSuccess: refresh,
  });
}

/** Deletes the data on this device too. */
export function useWithdrawConsent(id: string) {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: (kind: ConsentKind) => consents.tell(`DELETE ${LINE}`, { params: { id, kind } }),
    onSuccess: async (privacy) => {
      await Promise.all([clearOfflineCache(id), clearThumbnailCache()]);
      await refresh(privacy);
    },
  });
}

function useRefresh(id: string) {
  const cache = useQueryClient();
  return async (privacy: ClientPrivacy) => {
    await setQueryData(cache, privacyQuery(id).queryKey, privacy);
    await refetch(cache, ...clientAndLists({ params: { id } }));
  };
}
