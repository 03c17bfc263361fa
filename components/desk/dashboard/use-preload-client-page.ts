"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { atFirstInteraction, preloadCode } from "@/components/ui/preload-code";
import type { Client } from "@/lib/clients/record/schema";
import { timelineQuery } from "@/lib/clients/timeline/queries";

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
