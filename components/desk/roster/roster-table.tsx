import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { type Sort, sortOf, toggledSort } from "@/lib/desk/roster/question";

const columnTexts = {
  name: "Name",
  last: "Last",
  next: "Session",
  weighed: "Weighed",
  plan: "Plan",
  tags: "Tags",
  actions: "Actions",
};

const COLUMNS: readonly { id: keyof typeof columnTexts; sort?: Sort; className?: string }[] = [
  { id: "name", sort: "name", className: "w-[26%]" },
  { id: "last", sort: "last" },
  { id: "next", sort: "next" },
  { id: "weighed", sort: "weighed" },
  { id: "plan", sort: "plan" },
  { id: "tags", className: "hidden @[46.25rem]:table-cell" },
  { id: "actions" },
];

type RosterTableProps = {
  sort: string;
  /** The rows belong to an older query. */
  isBusy: boolean;
  onSort: (sort: string) => void;
  children: ReactNode;
};

/** A sortable table on laptops; on phones the rows are cards. */
export function RosterTable({ sort, isBusy, onSort, children }: RosterTableProps) {
  const current = sortOf(sort);
  return (
    <table
      aria-labelledby="roster"
      aria-busy={isBusy}
      className="block w-full border-collapse text-left aria-busy:opacity-60 @2xl:table"
    >
      <thead className="hidden border-b @2xl:table-header-group">
        <tr>
          {COLUMNS.map(({ id, sort: own, className }) => (
            <th
              key={id}
              scope="col"
              aria-sort={
                own && own === current.sort
                  ? current.direction === 1
                    ? "ascending"
                    : "descending"
                  : undefined
              }
              className={cn("font-normal text-muted-foreground text-xs", className)}
            >
              {own ? (
                <button
                  type="button"
                  onClick={() => onSort(toggledSort(sort, own))}
                  className={cn(
                    "-ml-1.5 flex min-h-9 items-center gap-1 rounded-image px-1.5 hover:bg-accent/60",
                    own === current.sort && "font-strong text-foreground",
                  )}
                >
                  {columnTexts[id]}
                  <SortMark isOwn={own === current.sort} direction={current.direction} />
                </button>
              ) : (
                <span className={id === "actions" ? "sr-only" : undefined}>{columnTexts[id]}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block @2xl:table-row-group">{children}</tbody>
    </table>
  );
}

function SortMark({ isOwn, direction }: { isOwn: boolean; direction: 1 | -1 }) {
  const Mark = isOwn ? (direction === 1 ? ArrowUp : ArrowDown) : ChevronsUpDown;
  return <Mark aria-hidden className="size-3.5" />;
}
