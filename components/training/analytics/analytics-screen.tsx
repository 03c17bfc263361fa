"use client";

import { useQuery } from "@tanstack/react-query";
import { Download, Search } from "lucide-react";
import { SignedInShell } from "@/components/accounts/sign-in/signed-in-shell";
import { AppHeader, BackLink } from "@/components/platform/frame/app-header";
import { DownloadLink } from "@/components/platform/frame/download-link";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { NoClients } from "@/components/platform/frame/no-clients";
import { PageTitle } from "@/components/platform/frame/page-title";
import { useSearchParamChoice, useSearchParamState } from "@/components/platform/frame/search-params";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { useIsFirstRender } from "@/lib/platform/browser/reader";
import { analyticsUrl } from "@/lib/text/addresses";
import { matches } from "@/lib/text/match";
import { PERIODS } from "@/lib/training/analytics/periods";
import { analyticsQuery, periodQuery } from "@/lib/training/analytics/queries";
import type { Analytics, Period } from "@/lib/training/analytics/schema";
import { AsPlanned } from "./as-planned";
import { Changes } from "./changes";
import { NeedsYou } from "./needs-you";

const CHOICES = PERIODS.map((value) => ({ value, label: `${value} weeks` }));

/** With more clients than this there is a search. */
const MOST_WITHOUT_SEARCH = 8;

/** Who needs the trainer, who trains as planned and what changed, in some weeks up to now. */
export function AnalyticsScreen() {
  const [weeks, setWeeks] = useSearchParamChoice("weeks", PERIODS);
  const [query, setQuery] = useSearchParamState("q");
  // The server has just fetched both for this page.
  const refetchOnMount = !useIsFirstRender();
  const today = useQuery({ ...analyticsQuery(), refetchOnMount });
  const period = useQuery({ ...periodQuery(weeks), refetchOnMount });
  const total = today.data?.clients.total ?? 1;
  const isPending = today.isPending || period.isPending;
  const isLoaded = today.data !== undefined && period.data !== undefined;
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
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-2 lg:pt-0">
        <PageTitle className="hidden lg:flex">Analytics</PageTitle>
        {total !== 0 && (
          <div className="flex flex-wrap items-center gap-2.5 max-lg:w-full">
            {total > MOST_WITHOUT_SEARCH && (
              <Input
                type="search"
                aria-label="Find a client"
                placeholder={`Find one of ${total} clients`}
                leading={<Search aria-hidden />}
                value={query}
                onChange={({ target }) => setQuery(target.value)}
                className="lg:w-[260px]"
              />
            )}
            <Segmented
              aria-label="Weeks shown"
              options={CHOICES}
              value={weeks}
              onValueChange={setWeeks}
              className="min-w-[min(100%,15rem)] flex-1 lg:w-[300px] lg:flex-none"
            />
            <Button asChild variant="outline">
              <DownloadLink href={analyticsUrl(weeks)}>
                <Download aria-hidden />
                CSV
              </DownloadLink>
            </Button>
          </div>
        )}
      </div>
      {isPending && <AnalyticsSkeleton />}
      {!isPending && !isLoaded && (
        <LoadFailure
          title="Your numbers could not be loaded"
          className="pt-2"
          onRetry={() => Promise.all([today.refetch(), period.refetch()])}
          retrying={today.isFetching || period.isFetching}
        />
      )}
      {total === 0 && <NoClients />}
      {today.data && period.data && total > 0 && (
        <Answers today={today.data} period={period.data} query={query} isOld={period.isPlaceholderData} />
      )}
    </SignedInShell>
  );
}

type AnswersProps = { today: Analytics; period: Period; query: string; isOld: boolean };

function Answers({ today, period, query, isOld }: AnswersProps) {
  const isFound = (name: string) => matches(name, query);
  const isMissing = query !== "" && !period.clients.some(({ name }) => isFound(name));
  return (
    <>
      {isMissing && (
        <p role="status" className="mb-2 text-muted-foreground text-sm">
          No client is called “{query}”.
        </p>
      )}
      <NeedsYou analytics={today} isFound={isFound} />
      <AsPlanned period={period} isFound={isFound} isOld={isOld} />
      <Changes period={period} isFound={isFound} isOld={isOld} />
      <p className="mt-4 text-muted-foreground text-xs">
        Only your own clients. Counts come from saved workouts.
      </p>
    </>
  );
}

const ROWS = [1, 2, 3, 4];

function AnalyticsSkeleton() {
  return (
    <div role="status" aria-label="Loading analytics..." className="pt-4">
      <Skeleton className="mb-3 h-[27px] w-44" />
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2 xl:gap-x-10">
        {["quiet", "missed"].map((part) => (
          <div key={part}>
            {ROWS.map((row) => (
              <Skeleton key={row} className="mt-2 h-12" />
            ))}
          </div>
        ))}
        <Skeleton className="h-[268px] rounded-card lg:h-[328px]" />
      </div>
    </div>
  );
}
