"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { atFirstInteraction, preloadCode } from "@/components/ui/later";
import { whenIdle } from "@/components/ui/when-idle";
import { clientQuery } from "@/lib/clients/record/queries";
import type { Client } from "@/lib/clients/record/schema";
import { timelineQuery } from "@/lib/clients/timeline/queries";
import { namesQuery, selectedQuery } from "@/lib/desk/roster/queries";
import { useActiveClientStore } from "@/lib/platform/browser/active-client-store";
import { useReader, useStoredValue } from "@/lib/platform/browser/reader";

/** Null without clients, undefined while loading. */
export function useSelectedClient(trainerId: string | undefined) {
  const cache = useQueryClient();
  const drawn = useReader()?.activeClientId ?? null;
  const clientId = useStoredValue(useActiveClientStore, (state) => state.clientId, drawn);
  const chosen = useQuery({ ...selectedQuery(trainerId, clientId), placeholderData: keepPreviousData });
  const { data: listed, isPlaceholderData } = chosen;
  useEffect(() => {
    if (!listed || isPlaceholderData || listed.id === clientId) return;
    // At idle, because every component that shows the active client renders again.
    return whenIdle(() => {
      cache.setQueryData(selectedQuery(trainerId, listed.id).queryKey, listed);
      useActiveClientStore.getState().setClientId(listed.id);
    });
  }, [cache, trainerId, listed, isPlaceholderData, clientId]);
  // Its own query polls for new images; when the list cannot load, the offline cache may still have the client.
  const { data } = useQuery({
    ...clientQuery(listed?.id ?? clientId ?? ""),
    enabled: trainerId !== undefined && (listed ? true : chosen.isError && clientId !== null),
    initialData: listed ?? undefined,
    initialDataUpdatedAt: chosen.dataUpdatedAt,
  });
  const known: Client | null | undefined = listed === null ? null : (data ?? listed);
  // After a sign-out this unmounts everything about the client, so that nothing refetches.
  const selected = trainerId === undefined ? undefined : known;
  return { selected, isError: chosen.isError, isFetching: chosen.isFetching, refetch: chosen.refetch };
}

type Named = Pick<Client, "id" | "name" | "height">;

/** Fetches all names when the page is idle, if there can be more than one; until then it returns only the open client. */
export function useNames(trainerId: string | undefined, open: Named | null, total: number | undefined) {
  const cache = useQueryClient();
  const { data } = useQuery({ ...namesQuery(trainerId), enabled: false });
  const mayHaveOthers = total === undefined || total > 1;
  useEffect(() => {
    if (trainerId === undefined || !mayHaveOthers) return;
    return whenIdle(() => void cache.prefetchQuery(namesQuery(trainerId)));
  }, [cache, trainerId, mayHaveOthers]);
  return data ?? (open ? [open] : []);
}

/** The forecast with the dates of the images, and the page's code, which a phone needs a while to compile. */
export function usePreloadClientPage(client: Client | undefined, loadPage: () => Promise<unknown>): void {
  const cache = useQueryClient();
  const [id, hasImages] = [client?.id, client !== undefined && client.transformations.length > 0];
  useEffect(() => {
    if (id !== undefined) return preloadCode(loadPage);
  }, [id, loadPage]);
  useEffect(() => {
    if (id === undefined || !hasImages) return;
    return atFirstInteraction(() => void cache.prefetchQuery(timelineQuery(id)));
  }, [cache, id, hasImages]);
}
