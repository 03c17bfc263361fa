"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { MUSCLE_GROUPS } from "@/lib/body/ranges";
import { exercisesQuery } from "@/lib/workouts/queries";

/** Fetches every muscle group of a client after the first one, so that all can be logged where there is no network. */
export function useGroupsOnDevice(clientId: string, isReady: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!isReady) return;
    for (const group of MUSCLE_GROUPS) void cache.prefetchQuery(exercisesQuery(clientId, group));
  }, [cache, clientId, isReady]);
}
