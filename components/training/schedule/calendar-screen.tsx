"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { SignedInShell } from "@/components/accounts/sign-in/signed-in-shell";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { AppHeader, BackLink } from "@/components/platform/frame/app-header";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { NoClients } from "@/components/platform/frame/no-clients";
import { PageLink } from "@/components/platform/frame/page-link";
import { PageTitle } from "@/components/platform/frame/page-title";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useIsFirstRender } from "@/lib/platform/browser/reader";
import { addDays, DAYS_PER_WEEK, mondayOf } from "@/lib/text/calendar/days";
import { shortDay } from "@/lib/text/calendar/wording";
import { calendarHref, weekOf } from "@/lib/training/schedule/appointments";
import { weekQuery } from "@/lib/training/schedule/queries";
import { Week } from "./week";

export function CalendarScreen() {
  const trainer = useTrainer();
  const week = weekOf(useSearchParams().get("week"));
  const { data, isPending, isFetching, refetch } = useQuery({
    ...weekQuery(trainer?.id, week ?? undefined),
    // The server has just fetched it for this page.
    refetchOnMount: !useIsFirstRender(),
  });
  return (
    <SignedInShell
      active="calendar"
      header={
        <AppHeader
          left={<BackLink href="/client-dashboard">Back</BackLink>}
          center={<h1 className="font-strong text-sm">Calendar</h1>}
        />
      }
    >
      <div className="lg:flex lg:flex-wrap lg:items-center lg:gap-x-4">
        <PageTitle className="hidden lg:flex">Calendar</PageTitle>
        {data && data.clients > 0 && <WeekLinks monday={data.monday} today={data.today} />}
      </div>
      {isPending && (
        <div role="status" aria-label="Loading the calendar" className="grid gap-4 pt-2">
          <Skeleton className="h-11 rounded-control" />
          <Skeleton className="h-[420px] rounded-card" />
        </div>
      )}
      {!isPending && !data && (
        <LoadFailure
          title="The calendar could not be loaded"
          className="pt-2"
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {data && (data.clients === 0 ? <NoClients /> : <Week key={data.monday} schedule={data} />)}
    </SignedInShell>
  );
}

function WeekLinks({ monday, today }: { monday: string; today: string }) {
  const present = mondayOf(today);
  const at = (weeks: number) => {
    const other = addDays(monday, DAYS_PER_WEEK * weeks);
    return calendarHref(other === present ? null : other);
  };
  const range = `${shortDay(monday)} to ${shortDay(addDays(monday, DAYS_PER_WEEK - 1))}`;
  return (
    <nav aria-label="Weeks" className="mb-3 pt-1.5 max-lg:@container lg:mb-0">
      <div className="flex items-center gap-1 @max-3xs:flex-wrap @max-3xs:justify-between">
        <Button asChild variant="ghost" size="icon">
          <PageLink href={at(-1)} aria-label="Previous week">
            <ChevronLeft aria-hidden />
          </PageLink>
        </Button>
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-center gap-x-3 text-center @max-3xs:order-first @max-3xs:basis-full">
          <p className="font-strong">{range}</p>
          {monday === present ? (
            <span className="text-muted-foreground text-sm">This week</span>
          ) : (
            <Button asChild variant="ghost" size="xs">
              <PageLink href={calendarHref(null)}>This week</PageLink>
            </Button>
          )}
        </div>
        <Button asChild variant="ghost" size="icon">
          <PageLink href={at(1)} aria-label="Next week">
            <ChevronRight aria-hidden />
          </PageLink>
        </Button>
      </div>
    </nav>
  );
}
