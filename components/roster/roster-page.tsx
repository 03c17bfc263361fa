import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { rosterQuery } from "@/lib/roster/queries";
import type { Asked } from "@/lib/roster/question";
import type { Roster, RosterRow as Row } from "@/lib/roster/schema";
import { RosterRow } from "./roster-row";
import { rosterTexts } from "./texts";

type RosterPageProps = {
  trainerId: string | undefined;
  asked: Asked;
  page: Roster;
  /** The first row of a further page takes the focus from the removed "Show more" button. */
  isMore?: boolean;
  onEdit: (row: Row) => void;
};

/** Renders its rows, and below them the next page on demand. */
export function RosterPage({ trainerId, asked, page, isMore = false, onEdit }: RosterPageProps) {
  const [isOpen, setOpen] = useState(false);
  const next = useQuery({
    ...rosterQuery(trainerId, asked, page.next),
    enabled: isOpen && page.next !== null,
    refetchOnMount: false,
  });
  return (
    <>
      {page.rows.map((row, index) => (
        <RosterRow
          key={row.id}
          row={row}
          today={page.today}
          isFocused={isMore && index === 0}
          onEdit={onEdit}
        />
      ))}
      {next.data && page.next !== null ? (
        <RosterPage trainerId={trainerId} asked={asked} page={next.data} isMore onEdit={onEdit} />
      ) : (
        page.next !== null && (
          <tr>
            <td colSpan={7} className="py-3">
              <Button
                variant="outline"
                size="sm"
                pending={next.isFetching}
                onClick={() => (next.isError ? next.refetch() : setOpen(true))}
              >
                {rosterTexts.more}
              </Button>
            </td>
          </tr>
        )
      )}
    </>
  );
}
