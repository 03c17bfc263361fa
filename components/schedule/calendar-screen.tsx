"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { SignedInShell } from "@/components/auth/signed-in-shell";
import { useTrainer } from "@/components/auth/use-session";
import { AppHeader, BackLink } from "@/components/layout/app-header";
import { LoadFailure } from "@/components/layout/load-failure";
import { NoClients } from "@/components/layout/no-clients";
import { PageTitle } from "@/components/layout/page-title";
import { Skeleton } from "@/components/ui/skeleton";
import { useIsFirstDrawing } from "@/lib/browser/reader";
import { weekOf } from "@/lib/schedule/address";
import { scheduleQuery } from "@/lib/schedule/queries";
import { calendarTexts } from "./texts";
import { Week } from "./week";
import { WeekLinks } from "./week-links";

/** Who comes on which day of a week. */
export function CalendarScreen() {
  const trainer = useTrainer();
  const week = weekOf(useSearchParams().get("week"));
  const { data, isPending, isFetching, refetch } = useQuery({
    ...scheduleQuery(trainer?.id, week),
    // The server has just fetched it for this page.
    refetchOnMount: !useIsFirstDrawing(),
  });
  return (
    <SignedInShell
      active="calendar"
      header={
        <AppHeader
          left={<BackLink href="/client-dashboard">{calendarTexts.back}</BackLink>}
          center={<h1 className="font-strong text-sm">{calendarTexts.title}</h1>}
        />
      }
    >
      <PageTitle className="hidden lg:flex">{calendarTexts.title}</PageTitle>
      {isPending && (
        <div role="status" aria-label={calendarTexts.loading} className="grid gap-4 pt-2">
          <Skeleton className="h-11 rounded-control" />
          <Skeleton className="h-[420px] rounded-card" />
        </div>
      )}
      {!isPending && !data && (
        <LoadFailure title={calendarTexts.failed} className="pt-2" onRetry={refetch} retrying={isFetching} />
      )}
      {data &&
        (data.clients === 0 ? (
          <NoClients />
        ) : (
          <>
            <WeekLinks monday={data.monday} today={data.today} />
            <Week key={data.monday} schedule={data} />
          </>
        ))}
    </SignedInShell>
  );
}
