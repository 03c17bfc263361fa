"use client";

import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { whenIdle } from "@/components/ui/when-idle";
import { ME_KEY } from "@/lib/auth/keys";
import { isNobodyThere } from "@/lib/browser/session";
import { storedTrainerId } from "@/lib/browser/stored-caller";

export type FirstAnswer = { queryKey: QueryKey; data: unknown };

/**
 * Answers that came with the page, before any query asks for them. The server draws no page with them: dates, units and
 * the client who was open are known to the browser alone.
 */
export function FirstAnswers({ trainerId, answers }: { trainerId: string; answers: FirstAnswer[] }) {
  const cache = useQueryClient();
  useLayoutEffect(() => {
    // Another tab may have signed out, or somebody else in, while the page was on its way.
    const stored = storedTrainerId();
    if (isNobodyThere() || (stored ?? trainerId) !== trainerId) return;
    for (const { queryKey, data } of answers)
      if (cache.getQueryData(queryKey) === undefined) cache.setQueryData(queryKey, data);
    // Nobody is stored where somebody signed out meanwhile, which the server alone can tell.
    if (!stored) return whenIdle(() => void cache.invalidateQueries({ queryKey: ME_KEY }));
  }, [cache, trainerId, answers]);
  return null;
}
