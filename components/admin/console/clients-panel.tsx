"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { LoadingRows, PanelLoadFailure } from "@/components/admin/lists/loading-rows";
import { ShowMore, useShownPages } from "@/components/admin/lists/show-more";
import { useSearchParamChoice } from "@/components/platform/frame/search-params";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { clientCountQuery, clientExportUrl, foundClientsQuery } from "@/lib/admin/console/queries";
import type { ClientShow, ClientSort } from "@/lib/admin/console/question";
import { CLIENT_SHOWS, CLIENT_SORTS } from "@/lib/admin/console/question";
import type { FoundClient } from "@/lib/admin/console/schema";
import { clientsText, dayOf } from "@/lib/admin/console/wording";
import { ListTools } from "./list-tools";

const clientSortTexts: Record<ClientSort, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  name: "Name",
};

const clientShowTexts: Record<ClientShow, string> = {
  all: "All",
  active: "Active",
  archived: "Archived",
  samples: "Samples",
};

const COLUMNS = "grid-cols-1 items-center gap-x-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_180px_150px]";

type ClientsPanelProps = { search: string; onOpen: (clientId: string) => void };

export function ClientsPanel({ search, onOpen }: ClientsPanelProps) {
  const [sort, setSort] = useSearchParamChoice("order", CLIENT_SORTS);
  const [show, setShow] = useSearchParamChoice("kind", CLIENT_SHOWS);
  const asked = { search, sort, show };
  const clients = useInfiniteQuery(foundClientsQuery(asked));
  useShownPages("clientPages", clients);
  const count = useQuery(clientCountQuery(asked)).data;
  return (
    <>
      <ListTools
        shows={CLIENT_SHOWS.map((value) => ({ value, label: clientShowTexts[value] }))}
        show={show}
        onShow={setShow}
        sorts={CLIENT_SORTS.map((value) => ({ value, label: clientSortTexts[value] }))}
        sort={sort}
        onSort={setSort}
        exportUrl={clientExportUrl(asked)}
      />
      <p role="status" className="pb-1 text-muted-foreground text-sm">
        {count && clientsText(count)}
      </p>
      {clients.isPending && <LoadingRows text="Loading clients..." rows={6} />}
      {clients.isError && !clients.data && (
        <PanelLoadFailure
          title="Failed to fetch clients"
          onRetry={clients.refetch}
          retrying={clients.isFetching}
        />
      )}
      {clients.data?.length === 0 && <EmptyState title="No clients found." className="pt-12" />}
      <div
        aria-hidden
        className={cn(COLUMNS, "hidden h-9 border-t text-label text-muted-foreground lg:grid")}
      >
        <span>Client</span>
        <span>Trainer</span>
        <span>Last workout</span>
        <span>Created</span>
      </div>
      <ul aria-label="Clients of all trainers" className="border-t">
        {clients.data?.map((client) => (
          <FoundRow key={client.id} client={client} onOpen={() => onOpen(client.id)} />
        ))}
      </ul>
      <ShowMore label="Show more clients" list={clients} />
    </>
  );
}

function FoundRow({ client, onOpen }: { client: FoundClient; onOpen: () => void }) {
  const { name, trainer, isSample, isArchived, lastTrainedAt, createdAt } = client;
  return (
    <li className={cn(COLUMNS, "relative grid min-h-14 border-b py-2 hover:bg-accent/50")}>
      <p className="flex min-w-0 flex-wrap items-center gap-2">
        <button
          type="button"
          onClick={onOpen}
          className="min-w-0 break-words text-left font-strong covers-card"
        >
          {name}
        </button>
        {isSample && <Badge>Sample</Badge>}
        {isArchived && <Badge>Archived</Badge>}
      </p>
      <p className="min-w-0 break-words text-muted-foreground text-sm">
        {trainer.name} · {trainer.email}
      </p>
      <p className="text-muted-foreground text-sm">
        {lastTrainedAt ? `Trained ${dayOf(lastTrainedAt)}` : "No workout yet"}
      </p>
      <time dateTime={createdAt} className="hidden text-muted-foreground text-sm lg:block">
        {dayOf(createdAt)}
      </time>
    </li>
  );
}
