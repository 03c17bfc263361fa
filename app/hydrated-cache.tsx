"use client";

import { type DehydratedState, HydrationBoundary, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useLayoutEffect } from "react";
import { whenIdle } from "@/components/ui/when-idle";
import { ME_KEY } from "@/lib/auth/queries";
import { storedTrainerId } from "@/lib/browser/session-store";
import { cacheAnswers } from "@/lib/http/answers";

type HydratedCacheProps = { trainerId: string; answers: DehydratedState; children: ReactNode };

/** Hydrates the query cache with the data that came with the page. */
export function HydratedCache({ trainerId, answers, children }: HydratedCacheProps) {
  const cache = useQueryClient();
  // Runs before the effect that stores the account.
  useLayoutEffect(() => {
    const stored = storedTrainerId();
    if (stored === trainerId) return cacheAnswers(answers);
    // Another tab may have signed out or switched the account meanwhile, so only the server knows.
    if (stored) return void cache.resetQueries();
    return whenIdle(() => void cache.invalidateQueries({ queryKey: ME_KEY }));
  }, [cache, trainerId, answers]);
  return <HydrationBoundary state={answers}>{children}</HydrationBoundary>;
}
