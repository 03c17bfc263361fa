import type { ReactNode } from "react";
import { HydratedCache } from "@/app/hydrated-cache";
import { prefetch, type Question } from "@/lib/server/http/prefetch";
import { getPageContext, type PageContext } from "./page-context";

type PrefetchedProps = { questions: (page: PageContext) => Question[]; children: ReactNode };

/** Runs queries on the server and hydrates its children with the results. */
export async function Prefetched({ questions, children }: PrefetchedProps) {
  const page = await getPageContext();
  if (!page) return children;
  const answers = await prefetch(page.ctx, questions(page));
  return (
    // A JSON string, because React would encode and decode an object value by value.
    <HydratedCache trainerId={page.reader.trainerId} answers={JSON.stringify(answers)}>
      {children}
    </HydratedCache>
  );
}
