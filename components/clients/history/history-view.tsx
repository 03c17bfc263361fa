"use client";

import { Download } from "lucide-react";
import { DownloadLink } from "@/components/platform/frame/download-link";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { useSearchParamState } from "@/components/platform/frame/search-params";
import { Button } from "@/components/ui/button";
import { DatedChart } from "@/components/ui/chart/dated-chart";
import { Chips } from "@/components/ui/chips";
import { later } from "@/components/ui/later";
import { shownGirth, TAPED_SITE_LABELS, TAPED_SITES, tapedText } from "@/lib/body/tape-girths";
import { figuresOn, type HistoryDay, tapedPoints } from "@/lib/clients/history/days";
import type { Client } from "@/lib/clients/record/schema";
import { useUnits } from "@/lib/platform/browser/use-units";
import { archiveUrl, exportUrl } from "@/lib/text/addresses";
import { dayText } from "@/lib/text/calendar/wording";
import { formatChange, formatTenth, grouped } from "@/lib/text/numbers";
import { HistoryCompare } from "./history-compare";
import { HistorySkeleton } from "./history-skeleton";
import { type ClientHistory, useComparedDays, useHistory } from "./use-history";
import { WeighIns } from "./weigh-ins";

const WeighInSheet = later(
  () => import("@/components/clients/weigh-ins/weigh-in-sheet").then((module) => module.WeighInSheet),
  { opens: ({ isOpen }) => isOpen },
);

type HistoryViewProps = {
  client: Client;
  isWeighing: boolean;
  onWeighingChange: (isWeighing: boolean) => void;
};

/** Shows measured data only, no forecast. */
export default function HistoryView({ client, isWeighing, onWeighingChange }: HistoryViewProps) {
  const { history, isPending, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useHistory(client.id);
  if (isPending) return <HistorySkeleton text="Loading history..." />;
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
      <HistoryOf client={client} history={history} onWeigh={() => onWeighingChange(true)} />
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
      <WeighInSheet
        client={client}
        last={lastWeighIn(history.days)}
        now={new Date()}
        isOpen={isWeighing}
        onOpenChange={onWeighingChange}
      />
    </>
  );
}

/** Noon, so that the date is the same in every time zone. */
function lastWeighIn(days: readonly HistoryDay[]) {
  const day = days.findLast(({ weightLbs }) => weightLbs !== null);
  return day?.weightLbs ? { takenAt: `${day.date}T12:00:00`, weight: day.weightLbs } : undefined;
}

type HistoryOfProps = { client: Client; history: ClientHistory; onWeigh: () => void };

function HistoryOf({ client, history, onWeigh }: HistoryOfProps) {
  const compared = useComparedDays(history);
  const { from, to } = compared;
  const { days, baselineDate } = history;
  return (
    <div className="pt-3 lg:grid lg:grid-cols-[min(58%,max(400px,(100dvh-300px)*1.125))_minmax(0,1fr)] lg:gap-8 lg:pt-5">
      {from && to && (
        <HistoryCompare client={client} history={history} compared={compared} from={from} to={to} />
      )}
      <div className="mt-6.5 lg:mt-0">
        <WeighIns
          days={days}
          baselineDate={baselineDate}
          baselineWeight={baselineDate ? figuresOn(days, baselineDate).weightLbs : null}
          selected={to?.date}
          onSelect={compared.setTo}
          onWeigh={onWeigh}
        />
        <TapeHistory days={days} />
        {days.length < 2 && (
          <p className="mt-3 text-muted-foreground text-xs">
            One date so far. A new photo or weight adds the next.
          </p>
        )}
      </div>
    </div>
  );
}

function ExportLinks({ clientId }: { clientId: string }) {
  return (
    <div className="mt-6 grid gap-2.5 sm:flex">
      <Button asChild variant="outline" size="sm">
        <DownloadLink href={archiveUrl(clientId)}>
          <Download aria-hidden />
          Export with photos (ZIP)
        </DownloadLink>
      </Button>
      <Button asChild variant="outline" size="sm">
        <DownloadLink href={exportUrl(clientId)}>
          <Download aria-hidden />
          Export data (JSON)
        </DownloadLink>
      </Button>
    </div>
  );
}

function TapeHistory({ days }: { days: readonly HistoryDay[] }) {
  const units = useUnits();
  const [chosen, setChosen] = useSearchParamState("tape");
  const taped = TAPED_SITES.filter((site) => tapedPoints(days, site).length > 0);
  const site = taped.find((one) => one === chosen) ?? taped.find((one) => one === "waist") ?? taped[0];
  if (!site) return null;
  const points = tapedPoints(days, site);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <section aria-labelledby="tape" className="mt-6.5">
      <h2 id="tape" className="type-display text-xl">
        Tape
      </h2>
      <Chips
        aria-label="Body part"
        layout="scroll"
        className="mt-3"
        options={taped.map((value) => ({ value, label: TAPED_SITE_LABELS[value] }))}
        value={site}
        onValueChange={setChosen}
      />
      {first && last && (
        <p className="mt-3 flex items-baseline gap-2.5">
          <span className="num text-xl">{tapedText(last.mm, units)}</span>
          {first !== last && (
            <span className="text-muted-foreground text-sm">
              {formatChange(shownGirth(first.mm, units), shownGirth(last.mm, units))} since the start
            </span>
          )}
        </p>
      )}
      {first && last && points.length > 1 ? (
        <div className="mt-2 h-[200px]">
          <DatedChart
            label={`${TAPED_SITE_LABELS[site]} on ${points.length} days: from ${tapedText(first.mm, units)} to ${tapedText(last.mm, units)}`}
            points={points.map(({ date, mm }) => ({ at: Date.parse(date), value: shownGirth(mm, units) }))}
            tickText={grouped}
            dayText={(day) => dayText(new Date(day).toISOString(), new Date())}
            valueText={({ value }) => `${formatTenth(value)} ${units.heightUnit}`}
          />
        </div>
      ) : (
        <p className="mt-1 text-muted-foreground text-xs">
          Measured once so far. The next tape measurement starts the line.
        </p>
      )}
    </section>
  );
}
