"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { Button } from "@/components/ui/button";
import { later } from "@/components/ui/later";
import { Skeleton } from "@/components/ui/skeleton";
import { rosterQuery } from "@/lib/desk/roster/queries";
import { type Asked, LIMITS } from "@/lib/desk/roster/question";
import type { RosterRow } from "@/lib/desk/roster/schema";
import { useIsFirstRender } from "@/lib/platform/browser/reader";
import { dayHere } from "@/lib/text/calendar/local-date";
import { RosterFilters } from "./roster-filters";
import { RosterPage } from "./roster-page";
import { RosterSearch } from "./roster-search";
import { RosterTable } from "./roster-table";
import { useChosenRows } from "./use-chosen-rows";

const EntrySheet = later(() => import("./entry-sheet").then((module) => module.EntrySheet), {
  opens: ({ isOpen }) => isOpen,
});

type RosterListProps = {
  trainerId: string | undefined;
  asked: Asked;
  onAsk: (change: Partial<Asked>) => void;
  action?: ReactNode;
};

export function RosterList({ trainerId, asked, onAsk: ask, action }: RosterListProps) {
  const [edited, setEdited] = useState<readonly RosterRow[]>([]);
  const { chosen, onChoose, begin, end } = useChosenRows();
  const [isEditing, setEditing] = useState(false);
  const onAsk = (change: Partial<Asked>) => {
    // Archived clients are taken back, others archived: no choice has both.
    if (change.filters) end();
    ask(change);
  };
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
  const edit = (...rows: RosterRow[]) => {
    setEdited(rows);
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
        {known && <div className="ml-auto @2xl:order-last @2xl:ml-0">{action}</div>}
        {known && (
          <RosterSearch
            asked={asked}
            total={known.counts.all}
            onAsk={onAsk}
            className="basis-full @2xl:ml-auto @2xl:max-w-90 @2xl:basis-1/2"
          />
        )}
      </div>
      {known && (
        <RosterFilters asked={asked} counts={known.counts} tags={known.tags} onAsk={onAsk}>
          {known.found > 1 && !chosen && (
            <Button variant="ghost" size="xs" className="@2xl:px-2" onClick={begin}>
              Select
            </Button>
          )}
        </RosterFilters>
      )}
      {data && data.rows.length > 0 && (
        <RosterTable sort={asked.sort} isBusy={first.isPlaceholderData} onSort={(sort) => onAsk({ sort })}>
          <RosterPage
            key={JSON.stringify(asked)}
            trainerId={trainerId}
            asked={asked}
            page={data}
            hand={{ chosen, onEdit: edit, onChoose }}
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
      {chosen && <ChosenBar count={chosen.size} onAct={() => edit(...chosen.values())} onEnd={end} />}
      {edited.length > 0 && (
        <EntrySheet
          key={edited.map(({ id }) => id).join()}
          rows={edited}
          isArchived={asked.filters.includes("archived")}
          used={known?.tags.map(({ name }) => name) ?? []}
          isOpen={isEditing}
          onOpenChange={(isOpen) => {
            setEditing(isOpen);
            // The rows that it has changed are no longer as they were chosen.
            if (!isOpen) end();
          }}
        />
      )}
    </section>
  );
}

type ChosenBarProps = { count: number; onAct: () => void; onEnd: () => void };

/** Stays in sight above the dock while clients are chosen. */
function ChosenBar({ count, onAct, onEnd }: ChosenBarProps) {
  const isTooMany = count > LIMITS.largestPage;
  return (
    <div className="sticky bottom-(--dock-clearance) z-20 mt-2 flex flex-wrap items-center gap-2 rounded-card border bg-popover px-3 py-2 shadow-pop lg:bottom-4">
      <p role="status" className="mr-auto text-sm">
        {isTooMany ? `At most ${LIMITS.largestPage} at once, ${count} are selected` : `${count} selected`}
      </p>
      <Button size="sm" disabled={count === 0 || isTooMany} onClick={onAct}>
        Tag or archive
      </Button>
      <Button size="sm" variant="ghost" onClick={onEnd}>
        Done
      </Button>
    </div>
  );
}
