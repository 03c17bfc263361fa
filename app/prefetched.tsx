import type { ReactNode } from "react";
import { AnswersOfPage } from "@/app/answers-of-page";
import { prefetch, type Question } from "@/lib/server/prefetch";
import { type ReadPage, readerOfPage } from "./reader-of-page";

type PrefetchedProps = { questions: (page: ReadPage) => Question[]; children: ReactNode };

/** Draws what it stands around with the answers that it asks for first, and sends them along. */
export async function Prefetched({ questions, children }: PrefetchedProps) {
  const page = await readerOfPage();
  if (!page) return children;
  const answers = await prefetch(page.ctx, questions(page));
  return (
    <AnswersOfPage trainerId={page.reader.trainerId} answers={answers}>
      {children}
    </AnswersOfPage>
  );
}
