"use client";

import { Printer, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { WeighInButton } from "@/components/clients/weigh-ins/weigh-in-button";
import { WeighInList } from "@/components/clients/weigh-ins/weigh-in-list";
import { PageLink } from "@/components/platform/frame/page-link";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Explain } from "@/components/ui/explain";
import type { Progress } from "@/lib/body/forecast/progress";
import { EXPERIENCE_LABELS, SEX_LABELS } from "@/lib/body/ranges";
import { TAPE_BODY_FAT_ERROR } from "@/lib/body/tape-body-fat";
import type { Client } from "@/lib/clients/record/schema";
import { totalsOf } from "@/lib/clients/timeline/chart";
import type { Timeline } from "@/lib/clients/timeline/schema";
import type { Measurement } from "@/lib/clients/weigh-ins/schema";
import { clientAddress } from "@/lib/text/addresses";
import { formatPercent, formatTenth } from "@/lib/text/numbers";
import { DailyDiet } from "./daily-diet";
import { ForecastDisclaimer, ForecastNotes } from "./forecast-notes";
import { GoalHeading } from "./goal-heading";
import { MonthlyBreakdown } from "./monthly-breakdown";
import { TimelineChart } from "./timeline-chart";
import { ProgressHeading, TimelineTotals } from "./timeline-totals";
import { TrendCard } from "./trend-card";

export type ForecastOverviewProps = {
  client: Client;
  timeline: Timeline;
  measurements: readonly Measurement[];
  progress: Progress | null;
  checkInLink: ReactNode;
  now: Date;
  onWhatIf: () => void;
  /** After the what-if closes, its button gets the focus back. */
  focusWhatIf: boolean;
};

export function ForecastOverview(props: ForecastOverviewProps) {
  const { client, timeline, measurements, progress, checkInLink, now, onWhatIf, focusWhatIf } = props;
  const whatIf = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusWhatIf) whatIf.current?.focus();
  }, [focusWhatIf]);
  const { timeline: rows, today, plan, lever, goal, followed } = timeline;
  return (
    <div className="pt-2.5 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-10 lg:pt-6">
      <div className="@container">
        <TimelineTotals totals={totalsOf(today, rows)} />
        <div className="mt-5">
          <GoalHeading client={client} plan={plan} goal={goal} now={now} />
        </div>
        {progress && (
          <div className="mt-5">
            <ProgressHeading progress={progress} lever={lever} />
          </div>
        )}
        <div className="mt-4 grid grid-cols-2 gap-2.5 @max-3xs:grid-cols-1 lg:flex lg:flex-wrap">
          <WeighInButton client={client} last={measurements[0]} now={now} />
          <Button ref={whatIf} variant="outline" size="sm" onClick={onWhatIf}>
            <SlidersHorizontal aria-hidden />
            What-if
          </Button>
          {checkInLink}
          {/* Laptops show it beside the title. */}
          <Button asChild variant="outline" size="sm" className="lg:hidden">
            <PageLink href={clientAddress(client.id, "report")}>
              <Printer aria-hidden />
              Progress report
            </PageLink>
          </Button>
        </div>
        {followed && <TrendCard followed={followed} measurements={measurements} />}
        <DailyDiet diet={timeline.diet} />
        {(rows.length > 0 || measurements.length > 1) && (
          <Card className="mt-5 px-3 pt-4 pb-3">
            <div className="flex items-center justify-between pl-1">
              <CardTitle className="text-base">Body Fat Progression</CardTitle>
              <Explain about="Likely range">
                About eight of ten clients who train and eat as entered stay inside this range. It does not
                cover a wrong starting value or events such as illness.
              </Explain>
            </div>
            <TimelineChart
              className="h-[250px] lg:h-[340px]"
              measure="bodyFat"
              today={today}
              rows={rows}
              weighIns={measurements}
              plan={plan}
              now={now}
              target={client.targetBodyFat}
            />
          </Card>
        )}
        <ForecastNotes answer={timeline} client={client} />
        <BodyFatSource client={client} measurements={measurements} />
      </div>
      <div className="lg:pt-1">
        <CalculationParameters parameters={timeline.parameters} />
        <MonthlyBreakdown
          today={today}
          isTrend={followed !== null}
          rows={rows}
          imageMonths={imageMonthsOf(client)}
        />
        <ForecastDisclaimer />
        <WeighInList client={client} measurements={measurements} now={now} />
      </div>
    </div>
  );
}

/** Warns that the starting body fat is only estimated from the tape. */
function BodyFatSource({ client, measurements }: Pick<ForecastOverviewProps, "client" | "measurements">) {
  const newest = measurements.find(({ bodyFat, tapeBodyFat }) => bodyFat !== null || tapeBodyFat !== null);
  if (!newest || newest.bodyFat !== null || newest.tapeBodyFat === null) return null;
  return (
    <p className="mt-3 text-muted-foreground text-xs">
      The forecast starts from {formatPercent(newest.tapeBodyFat)} body fat, estimated from tape (US Navy):
      give or take {formatTenth(TAPE_BODY_FAT_ERROR[client.gender])} points.
    </p>
  );
}

export const imageMonthsOf = (client: Client): ReadonlySet<number> =>
  new Set(client.transformations.map(({ month }) => month));

function CalculationParameters({ parameters }: { parameters: Timeline["parameters"] }) {
  const { workoutsPerWeek, experience, dietAdherence, gender } = parameters;
  const rows = [
    ["Workouts per week", String(workoutsPerWeek)],
    ["Experience", EXPERIENCE_LABELS[experience]],
    ["Diet adherence", `${Math.round(dietAdherence * 100)}%`],
    ["Gender", SEX_LABELS[gender]],
  ];
  return (
    <section className="mt-6.5 lg:mt-0">
      <h3 className="font-strong text-lg">Calculation Parameters</h3>
      <dl className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-4.5">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-2 border-b text-sm"
          >
            <dt className="flex items-center text-muted-foreground">
              {label}
              {label === "Diet adherence" && (
                <Explain about={label}>
                  The share of days on which the client follows the diet; on the other days the client eats as
                  before. In CALERIE, a well supported two-year trial, people reached about one half.
                </Explain>
              )}
            </dt>
            <dd className="font-strong">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
