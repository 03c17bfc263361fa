"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { later } from "@/components/ui/later";
import { Skeleton } from "@/components/ui/skeleton";
import { rosterQuery } from "@/lib/desk/roster/queries";
import { type Asked, type Sort, sortOf, toggledSort } from "@/lib/desk/roster/question";
import type { RosterRow } from "@/lib/desk/roster/schema";
import { useIsFirstRender } from "@/lib/platform/browser/reader";
import { dayHere } from "@/lib/text/calendar/local-date";
import { RosterFilters } from "./roster-filters";
import { RosterPage } from "./roster-page";
import { RosterSearch } from "./roster-search";

const columnTexts = {
  name: "Name",
  last: "Last",
  next: "Session",
  weighed: "Weighed",
  plan: "Plan",
  tags: "Tags",
  actions: "Actions",
};

const EntrySheet = later(() => import("./entry-sheet").then((module) => module.EntrySheet), {
  opens: ({ isOpen }) => isOpen,
});

type RosterListProps = {
  trainerId: string | undefined;
  asked: Asked;
  onAsk: (change: Partial<Asked>) => void;
  action?: ReactNode;
};

export function RosterList({ trainerId, asked, onAsk, action }: RosterListProps) {
  const [edited, setEdited] = useState<RosterRow | null>(null);
  const [isEditing, setEditing] = useState(false);
  const first = useQuery({
    ...rosterQuery(trainerId, asked, null),
    // The server has just fetched it for this page.
    refetchOnMount: !useIsFirstRender(),
    placeholderData: keepPreviousData,
  });
  const { data } = first;
  // The controls stay after a failed request, so that the search can be changed or retried.
  const [known, setKnown] = useState(data);
  if (data && data !== known) setKnown(data);
  // A page from yesterday or from another time zone would show the wrong days.
  const { refetch } = first;
  const today = data?.today;
  useEffect(() => {
    if (today !== undefined && today !== dayHere(new Date())) void refetch();
  }, [today, refetch]);
  const edit = (row: RosterRow) => {
    setEdited(row);
    setEditing(true);
  };
  if (data && data.counts.all + data.counts.archived === 0) return null;
  return (
    <section aria-labelledby="roster" className="@container min-w-0">
      <div className="mb-1.5 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="roster" className="font-strong text-lg">
          At a glance
        </h2>
        <p role="status" className="sr-only text-muted-foreground text-sm sm:not-sr-only">
          {data && (data.found === 1 ? "1 client" : `${data.found} clients`)}
        </p>
        {known && <div className="ml-auto lg:order-last lg:ml-0">{action}</div>}
        {known && (
          <RosterSearch
            asked={asked}
            total={known.counts.all}
            onAsk={onAsk}
            className="basis-full lg:ml-auto lg:max-w-90 lg:basis-1/2"
          />
        )}
      </div>
      {known && <RosterFilters asked={asked} counts={known.counts} tags={known.tags} onAsk={onAsk} />}
      {data && data.rows.length > 0 && (
        <RosterTable sort={asked.sort} isBusy={first.isPlaceholderData} onSort={(sort) => onAsk({ sort })}>
          <RosterPage
            key={JSON.stringify(asked)}
            trainerId={trainerId}
            asked={asked}
            page={data}
            onEdit={edit}
          />
        </RosterTable>
      )}
      {data && data.rows.length === 0 && (
        <div className="flex flex-col items-start gap-3 py-6">
          <p className="text-muted-foreground">No clients match.</p>
          <Button variant="outline" size="sm" onClick={() => onAsk({ q: "", filters: [], tags: [] })}>
            Show all clients
          </Button>
        </div>
      )}
      {first.isPending && <Skeleton className="h-[420px] rounded-card" />}
      {!data && first.isError && (
        <LoadFailure
          title="The list could not be loaded"
          onRetry={first.refetch}
          retrying={first.isFetching}
        />
      )}
      {edited && (
        <EntrySheet
          key={edited.id}
          row={edited}
          isArchived={asked.filters.includes("archived")}
          used={known?.tags.map(({ name }) => name) ?? []}
          isOpen={isEditing}
          onOpenChange={setEditing}
        />
      )}
    </section>
  );
}

const COLUMNS: readonly { id: keyof typeof columnTexts; sort?: Sort; className?: string }[] = [
  { id: "name", sort: "name", className: "w-[26%]" },
  { id: "last", sort: "last" },
  { id: "next", sort: "next" },
  { id: "weighed", sort: "weighed" },
  { id: "plan", sort: "plan" },
  { id: "tags", className: "hidden @[740px]:table-cell" },
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
function RosterTable({ sort, isBusy, onSort, children }: RosterTableProps) {
  const current = sortOf(sort);
  return (
    <table
      aria-labelledby="roster"
      aria-busy={isBusy}
      className="block w-full border-collapse text-left aria-busy:opacity-60 lg:table"
    >
      <thead className="hidden border-b lg:table-header-group">
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
      <tbody className="block lg:table-row-group">{children}</tbody>
    </table>
  );
}

function SortMark({ isOwn, direction }: { isOwn: boolean; direction: 1 | -1 }) {
  const Mark = isOwn ? (direction === 1 ? ArrowUp : ArrowDown) : ChevronsUpDown;
  return <Mark aria-hidden className="size-3.5" />;
}
