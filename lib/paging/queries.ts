import { infiniteQueryOptions } from "@tanstack/react-query";
import { cursorAfter } from "./cursor";

/** Rows of one page of a long list. */
const PAGE_ROWS = 50;

type Row = { id: string; createdAt: string };

/** A list from new to old that is asked for page by page and read as one. */
export function pagedQuery<T extends Row>(
  queryKey: readonly unknown[],
  askPage: (page: { limit: number; after: string | undefined }) => Promise<T[]>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => askPage({ limit: PAGE_ROWS, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: T[]) => {
      const last = page.at(-1);
      return last && page.length === PAGE_ROWS ? cursorAfter(last) : undefined;
    },
    select: ({ pages }) => pages.flat(),
  });
}
