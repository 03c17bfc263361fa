import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { clientKey } from "@/lib/clients/record/queries";
import { refetch } from "@/lib/platform/http/after-write";
import { call } from "@/lib/platform/http/call";
import * as contract from "./contract";
import type { NewShare } from "./schema";

export const sharesQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...clientKey(clientId), "shares"],
    queryFn: () => call(contract.listShares, { params: { id: clientId } }),
    // Always stale, because visitors change the view counts.
    staleTime: 0,
  });

export const sharedResultQuery = (token: string) =>
  queryOptions({
    queryKey: ["/api/share", token],
    queryFn: () => call(contract.getSharedResult, { params: { token } }),
  });

export function useCreateShare(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: (body: NewShare) => call(contract.createShare, { params: { id: clientId }, body }),
    onSuccess: refresh,
  });
}

export function useRevokeShare(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: (shareId: string) => call(contract.revokeShare, { params: { id: clientId, shareId } }),
    onSuccess: refresh,
  });
}

export function useRestoreShare(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: (shareId: string) => call(contract.restoreShare, { params: { id: clientId, shareId } }),
    onSuccess: refresh,
  });
}

function useRefresh(clientId: string) {
  const cache = useQueryClient();
  return () => refetch(cache, sharesQuery(clientId).queryKey);
}
