"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { whenIdle } from "@/components/ui/when-idle";
import type { Client } from "@/lib/clients/schema";
import { namesQuery } from "@/lib/roster/queries";

/** Fetches all names when the page is idle; until then it returns only the open client. */
export function useNames(trainerId: string | undefined, open: Pick<Client, "id" | "name" | "height"> | null) {
  const cache = useQueryClient();
  const { data } = useQuery({ ...namesQuery(trainerId), enabled: false });
  useEffect(() => {
    if (trainerId !== undefined) return whenIdle(() => void cache.prefetchQuery(namesQuery(trainerId)));
  }, [cache, trainerId]);
  return data ?? (open ? [open] : []);
}
