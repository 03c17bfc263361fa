"use client";

import { type DehydratedState, HydrationBoundary, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { whenIdle } from "@/components/ui/when-idle";
import { storedTrainerId } from "@/lib/browser/stored-caller";
import { keepAnswers } from "@/lib/http/answers";

type AnswersOfPageProps = { trainerId: string; answers: DehydratedState; children: ReactNode };

/** Lets the page be drawn with answers that came with it. */
export function AnswersOfPage({ trainerId, answers, children }: AnswersOfPageProps) {
  const cache = useQueryClient();
  useEffect(() => {
    // Another tab may have signed out, or somebody else in, while the page was on its way: the server alone can tell.
    if (storedTrainerId() !== trainerId) return whenIdle(() => void cache.invalidateQueries());
    return keepAnswers(answers);
  }, [cache, trainerId, answers]);
  return <HydrationBoundary state={answers}>{children}</HydrationBoundary>;
}
