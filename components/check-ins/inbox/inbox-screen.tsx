"use client";

import { useQuery } from "@tanstack/react-query";
import { SignedInShell } from "@/components/accounts/sign-in/signed-in-shell";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { AppHeader, BackLink } from "@/components/platform/frame/app-header";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { PageLink } from "@/components/platform/frame/page-link";
import { PageTitle } from "@/components/platform/frame/page-title";
import { Button, wrapping } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { inboxQuery } from "@/lib/check-ins/inbox/queries";
import type { Inbox } from "@/lib/check-ins/inbox/schema";
import { useIsFirstRender } from "@/lib/platform/browser/reader";
import { clientAddress } from "@/lib/text/addresses";
import { shortDay } from "@/lib/text/calendar/wording";
import { counted } from "@/lib/text/numbers";
import { analyticsQuery } from "@/lib/training/analytics/queries";
import { ClientRow, ClientSection } from "./client-rows";
import { IntakeCard } from "./intake-card";
import { Invited } from "./invited";
import { Overdue, ReportedWorkouts } from "./reported";
import { useDecisions } from "./use-decisions";
import { WaitingList } from "./waiting-list";

/** Check-ins from clients, newest first, and clients who are late. */
export function InboxScreen() {
  const trainer = useTrainer();
  const { data, isPending, isFetching, refetch } = useQuery({
    ...inboxQuery(trainer?.id),
    // The server has just fetched it for this page.
    refetchOnMount: !useIsFirstRender(),
  });
  return (
    <SignedInShell
      active="check-ins"
      header={
        <AppHeader
          left={<BackLink href="/client-dashboard">Back</BackLink>}
          center={<h1 className="font-strong text-sm">Check-ins</h1>}
        />
      }
    >
      {!data && <PageTitle className="hidden lg:flex">Check-ins</PageTitle>}
      {isPending && (
        <div role="status" aria-label="Loading check-ins" className="grid gap-4 pt-2">
          <Skeleton className="h-9 w-32 rounded-control" />
          <Skeleton className="h-[360px] rounded-card" />
        </div>
      )}
      {!isPending && !data && (
        <LoadFailure
          title="The check-ins could not be loaded"
          className="pt-2"
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {data && <Decisions inbox={data} />}
    </SignedInShell>
  );
}

function Decisions({ inbox }: { inbox: Inbox }) {
  const { waiting, sessions, older, overdue, linked, intakes, invited } = inbox;
  const { acceptAll, isDeciding } = useDecisions();
  const plain = waiting.filter(({ isPlain }) => isPlain);
  const news = waiting.length + intakes.length;
  if (linked + news + sessions.length + invited.length === 0)
    return (
      <>
        <PageTitle className="hidden lg:flex">Check-ins</PageTitle>
        <EmptyState
          title="No check-in links yet"
          action={
            <Button asChild>
              <PageLink href="/client-dashboard">Choose a client</PageLink>
            </Button>
          }
        >
          Send a client one link. They weigh in, add a photo and say how the week went, without an app or an
          account. Their check-ins appear here.
        </EmptyState>
      </>
    );
  return (
    <div className="pt-2 lg:pt-6">
      <div className="mb-3 flex flex-wrap items-baseline gap-3">
        <h1 className="type-display hidden text-2xl lg:block">Check-ins</h1>
        <h2 className="mr-auto max-lg:type-display max-lg:text-2xl lg:text-muted-foreground">
          {news === 0 ? "Nothing new" : `${news} new`}
          {overdue.length > 0 && <span className="max-lg:sr-only">{`, ${overdue.length} not sent yet`}</span>}
        </h2>
        {plain.length > 1 && (
          <Button
            variant="outline"
            size="sm"
            className={wrapping}
            pending={isDeciding}
            onClick={() => acceptAll(plain)}
          >
            Accept {counted(plain.length, "routine check-in")}
          </Button>
        )}
      </div>
      {news === 0 && <p className="text-muted-foreground">All check-ins are done.</p>}
      {intakes.length > 0 && (
        <ul aria-label="New clients" className="mb-4 grid gap-4 lg:grid-cols-2">
          {intakes.map((intake) => (
            <li key={intake.id}>
              <IntakeCard intake={intake} />
            </li>
          ))}
        </ul>
      )}
      {plain.length > 1 && (
        <p className="mb-3 text-muted-foreground text-sm">
          Within 2% of the last weight, without a note or photos.
        </p>
      )}
      {waiting.length > 0 && <WaitingList waiting={waiting} />}
      {older > 0 && (
        <p className="mt-3 text-muted-foreground text-sm">
          {counted(older, "older one")} of the same clients follow when these are done.
        </p>
      )}
      <div className="grid lg:grid-cols-2 lg:gap-8">
        <ReportedWorkouts sessions={sessions} />
        <Overdue clients={overdue} />
        <Invited links={invited} />
        <Quiet lateIds={overdue.map(({ clientId }) => clientId)} />
      </div>
    </div>
  );
}

/** As many as in the list and in analytics; rows only for those who are not in the list above. */
function Quiet({ lateIds }: { lateIds: readonly string[] }) {
  const { data } = useQuery(analyticsQuery());
  const quiet = data?.quiet ?? [];
  // The inbox works without it.
  if (quiet.length === 0) return null;
  const others = quiet.filter(({ clientId }) => !lateIds.includes(clientId));
  const late = quiet.length - others.length;
  return (
    <ClientSection
      title={`Quiet clients, ${quiet.length}`}
      hint={`No workout for longer than their plan allows.${late > 0 ? ` ${late === 1 ? "One has" : `${late} have`} a late check-in, above.` : ""}`}
    >
      {others.map(({ clientId, name, lastWorkout, days }) => (
        <ClientRow
          key={clientId}
          name={name}
          text={
            lastWorkout
              ? `Last workout ${shortDay(lastWorkout)}, ${counted(days, "day")} ago`
              : `No workout since they were added, ${counted(days, "day")} ago`
          }
          action={
            <Button asChild variant="outline" size="sm">
              <PageLink href={clientAddress(clientId, "workouts")} aria-label={`Open ${name}`}>
                Open
              </PageLink>
            </Button>
          }
        />
      ))}
    </ClientSection>
  );
}
