"use client";

import { useQuery } from "@tanstack/react-query";
import { SignedInShell } from "@/components/auth/signed-in-shell";
import { AppHeader, BackLink } from "@/components/layout/app-header";
import { LoadFailure } from "@/components/layout/load-failure";
import { NoClients } from "@/components/layout/no-clients";
import { PageTitle } from "@/components/layout/page-title";
import { analyticsQuery } from "@/lib/analytics/queries";
import type { Analytics } from "@/lib/analytics/schema";
import { useIsFirstDrawing } from "@/lib/browser/reader";
import { AnalyticsSkeleton } from "./analytics-skeleton";
import { NewestRecords } from "./newest-records";
import { QuietClients } from "./quiet-clients";
import { analyticsTexts } from "./texts";
import { Totals } from "./totals";
import { WorkoutsSection } from "./workouts-section";

/** The trainer's own numbers: who needs a call first, then how the week goes. */
export function AnalyticsScreen() {
  const { data, isPending, isFetching, refetch } = useQuery({
    ...analyticsQuery(),
    // The server has just fetched it for this page.
    refetchOnMount: !useIsFirstDrawing(),
  });
  return (
    <SignedInShell
      active="analytics"
      header={
        <AppHeader
          left={<BackLink href="/client-dashboard">{analyticsTexts.back}</BackLink>}
          center={<h1 className="font-strong text-sm">{analyticsTexts.title}</h1>}
        />
      }
    >
      <PageTitle className="hidden lg:flex">{analyticsTexts.title}</PageTitle>
      {isPending && <AnalyticsSkeleton />}
      {!isPending && !data && (
        <LoadFailure title={analyticsTexts.failed} className="pt-2" onRetry={refetch} retrying={isFetching} />
      )}
      {data && (data.clients.total > 0 ? <Numbers analytics={data} /> : <NoClients />)}
    </SignedInShell>
  );
}

function Numbers({ analytics }: { analytics: Analytics }) {
  return (
    <>
      <div className="grid gap-x-10 gap-y-6 pt-2 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:items-start">
        <QuietClients quiet={analytics.quiet} total={analytics.clients.total} />
        <div className="grid gap-6 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <WorkoutsSection analytics={analytics} />
          <Totals analytics={analytics} />
        </div>
        <NewestRecords records={analytics.records} />
      </div>
      <p className="mt-2.5 text-muted-foreground text-xs">{analyticsTexts.hint}</p>
    </>
  );
}
