import { useEffect, useState } from "react";
import { setSearchParams, useSearchParam } from "@/components/layout/search-params";
import { Button } from "@/components/ui/button";
import { PAGE_ROWS } from "@/lib/paging/queries";

type ShowMoreProps = {
  label: string;
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
};

export function ShowMore({ label, list }: ShowMoreProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={list.isFetchingNextPage}
      onClick={() => list.fetchNextPage()}
      className="my-2"
    >
      {label}
    </Button>
  );
}

/** More are not asked for by themselves: an address can say anything. */
const MOST_PAGES = 20;

type PagedList = ShowMoreProps["list"] & {
  data: readonly unknown[] | undefined;
  isFetching: boolean;
  isPlaceholderData: boolean;
};

/** Keeps in the address how many pages of a list are shown: a reload and a sent link show as many. */
export function useShownPages(name: string, list: PagedList): void {
  const asked = Number(useSearchParam(name)) || 1;
  const [wanted, setWanted] = useState(Math.min(asked, MOST_PAGES));
  const { data, hasNextPage, isFetching, isPlaceholderData, fetchNextPage } = list;
  const shown = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.length / PAGE_ROWS)) : null;
  useEffect(() => {
    if (shown === null || isFetching) return;
    if (shown < wanted && hasNextPage) void fetchNextPage();
    else {
      setWanted(1);
      setSearchParams({ [name]: shown > 1 ? String(shown) : null });
    }
  }, [name, shown, wanted, hasNextPage, isFetching, fetchNextPage]);
}
