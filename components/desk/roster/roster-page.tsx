import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { setSearchParams, useSearchParam } from "@/components/platform/frame/search-params";
import { Button } from "@/components/ui/button";
import { rosterQuery } from "@/lib/desk/roster/queries";
import type { Asked } from "@/lib/desk/roster/question";
import type { Roster } from "@/lib/desk/roster/schema";
import { RosterRow } from "./roster-row";
import type { RowHand } from "./use-chosen-rows";

type RosterPageProps = {
  trainerId: string | undefined;
  asked: Asked;
  page: Roster;
  /** The first page is number 1. */
  number?: number;
  /** The first row of a page that was opened by hand takes the focus from the removed "Show more" button. */
  isMore?: boolean;
  hand: RowHand;
};

/** Renders its rows, and below them the next page on demand. */
export function RosterPage({ trainerId, asked, page, number = 1, isMore = false, hand }: RosterPageProps) {
  const pages = Number(useSearchParam("pages"));
  const [isOpen, setOpen] = useState(pages > number);
  const [isPressed, setPressed] = useState(false);
  const next = useQuery({
    ...rosterQuery(trainerId, asked, page.next),
    enabled: isOpen && page.next !== null,
    refetchOnMount: false,
  });
  const open = () => {
    if (next.isError) return void next.refetch();
    setOpen(true);
    setPressed(true);
    // A reload, Back and a sent link then show the same pages.
    setSearchParams({ pages: String(number + 1) });
  };
  return (
    <>
      {page.rows.map((row, index) => (
        <RosterRow key={row.id} row={row} today={page.today} isFocused={isMore && index === 0} hand={hand} />
      ))}
      {next.data && page.next !== null ? (
        <RosterPage
          trainerId={trainerId}
          asked={asked}
          page={next.data}
          number={number + 1}
          isMore={isPressed}
          hand={hand}
        />
      ) : (
        page.next !== null && (
          <tr>
            <td colSpan={7} className="py-3">
              <Button variant="outline" size="sm" pending={next.isFetching} onClick={open}>
                Show more
              </Button>
            </td>
          </tr>
        )
      )}
    </>
  );
}
