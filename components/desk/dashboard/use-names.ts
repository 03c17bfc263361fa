"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { whenIdle } from "@/components/ui/when-idle";
import type { Client } from "@/lib/clients/record/schema";
import { namesQuery } from "@/lib/desk/roster/queries";

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
