"use client";

import { Download } from "lucide-react";
import { LoadFailure } from "@/components/layout/load-failure";
import { Button } from "@/components/ui/button";
import { archiveUrl, exportUrl } from "@/lib/export/addresses";
import { figuresOn } from "@/lib/history/days";
import { HistoryCompare } from "./history-compare";
import { HistorySkeleton } from "./history-skeleton";
import { useComparedDays } from "./use-compared-days";
import { type ClientHistory, useHistory } from "./use-history";
import { WeighIns } from "./weigh-ins";

type HistoryViewProps = { client: { id: string; name: string } };

/** A client's dated photos and weigh-ins, and any two of them beside each other. Nothing here is predicted. */
export function HistoryView({ client }: HistoryViewProps) {
  const { history, isPending, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useHistory(client.id);
  if (isPending) return <HistorySkeleton />;
  if (!history)
    return (
      <LoadFailure
        title="The history could not be loaded"
        onRetry={refetch}
        retrying={isFetching}
        className="pt-3"
      />
    );
  return (
    <>
      <HistoryOf client={client} history={history} />
      {hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          pending={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          Show earlier
        </Button>
      )}
      <ExportLinks clientId={client.id} />
    </>
  );
}

function HistoryOf({ client, history }: HistoryViewProps & { history: ClientHistory }) {
  const compared = useComparedDays(history);
  const { from, to } = compared;
  const { days, baselineDate } = history;
  return (
    <div className="pt-3 lg:grid lg:grid-cols-[minmax(0,600px)_minmax(0,1fr)] lg:gap-10 lg:pt-5">
      {from && to && (
        <HistoryCompare client={client} history={history} compared={compared} from={from} to={to} />
      )}
      <div className="mt-6.5 lg:mt-0">
        <WeighIns
          days={days}
          baselineDate={baselineDate}
          baselineWeight={baselineDate ? figuresOn(days, baselineDate).weight : null}
          selected={to?.date}
          onSelect={compared.setTo}
        />
        {days.length < 2 && (
          <p className="mt-3 text-muted-foreground text-xs">
            One date so far. A new photo or a changed weight adds the next.
          </p>
        )}
      </div>
    </div>
  );
}

function ExportLinks({ clientId }: { clientId: string }) {
  return (
    <div className="mt-6 flex flex-wrap gap-2.5">
      <Button asChild variant="outline" size="sm">
        <a href={archiveUrl(clientId)} download>
          <Download aria-hidden />
          Export with photos (ZIP)
        </a>
      </Button>
      <Button asChild variant="outline" size="sm">
        <a href={exportUrl(clientId)} download>
          <Download aria-hidden />
          Export data (JSON)
        </a>
      </Button>
    </div>
  );
}
