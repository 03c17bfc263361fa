import { useEffect, useState } from "react";
import { setSearchParams, useSearchParam } from "@/components/platform/frame/search-params";
import { Button } from "@/components/ui/button";
import { PAGE_ROWS } from "@/lib/platform/paging/queries";

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

/** An address may ask for any number of pages; further ones need a press. */
const MOST_PAGES = 20;

type PagedList = ShowMoreProps["list"] & {
  data: readonly unknown[] | undefined;
  isFetching: boolean;
  isPlaceholderData: boolean;
};

/** The address holds the number of shown pages, so that a reload and a sent link show the same. */
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
