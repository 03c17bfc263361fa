"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { LoadingRows, PanelLoadFailure } from "@/components/admin/lists/loading-rows";
import { setSearchParams, useSearchParam } from "@/components/platform/frame/search-params";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { dollars } from "@/lib/admin/audit/sentence";
import { daysOfMonth, monthAfter } from "@/lib/admin/console/cost-forecast";
import type { CostMonth } from "@/lib/admin/console/cost-schema";
import { costMonthQuery } from "@/lib/admin/console/queries";
import { fullMonthName, shortDay } from "@/lib/text/calendar/wording";
import { counted } from "@/lib/text/numbers";

export function CostMonthPanel() {
  const asked = useSearchParam("month") || undefined;
  const { data, isPending, isFetching, refetch } = useQuery(costMonthQuery(asked));
  if (isPending) return <LoadingRows text="Loading the month..." rows={3} />;
  if (!data)
    return <PanelLoadFailure title="Failed to fetch the month" onRetry={refetch} retrying={isFetching} />;
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
      <h2 className="type-display text-lg">Spent, {fullMonthName(month)}</h2>
      <div className="flex">
        <Button
          variant="ghost"
          size="icon"
          aria-label="Previous month"
          onClick={() => open(monthAfter(month, -1))}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Next month"
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
        <span className="text-muted-foreground">of {dollars(cap.monthMicroUsd)}</span>
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
          {last && `Forecast ${shortDay(last.day)}: ${dollars(expected)}`}
        </span>
        <span className="text-muted-foreground">Cap {dollars(cap.dayMicroUsd)} a day (UTC)</span>
      </p>
    </>
  );
}

function Facts({ month }: { month: CostMonth }) {
  const { images, failures, unsettled, microUsd, before } = month;
  const facts = [
    ["Images", String(images)],
    ...(failures > 0 ? [["Failed", String(failures)]] : []),
    ...(images > 0 ? [["Per image", dollars(microUsd / images)]] : []),
    ...(unsettled > 0 ? [["Not billed yet", String(unsettled)]] : []),
    [`${fullMonthName(before.month)}, total`, dollars(before.microUsd)],
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

/** One bar for each day of the month: the cost so far, or the expected one. */
function CostDays({ month }: { month: CostMonth }) {
  const spent = new Map(month.days.map((day) => [day.day, day]));
  const expected = new Map(month.forecast.map(({ day, microUsd }) => [day, microUsd]));
  const bars = daysOfMonth(month.month).map((day) => {
    const { microUsd = 0, images = 0 } = spent.get(day) ?? {};
    const ahead = expected.get(day);
    return { day, microUsd: ahead ?? microUsd, images, isAhead: ahead !== undefined };
  });
  const most = Math.max(10_000, ...bars.map(({ microUsd }) => microUsd));
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-strong">By day</h3>
        <p className="flex gap-4 text-muted-foreground text-sm">
          <Key className="bg-primary">Spent</Key>
          <Key className={AHEAD}>Forecast</Key>
        </p>
      </div>
      <div className="relative mt-3 h-48 border-b">
        {bars.some(({ microUsd }) => microUsd > 0) ? (
          <p
            aria-hidden
            className="absolute top-0 border-t pt-0.5 text-muted-foreground text-xs tabular-nums"
          >
            {dollars(most)}
          </p>
        ) : (
          <p className="absolute inset-0 grid place-items-center text-muted-foreground text-sm">
            No image of this month cost anything.
          </p>
        )}
        <ol className="flex h-full items-end gap-[3px]" aria-label="By day">
          {bars.map(({ day, microUsd, images, isAhead }) => {
            const sentence = isAhead
              ? `${shortDay(day)}: ${dollars(microUsd)} expected`
              : `${shortDay(day)}: ${dollars(microUsd)}, ${counted(images, "image")}`;
            return (
              <li key={day} title={sentence} className="flex h-full flex-1 items-end">
                <span className="sr-only">{sentence}</span>
                {microUsd > 0 && (
                  <span
                    aria-hidden
                    className={cn("w-full rounded-t-sm", isAhead ? AHEAD : "bg-primary")}
                    style={{ height: `max(3px, ${(100 * microUsd) / most}%)` }}
                  />
                )}
              </li>
            );
          })}
        </ol>
      </div>
      <p aria-hidden className="mt-1 flex justify-between text-muted-foreground text-xs">
        <span>{shortDay(bars[0]?.day ?? month.today)}</span>
        <span>{shortDay(bars.at(-1)?.day ?? month.today)}</span>
      </p>
    </div>
  );
}

const AHEAD = "border-[1.5px] border-forecast border-dashed";

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={cn("size-3 rounded-sm", className)} />
      {children}
    </span>
  );
}
