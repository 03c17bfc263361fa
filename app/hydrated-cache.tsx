"use client";

import { type DehydratedState, HydrationBoundary, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useLayoutEffect, useMemo } from "react";
import { whenIdle } from "@/components/ui/when-idle";
import { meQuery } from "@/lib/accounts/sign-in/queries";
import { storedTrainerId } from "@/lib/platform/browser/session-store";
import { cacheAnswers } from "@/lib/platform/http/answers";

type HydratedCacheProps = {
  trainerId: string;
  /** A `DehydratedState` as JSON. */
  answers: string;
  children: ReactNode;
};

/** Hydrates the query cache with the data that came with the page. */
export function HydratedCache({ trainerId, answers, children }: HydratedCacheProps) {
  const cache = useQueryClient();
  const state: DehydratedState = useMemo(() => JSON.parse(answers), [answers]);
  // Runs before the effect that stores the account.
  useLayoutEffect(() => {
    const stored = storedTrainerId();
    if (stored === trainerId) return cacheAnswers(state);
    // Another tab may have signed out or switched the account meanwhile, so only the server knows.
    if (stored) return void cache.resetQueries();
    return whenIdle(() => void cache.invalidateQueries(meQuery()));
  }, [cache, trainerId, state]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}
