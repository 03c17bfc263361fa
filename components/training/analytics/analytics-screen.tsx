"use client";

import { useQuery } from "@tanstack/react-query";
import { SignedInShell } from "@/components/accounts/sign-in/signed-in-shell";
import { AppHeader, BackLink } from "@/components/platform/frame/app-header";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { NoClients } from "@/components/platform/frame/no-clients";
import { PageLink } from "@/components/platform/frame/page-link";
import { PageTitle } from "@/components/platform/frame/page-title";
import { Avatar } from "@/components/ui/avatar";
import { Explain } from "@/components/ui/explain";
import { Skeleton } from "@/components/ui/skeleton";
import { useIsFirstRender } from "@/lib/platform/browser/reader";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { clientAddress } from "@/lib/text/addresses";
import { dayText } from "@/lib/text/calendar/wording";
import { initialsOf } from "@/lib/text/names";
import { analyticsQuery } from "@/lib/training/analytics/queries";
import type { Analytics } from "@/lib/training/analytics/schema";
import { recordText } from "@/lib/training/workouts/wording";
import { QuietClients } from "./quiet-clients";
import { WorkoutsSection } from "./workouts-section";

const ROWS = [1, 2, 3];

function AnalyticsSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading analytics..."
      className="grid gap-6 pt-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:gap-x-8 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-10"
    >
      <div>
        <Skeleton className="h-[27px] w-36" />
        <Skeleton className="mt-1 h-[18px] w-full max-w-[340px]" />
        {ROWS.map((row) => (
          <div key={row} className="border-b pt-3 pb-3.5">
            <Skeleton className="h-11" />
            <Skeleton className="mt-2 h-[25px]" />
          </div>
        ))}
      </div>
      <div>
        <Skeleton className="mb-2.5 h-[52px]" />
        <Skeleton className="h-[268px] rounded-card" />
      </div>
    </div>
  );
}

export function AnalyticsScreen() {
  const { data, isPending, isFetching, refetch } = useQuery({
    ...analyticsQuery(),
    // The server has just fetched it for this page.
    refetchOnMount: !useIsFirstRender(),
  });
  return (
    <SignedInShell
      active="analytics"
      header={
        <AppHeader
          left={<BackLink href="/client-dashboard">← Back</BackLink>}
          center={<h1 className="font-strong text-sm">Analytics</h1>}
        />
      }
    >
      <PageTitle className="hidden lg:flex">Analytics</PageTitle>
      {isPending && <AnalyticsSkeleton />}
      {!isPending && !data && (
        <LoadFailure
          title="Your numbers could not be loaded"
          className="pt-2"
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {data && (data.clients.total > 0 ? <Numbers analytics={data} /> : <NoClients />)}
    </SignedInShell>
  );
}

function Numbers({ analytics }: { analytics: Analytics }) {
  return (
    <>
      <div className="grid gap-x-8 gap-y-6 pt-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:items-start xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-10">
        <QuietClients quiet={analytics.quiet} total={analytics.clients.total} />
        <div className="grid gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <WorkoutsSection analytics={analytics} />
          <Totals analytics={analytics} />
        </div>
        <NewestRecords records={analytics.records} />
      </div>
      <p className="mt-2.5 text-muted-foreground text-xs">
        Only your own clients. Counts come from saved workouts.
      </p>
    </>
  );
}

/** The images get the forecast's colour, since they are forecasts. */
function Totals({ analytics }: { analytics: Analytics }) {
  const { clients, workouts, images } = analytics;
  return (
    <section aria-label="Totals">
      <dl className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-4 lg:grid-cols-2">
        <Total label="Active clients" value={clients.active} note={`of ${clients.total}, in four weeks`} />
        <Total label="Workouts this week" value={workouts.thisWeek} />
        <Total label="Workouts this month" value={workouts.thisMonth} />
        <Total label="Images made" value={images.total} note={`${images.thisMonth} this month`} forecast />
      </dl>
    </section>
  );
}

type TotalProps = { label: string; value: number; note?: string; forecast?: boolean };

function Total({ label, value, note, forecast = false }: TotalProps) {
  return (
    <div className="flex flex-col">
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className={forecast ? "num text-forecast text-num-sm" : "num text-num-sm"}>{value}</dd>
      {note && <dd className="text-muted-foreground text-xs">{note}</dd>}
    </div>
  );
}

type RecordEntry = Analytics["records"][number];

function NewestRecords({ records }: { records: RecordEntry[] }) {
  return (
    <section aria-labelledby="newest-records">
      <div className="flex items-center">
        <h2 id="newest-records" className="type-display text-xl">
          Newest records
        </h2>
        <Explain about="Newest records">
          A working set that is heavier than all before it, or has more reps at the same weight. The first
          workout of an exercise is the baseline, not a record.
        </Explain>
      </div>
      {records.length === 0 && (
        <p className="mt-0.5 text-muted-foreground text-xs">
          No records in the last 90 days. The first workout of an exercise is the baseline; a record beats it.
        </p>
      )}
      <ul>
        {records.map((record) => (
          <li key={`${record.clientId} ${record.exerciseName}`} className="border-b last:border-b-0">
            <RecordRow record={record} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecordRow({ record }: { record: RecordEntry }) {
  const units = useUnits();
  const now = useNow();
  const { clientId, clientName, exerciseName, achievedDate } = record;
  return (
    <PageLink
      href={clientAddress(clientId, "workouts")}
      className="flex min-h-[67px] items-center gap-3 rounded-image py-2.5 hover:bg-accent/50"
    >
      <Avatar className="size-11 text-label">{initialsOf(clientName)}</Avatar>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-strong text-base">{clientName}</span>
        <span className="block truncate text-muted-foreground text-xs">{exerciseName}</span>
      </span>
      <span className="shrink-0 text-right">
        <span className="num block font-strong text-base/[22px] text-primary tracking-normal">
          {recordText(record, units)}
        </span>
        <span className="text-muted-foreground text-xs">{dayText(achievedDate, now)}</span>
      </span>
    </PageLink>
  );
}
