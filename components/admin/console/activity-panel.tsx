"use client";

import { useQuery } from "@tanstack/react-query";
import { PanelLoadFailure } from "@/components/admin/lists/loading-rows";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import type { Period } from "@/lib/admin/console/period";
import { activityQuery } from "@/lib/admin/console/queries";
import type { Activity } from "@/lib/admin/console/schema";
import { dayOf, NOT_COUNTED, rangeJudgement } from "@/lib/admin/console/wording";
import { counted, formatWhole, grouped } from "@/lib/text/numbers";

type ActivityPanelProps = { period: Period } & OpenHandlers;
type OpenHandlers = {
  onOpenTrainer: (trainer: { name: string }) => void;
  onOpenClient: (client: { id: string }) => void;
};

export function ActivityPanel({ period, ...handlers }: ActivityPanelProps) {
  const { data, isPending, isFetching, refetch } = useQuery(activityQuery(period));
  if (isPending) return <ActivitySkeleton />;
  if (!data)
    return <PanelLoadFailure title="Failed to fetch activity data" onRetry={refetch} retrying={isFetching} />;
  return <Figures activity={data} {...handlers} />;
}

function Figures({ activity, onOpenTrainer, onOpenClient }: { activity: Activity } & OpenHandlers) {
  const { stats, predictions, recentTrainers, recentClients } = activity;
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-2 lg:gap-5">
        <StatCard label="Total Clients" value={stats.totalClients} />
        <StatCard
          label="Total Transformations Generated"
          value={stats.totalTransformationsGenerated}
          isForecast
        />
      </dl>
      <p className="mt-2 text-muted-foreground text-sm">{NOT_COUNTED}</p>
      <HeldRanges predictions={predictions} />
      <div className="mt-6 grid gap-x-11 gap-y-6 lg:grid-cols-2">
        <RecentList
          title="Recent Trainers"
          empty="No recent trainers."
          onOpen={onOpenTrainer}
          rows={recentTrainers.map(({ id, name, createdAt }) => ({ id, name, createdAt }))}
        />
        <RecentList
          title="Recent Clients"
          empty="No recent clients."
          onOpen={onOpenClient}
          rows={recentClients.map(({ trainerName, ...row }) => ({
            ...row,
            note: `by ${trainerName}`,
          }))}
        />
      </div>
    </>
  );
}

/** From here on the standard error of a share of 80 % is below 6 points. */
const ENOUGH = 50;

/** How often the range for 8 of 10 held, for each distance ahead. */
function HeldRanges({ predictions }: Pick<Activity, "predictions">) {
  return (
    <section className="mt-6">
      <h2 className="font-strong text-lg">Forecast ranges that held</h2>
      <p className="text-muted-foreground text-sm">
        Each weigh-in beside what was foretold of it. A range for 8 of 10 should hold about 80%.
      </p>
      <dl className="mt-1 grid gap-x-11 sm:grid-cols-2">
        {predictions.map(({ daysAhead, held, count }) => {
          const isEnough = count >= ENOUGH;
          return (
            <div key={daysAhead} className="flex min-h-13 items-center justify-between gap-3.5 border-b">
              <dt>{daysAhead} days ahead</dt>
              <dd className="text-right">
                {isEnough && <span className="num mr-2 text-lg">{formatWhole((100 * held) / count)}%</span>}
                <span className="text-muted-foreground text-sm">
                  {isEnough ? "of" : "Too few:"} {counted(count, "weigh-in")}
                </span>
                {isEnough && <span className="block text-sm">{rangeJudgement(held, count)}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function ActivitySkeleton() {
  return (
    <div role="status" aria-label="Loading activity...">
      <div className="grid gap-3 sm:grid-cols-2 lg:gap-5">
        <Skeleton className="h-[116px] rounded-card lg:h-[134px]" />
        <Skeleton className="h-[116px] rounded-card lg:h-[134px]" />
      </div>
      <div className="mt-6 grid gap-x-11 gap-y-6 lg:grid-cols-2">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
    </div>
  );
}

type RecentListProps = {
  title: string;
  empty: string;
  rows: { id: string; name: string; note?: string; createdAt: string }[];
  onOpen: (row: { id: string; name: string }) => void;
};

function RecentList({ title, empty, rows, onOpen }: RecentListProps) {
  return (
    <section className="min-w-0">
      <h2 className="mb-1 font-strong text-lg">{title}</h2>
      {rows.length === 0 && <p className="py-3 text-muted-foreground text-sm">{empty}</p>}
      <ul>
        {rows.map(({ id, name, note, createdAt }) => (
          <li
            key={id}
            className="relative flex min-h-13 items-center justify-between gap-3.5 border-b py-2.5 hover:bg-accent/50"
          >
            <p className="min-w-0 break-words">
              <button
                type="button"
                onClick={() => onOpen({ id, name })}
                className="text-left font-strong covers-card"
              >
                {name}
              </button>
              {note && <span className="text-muted-foreground text-sm"> {note}</span>}
            </p>
            <time dateTime={createdAt} className="shrink-0 text-muted-foreground text-sm">
              {dayOf(createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

type StatCardProps = {
  label: string;
  value: number;
  isForecast?: boolean;
};

function StatCard({ label, value, isForecast = false }: StatCardProps) {
  return (
    <div
      className={cn(
        "rounded-card px-6 pt-5 pb-4 forced-colors:border",
        isForecast ? "forecast-slices text-forecast" : "bg-card shadow-card",
      )}
    >
      <dt className={cn("font-strong text-sm", !isForecast && "text-muted-foreground")}>{label}</dt>
      <dd className="num text-[3.25rem]/[1.1] lg:text-[4rem]/[1.1]">{grouped(value)}</dd>
    </div>
  );
}
