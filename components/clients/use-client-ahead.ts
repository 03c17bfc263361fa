"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { loadAhead } from "@/components/ui/load-ahead";
import { whenIdle } from "@/components/ui/when-idle";
import type { Client } from "@/lib/clients/schema";
import { timelineQuery } from "@/lib/timeline/queries";

/**
 * Gets ready what the page of a client needs while the trainer looks at their card: the forecast that dates the images,
 * and the page's code, which on a phone takes a while to run for the first time.
 */
export function useClientAhead(client: Client | undefined, loadPage: () => Promise<unknown>): void {
  const cache = useQueryClient();
  const [id, hasImages] = [client?.id, client !== undefined && client.transformations.length > 0];
  useEffect(() => {
    if (id !== undefined) return loadAhead(loadPage);
  }, [id, loadPage]);
  useEffect(() => {
    if (id === undefined || !hasImages) return;
    return whenIdle(() => void cache.prefetchQuery(timelineQuery(id)));
  }, [cache, id, hasImages]);
}
