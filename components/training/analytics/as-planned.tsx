import { PageLink } from "@/components/platform/frame/page-link";
import { Card } from "@/components/ui/card";
import { countAxis } from "@/components/ui/chart/axis";
import { Bars } from "@/components/ui/chart/bars";
import { Legend } from "@/components/ui/chart/legend";
import { Plot } from "@/components/ui/chart/plot";
import { ValueGrid } from "@/components/ui/chart/plot-grid";
import { cn } from "@/components/ui/cn";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { clientAddress } from "@/lib/text/addresses";
import { dayText } from "@/lib/text/calendar/wording";
import { grouped } from "@/lib/text/numbers";
import {
  adherenceText,
  besideTexts,
  leastDoneFirst,
  percentText,
  sumOf,
  workoutBars,
} from "@/lib/training/analytics/bars";
import type { ClientPeriod, Period } from "@/lib/training/analytics/schema";
import { adherenceOf } from "@/lib/training/day/counts";
import { FoldedList } from "./folded-list";
import { Nothing, Part, Question } from "./part";

const SHOWN = 8;
/** More cells than this are one bar. */
const MOST_CELLS = 24;

type AsPlannedProps = { period: Period; isFound: (name: string) => boolean; isOld: boolean };

export function AsPlanned({ period, isFound, isOld }: AsPlannedProps) {
  const { clients } = period;
  const planned = clients.filter((client) => adherenceOf(client) !== "nonePlanned").length;
  return (
    <Question id="as-planned" title="Who trains as planned" isOld={isOld}>
      <WorkoutChart period={period} />
      <Part
        id="by-client"
        title="By client"
        note={`Least done first, ${planned} of ${clients.length} with a program`}
        explain="Done of the planned sessions that were due so far, in the week of their date. Extra workouts replace no missed session, and what was left out with a reason is not due. Who had nothing planned has no percentage."
      >
        {clients.length > 0 && planned === 0 && <Nothing>No client had a session planned.</Nothing>}
        <FoldedList
          param="planned"
          label="By client"
          all={leastDoneFirst(clients).filter(({ name }) => isFound(name))}
          keyOf={({ clientId }) => clientId}
          shown={SHOWN}
          row={(client) => <PlannedRow client={client} />}
        />
      </Part>
    </Question>
  );
}

function WorkoutChart({ period }: { period: Period }) {
  const now = useNow();
  const bars = workoutBars(period.weeks);
  const { figure, rest, others } = adherenceText(period);
  const isPlanned = sumOf(period.weeks).planned > 0;
  const axis = countAxis(bars.map(({ done, missed, planned }) => done + missed + planned));
  const has = (kind: "planned" | "missed") => bars.some((bar) => bar[kind] > 0);
  const isLater = period.plannedFrom !== null && period.plannedFrom >= (period.weeks[1]?.monday ?? "");
  return (
    <Card className="pb-3">
      <p className="text-muted-foreground text-sm">
        <span className="num text-foreground text-num-sm">{figure}</span> {rest}
      </p>
      {(others || isLater) && (
        <p className="text-muted-foreground text-xs">
          {isLater && period.plannedFrom && `Planned since ${dayText(period.plannedFrom, now)}. `}
          {others}
        </p>
      )}
      <Plot
        label={`${figure} ${rest}`}
        across={[0, bars.length]}
        up={axis.domain}
        className="mt-2 mb-1.5 h-[170px] pt-2 pr-0 pl-8 lg:h-[230px]"
        over={<Bars bars={bars} />}
      >
        <ValueGrid ticks={axis.ticks} text={grouped} />
      </Plot>
      <Legend
        className="mt-0 px-0"
        keys={[
          { kind: "done", label: isPlanned ? "Done" : "Logged" },
          ...(has("planned") ? [{ kind: "planned", label: "Still planned" } as const] : []),
          ...(has("missed") ? [{ kind: "missed", label: "Not done" } as const] : []),
        ]}
      />
    </Card>
  );
}

function PlannedRow({ client }: { client: ClientPeriod }) {
  const adherence = adherenceOf(client);
  const beside = besideTexts(client).join(", ");
  const isTold = typeof adherence === "object";
  return (
    <PageLink
      href={clientAddress(client.clientId, "plan")}
      className="flex min-h-11 flex-wrap items-center gap-x-3 rounded-image py-1.5 hover:bg-accent/50"
    >
      <span className="min-w-0 flex-1 basis-36">
        <span className={cn("block break-words text-sm", isTold ? "font-strong" : "text-muted-foreground")}>
          {client.name}
        </span>
        {beside && <span className="block text-muted-foreground text-xs">{beside}</span>}
      </span>
      {isTold && <Cells {...adherence} />}
      <span className="ml-auto min-w-22 shrink-0 text-right text-sm">
        {isTold ? (
          <>
            <span className="font-strong">
              {adherence.done} of {adherence.due}
            </span>{" "}
            <span className="text-muted-foreground text-xs">{percentText(adherence)}</span>
          </>
        ) : (
          <span className="text-muted-foreground">
            {adherence === "nonePlanned" ? "None planned" : "Nothing due yet"}
          </span>
        )}
      </span>
    </PageLink>
  );
}

/** A cell for each due session, done ones first; one bar where they would be too small. */
function Cells({ done, due }: { done: number; due: number }) {
  if (due > MOST_CELLS)
    return (
      <span
        aria-hidden
        className="h-2.5 w-24 overflow-hidden rounded-[3px] border border-muted-foreground sm:w-32 xl:w-44"
      >
        <span data-fill className="block h-full bg-primary" style={{ width: `${(100 * done) / due}%` }} />
      </span>
    );
  return (
    <span aria-hidden className="flex h-2.5 w-24 gap-0.5 sm:w-32 xl:w-44">
      {Array.from({ length: due }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
          key={index}
          data-fill={index < done || undefined}
          className={cn(
            "min-w-0 flex-1 rounded-[3px]",
            index < done ? "bg-primary" : "border border-muted-foreground",
          )}
        />
      ))}
    </span>
  );
}
