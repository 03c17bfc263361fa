"use client";

import { X } from "lucide-react";
import { memo, useEffect, useRef } from "react";
import { useSearchParamChoice } from "@/components/platform/frame/search-params";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Explain } from "@/components/ui/explain";
import { Segmented } from "@/components/ui/segmented";
import type { Measure } from "@/lib/body/forecast/progress";
import { totalsOf } from "@/lib/clients/timeline/chart";
import { goalDay } from "@/lib/clients/timeline/goal-date";
import type { ForecastAnswer } from "@/lib/clients/timeline/schema";
import { whatIfSentence } from "@/lib/clients/timeline/what-if-words";
import { useUnits } from "@/lib/platform/browser/use-units";
import { monthsBetween } from "@/lib/text/calendar/moments";
import { DailyDiet } from "./daily-diet";
import { ForecastDisclaimer, ForecastNotes } from "./forecast-notes";
import { type ForecastOverviewProps, imageMonthsOf } from "./forecast-overview";
import { MonthlyBreakdown } from "./monthly-breakdown";
import { TimelineChart } from "./timeline-chart";
import { ProgressHeading, TimelineTotals } from "./timeline-totals";
import type { useWhatIf, WhatIfForecast } from "./use-what-if";
import { WhatIfBar } from "./what-if-bar";
import { WhatIfPanel } from "./what-if-panel";
import { WhatIfSpans } from "./what-if-spans";

type WhatIfViewProps = Omit<ForecastOverviewProps, "checkInLink" | "onWhatIf" | "focusWhatIf"> & {
  whatIf: ReturnType<typeof useWhatIf>;
  forecast: WhatIfForecast;
  /** Whether it was opened by hand: an address that leads here leaves the focus at the start of the page. */
  takesFocus: boolean;
  onClose: () => void;
};

export function WhatIfView({ whatIf, onClose, ...shown }: WhatIfViewProps) {
  const { client, timeline, forecast, now } = shown;
  return (
    <div className="flex flex-col pt-1 pb-44 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-x-9 lg:pt-6 lg:pb-0">
      <div className="contents lg:block">
        <Outcome {...shown} onClose={onClose} />
      </div>
      <div className="contents lg:flex lg:flex-col">
        <div className="order-1 mt-4 lg:mt-0">
          <WhatIfPanel values={whatIf.values} saved={client} set={whatIf.set} />
        </div>
        <div className="order-1 lg:mt-4">
          <WhatIfBar
            saved={timeline}
            tried={forecast}
            now={now}
            isChanged={whatIf.isChanged}
            isApplying={whatIf.isApplying}
            onReset={whatIf.reset}
            onApply={whatIf.apply}
          />
        </div>
        <div className="order-3">
          <Months client={client} forecast={forecast} isTrend={timeline.followed !== null} />
          <ForecastDisclaimer />
        </div>
      </div>
    </div>
  );
}

/** Memoized, since a dragged slider rerenders the view, but this part needs only a new forecast. */
const Outcome = memo(function Outcome({
  client,
  timeline,
  measurements,
  progress,
  now,
  forecast: { values, isChanged, answer, goal, startsAnew },
  takesFocus,
  onClose,
}: Omit<WhatIfViewProps, "whatIf">) {
  const units = useUnits();
  const [measure, setMeasure] = useSearchParamChoice<Measure>("measure", ["bodyFat", "weight"]);
  const { timeline: rows, today } = answer;
  const sentence = whatIfSentence(
    { ...client, goal: timeline.goal },
    { ...values, goal, startsAnew },
    units,
    now,
  );
  const title = measure === "weight" ? `Weight, ${units.weightUnit}` : "Body fat, %";
  return (
    <>
      <WhatIfHeading {...{ progress, answer, takesFocus, onClose }} />
      {/* On phones below the sliders, so that they do not move under the finger. */}
      <Card tone="forecast" className="order-2 mt-6 lg:mt-4">
        <p className="text-pretty" aria-live="polite">
          {sentence}
        </p>
        <WhatIfSpans saved={timeline.goal} tried={goal} now={now} />
      </Card>
      <Card className="mt-2 bg-transparent p-0 shadow-none lg:mt-4 lg:bg-card lg:p-4 lg:shadow-card">
        <div className="mb-2 flex items-center justify-between gap-3">
          <CardTitle className="hidden lg:block">{title}</CardTitle>
          <Segmented
            aria-label="Measure of the chart"
            options={MEASURES}
            value={measure}
            onValueChange={setMeasure}
            className="w-[220px]"
          />
        </div>
        <TimelineChart
          className="h-40 lg:h-[400px]"
          measure={measure}
          today={today}
          rows={rows}
          weighIns={measurements}
          plan={timeline.plan}
          now={now}
          target={measure === "weight" ? values.targetWeight : values.targetBodyFat}
          goalMonth={goal.day === null ? null : monthsBetween(now, goalDay(goal, goal.day, now))}
          forecastName={isChanged ? "What-if" : "Forecast"}
        />
      </Card>
      <div className="order-2 mt-6">
        <TimelineTotals totals={totalsOf(today, rows)} />
        <DailyDiet diet={answer.diet} />
        <ForecastNotes answer={answer} client={{ ...client, ...values }} />
      </div>
    </>
  );
});

/** Starts with the measure of the saved chart, so that the chart does not switch. */
const MEASURES = [
  { value: "bodyFat", label: "Body fat" },
  { value: "weight", label: "Weight" },
] as const;

/** Images exist only for the saved forecast. */
const NO_IMAGES: ReadonlySet<number> = new Set();

const Months = memo(function Months({
  client,
  forecast,
  isTrend,
}: Pick<WhatIfViewProps, "client" | "forecast"> & { isTrend: boolean }) {
  return (
    <MonthlyBreakdown
      today={forecast.answer.today}
      isTrend={isTrend}
      rows={forecast.answer.timeline}
      imageMonths={forecast.isChanged ? NO_IMAGES : imageMonthsOf(client)}
    />
  );
});

type HeadingProps = Pick<ForecastOverviewProps, "progress"> & {
  answer: ForecastAnswer;
  takesFocus: boolean;
  onClose: () => void;
};

function WhatIfHeading({ progress, answer, takesFocus, onClose }: HeadingProps) {
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) closer.current?.focus();
  }, [takesFocus]);
  const corner = (
    <div className="flex items-center gap-1">
      <Badge kind="forecast-outline">What-if</Badge>
      <Explain about="What-if">
        The same forecast with other settings. Nothing is saved until you apply it, and the images still show
        the saved plan.
      </Explain>
      <Button
        ref={closer}
        variant="ghost"
        size="icon"
        aria-label="Close what-if"
        className="-mr-2.5"
        onClick={onClose}
      >
        <X aria-hidden />
      </Button>
    </div>
  );
  if (progress)
    return (
      <ProgressHeading large progress={progress} lever={null}>
        {corner}
      </ProgressHeading>
    );
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <h2 className="type-display text-2xl">What if?</h2>
        {corner}
      </div>
      <p className="text-muted-foreground text-sm">{answer.statusSentence}</p>
    </div>
  );
}
