"use client";

import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import {
  type HistoryEntry,
  HistoryFacts,
  HistoryResult,
  historyEntries,
} from "@/components/admin/lists/history-facts";
import { PanelLoadFailure } from "@/components/admin/lists/loading-rows";
import { useSearchParamChoice } from "@/components/platform/frame/search-params";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PhotoFrame } from "@/components/ui/photo-frame";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { transformationHistoryQuery } from "@/lib/admin/console/queries";
import type { TransformationHistory } from "@/lib/admin/console/schema";
import { timeOf } from "@/lib/admin/console/wording";
import { isTooFar } from "@/lib/body/widths";
import { useIsLaptop } from "@/lib/platform/browser/media";
import { HistoryTable } from "./history-table";

type ClientHistoryProps = {
  clientId: string;
  onBack: () => void;
  onOpenTrainer: (trainer: { email: string }) => void;
};

export function ClientHistory({ clientId, onBack, onOpenTrainer }: ClientHistoryProps) {
  const history = useQuery(transformationHistoryQuery(clientId));
  const heading = useRef<HTMLHeadingElement>(null);
  const trainer = history.data?.trainer;
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="client-history">
      <Button variant="ghost" size="sm" onClick={onBack} className="-ml-2.5 font-label">
        <ArrowLeft aria-hidden />
        Back to Trainers
      </Button>
      <h2
        ref={heading}
        id="client-history"
        tabIndex={-1}
        className="type-display mt-1 break-words text-xl outline-none"
      >
        {history.data?.clientName
          ? `${history.data?.clientName}'s Transformation History`
          : "Transformation History"}
      </h2>
      <p className="mb-4 min-h-11 pt-1 text-muted-foreground text-sm">
        {trainer && (
          <button
            type="button"
            onClick={() => onOpenTrainer(trainer)}
            className="min-h-11 text-left underline underline-offset-4"
          >
            Client of {trainer.name}, {trainer.email}
          </button>
        )}
      </p>
      <History {...history} />
    </section>
  );
}

const GRID = "grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3";

type HistoryProps = Pick<
  UseQueryResult<TransformationHistory>,
  "data" | "isPending" | "isFetching" | "refetch"
>;

function History({ data, isPending, isFetching, refetch }: HistoryProps) {
  const [shown, setShown] = useSearchParamChoice("images", ["all", "wrong", "failed"]);
  const isLaptop = useIsLaptop();
  if (isPending) return <HistorySkeleton />;
  if (!data)
    return (
      <PanelLoadFailure title="Failed to fetch transformations" onRetry={refetch} retrying={isFetching} />
    );
  const all = historyEntries(data);
  if (all.length === 0)
    return <EmptyState title="No transformations found for this client." className="pt-12" />;
  const name = data.clientName;
  const kinds = {
    all,
    wrong: all.filter(({ girths }) => girths?.some(({ error }) => isTooFar(error))),
    failed: all.filter(({ imageUrl }) => imageUrl === null),
  };
  const options = [
    { value: "all" as const, label: `All ${all.length}` },
    { value: "wrong" as const, label: `Off by more than 3% ${kinds.wrong.length}` },
    { value: "failed" as const, label: `Failed ${kinds.failed.length}` },
  ].filter(({ value }) => kinds[value].length > 0);
  const entries = kinds[shown];
  return (
    <>
      {options.length > 1 && (
        <Segmented
          aria-label="Images"
          className="mb-4 max-w-110"
          options={options}
          value={shown}
          onValueChange={setShown}
        />
      )}
      {isLaptop ? (
        <HistoryTable entries={entries} name={name} />
      ) : (
        <ul className={GRID}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} name={name} />
          ))}
        </ul>
      )}
    </>
  );
}

type EntryProps = { entry: HistoryEntry; name: string };

function Entry({ entry, name }: EntryProps) {
  const { generatedDate, generatedAt, imageUrl } = entry;
  return (
    <li>
      {imageUrl !== null && (
        <PhotoFrame kind="forecast" src={imageUrl} alt={`AI forecast of ${name}, ${generatedDate}`} />
      )}
      {imageUrl !== null && <p className="mt-2 font-strong text-label">Generated on {generatedDate}</p>}
      <time dateTime={generatedAt} className="block text-muted-foreground text-xs">
        {timeOf(generatedAt)}
      </time>
      <p className="mt-0.5 font-label text-sm">
        <HistoryResult entry={entry} />
      </p>
      <HistoryFacts entry={entry} />
    </li>
  );
}

function HistorySkeleton() {
  return (
    <div role="status">
      <p className="pb-3 text-muted-foreground text-sm">Loading transformations...</p>
      <div className={GRID}>
        <Skeleton className="aspect-[9/16]" />
        <Skeleton className="aspect-[9/16]" />
      </div>
    </div>
  );
}
