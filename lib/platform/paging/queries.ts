import { infiniteQueryOptions } from "@tanstack/react-query";
import { cursorAfter } from "./cursor";

/** Rows of one page of a long list. */
export const PAGE_ROWS = 50;

type Row = { id: string; createdAt: string };

/** An infinite query for a list sorted from new to old, with its pages joined. */
export function pagedQuery<T extends Row>(
  queryKey: readonly unknown[],
  fetchPage: (page: { limit: number; after: string | undefined }) => Promise<T[]>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => fetchPage({ limit: PAGE_ROWS, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: T[]) => {
      const last = page.at(-1);
      return last && page.length === PAGE_ROWS ? cursorAfter(last) : undefined;
    },
    select: ({ pages }) => pages.flat(),
  });
}
