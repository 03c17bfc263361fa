"use client";

import { type DehydratedState, HydrationBoundary, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useLayoutEffect } from "react";
import { whenIdle } from "@/components/ui/when-idle";
import { ME_KEY } from "@/lib/auth/queries";
import { storedTrainerId } from "@/lib/browser/session-store";
import { keepAnswers } from "@/lib/http/answers";

type AnswersOfPageProps = { trainerId: string; answers: DehydratedState; children: ReactNode };

/** Lets the page be drawn with answers that came with it. */
export function AnswersOfPage({ trainerId, answers, children }: AnswersOfPageProps) {
  const cache = useQueryClient();
  // Before any effect stores whom the page was drawn for.
  useLayoutEffect(() => {
    const stored = storedTrainerId();
    if (stored === trainerId) return keepAnswers(answers);
    // Another tab may have signed out, or somebody else in, while the page was on its way: the server alone can tell.
    if (stored) return void cache.resetQueries();
    return whenIdle(() => void cache.invalidateQueries({ queryKey: ME_KEY }));
  }, [cache, trainerId, answers]);
  return <HydrationBoundary state={answers}>{children}</HydrationBoundary>;
}
