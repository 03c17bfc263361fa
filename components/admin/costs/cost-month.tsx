"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { LoadingRows, PanelLoadFailure } from "@/components/admin/lists/loading-rows";
import { setSearchParams, useSearchParam } from "@/components/platform/frame/search-params";
import { Button } from "@/components/ui/button";
import { dollars } from "@/lib/admin/audit/sentence";
import { monthAfter } from "@/lib/admin/console/cost-forecast";
import type { CostMonth } from "@/lib/admin/console/cost-schema";
import { costMonthQuery } from "@/lib/admin/console/queries";
import { fullMonthName, shortDay } from "@/lib/text/calendar/wording";
import { CostDays } from "./cost-days";
import { costMonthTexts } from "./texts";

export function CostMonthPanel() {
  const asked = useSearchParam("month") || undefined;
  const { data, isPending, isFetching, refetch } = useQuery(costMonthQuery(asked));
  if (isPending) return <LoadingRows text={costMonthTexts.loading} rows={3} />;
  if (!data)
    return <PanelLoadFailure title={costMonthTexts.failed} onRetry={refetch} retrying={isFetching} />;
  return (
    <section className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div>
        <MonthSteps month={data.month} last={data.today.slice(0, 7)} />
        <Spent month={data} />
        <Facts month={data} />
      </div>
      <CostDays month={data} />
    </section>
  );
}

function MonthSteps({ month, last }: { month: string; last: string }) {
  const open = (next: string) => setSearchParams({ month: next === last ? null : next });
  return (
    <div className="flex items-center justify-between gap-2">
      <h2 className="type-display text-lg">
        {costMonthTexts.title}, {fullMonthName(month)}
      </h2>
      <div className="flex">
        <Button
          variant="ghost"
          size="icon"
          aria-label={costMonthTexts.before}
          onClick={() => open(monthAfter(month, -1))}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={costMonthTexts.after}
          disabled={month >= last}
          onClick={() => open(monthAfter(month, 1))}
        >
          <ChevronRight aria-hidden />
        </Button>
      </div>
    </div>
  );
}

const share = (part: number, whole: number) => `${Math.min(100, (100 * part) / Math.max(1, whole))}%`;

function Spent({ month: { microUsd, forecast, cap } }: { month: CostMonth }) {
  const expected = forecast.reduce((sum, day) => sum + day.microUsd, microUsd);
  const last = forecast.at(-1);
  return (
    <>
      <p className="mt-1 flex items-baseline gap-2">
        <span className="type-display text-4xl tabular-nums">{dollars(microUsd)}</span>
        <span className="text-muted-foreground">{costMonthTexts.of(dollars(cap.monthMicroUsd))}</span>
      </p>
      <div aria-hidden className="relative mt-3 h-3 overflow-hidden rounded-full bg-muted">
        <div
          className="absolute inset-y-0 left-0 rounded-full border-[1.5px] border-forecast border-dashed"
          style={{ width: share(expected, cap.monthMicroUsd) }}
        />
        <div
          className="absolute inset-y-0 left-0 rounded-full bg-primary"
          style={{ width: share(microUsd, cap.monthMicroUsd) }}
        />
      </div>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="font-label text-forecast">
          {last && costMonthTexts.forecast(shortDay(last.day), dollars(expected))}
        </span>
        <span className="text-muted-foreground">{costMonthTexts.cap(dollars(cap.dayMicroUsd))}</span>
      </p>
    </>
  );
}

function Facts({ month }: { month: CostMonth }) {
  const { images, failures, unsettled, microUsd, refundedMicroUsd, before } = month;
  const facts = [
    [costMonthTexts.images, String(images)],
    ...(failures > 0 ? [[costMonthTexts.failures, String(failures)]] : []),
    ...(images > 0 ? [[costMonthTexts.each, dollars(microUsd / images)]] : []),
    ...(unsettled > 0 ? [[costMonthTexts.unsettled, String(unsettled)]] : []),
    ...(refundedMicroUsd > 0 ? [[costMonthTexts.refunded, dollars(refundedMicroUsd)]] : []),
    [costMonthTexts.total(fullMonthName(before.month)), dollars(before.microUsd)],
  ];
  return (
    <dl className="mt-3 border-t pt-2">
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3 py-1">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="font-strong tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
