"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarPlus, Lock } from "lucide-react";
import { BrandHeading } from "@/components/accounts/brand/brand-heading";
import { GeneratingFrame } from "@/components/images/orders/generating-frame";
import { ClosedScreen } from "@/components/platform/frame/closed-screen";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { Logo } from "@/components/platform/frame/logo";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { hasFace } from "@/lib/accounts/brand/card";
import { unitSystem } from "@/lib/body/unit-system";
import { UnitsContext } from "@/lib/platform/browser/use-units";
import { ApiError } from "@/lib/platform/http/api-error";
import { sharedResultQuery } from "@/lib/sharing/links/queries";
import { calendarEntry, daysUntil } from "@/lib/sharing/links/reveal-day";
import type { LockedResult as Locked } from "@/lib/sharing/links/schema";
import { lockedResultWords, sharedWords } from "@/lib/sharing/words/en";
import { fullDay, weekdayAndDay } from "@/lib/text/calendar/wording";
import { firstName } from "@/lib/text/names";
import { OpenResult } from "./open-result";

/** The page behind a shared link. Its HTML contains no result, so that link previews stay empty. */
export function SharedScreen({ token }: { token: string }) {
  const result = useQuery(sharedResultQuery(token));
  if (result.error instanceof ApiError && result.error.status === 404) return <ClosedScreen />;
  const branded = result.data && hasFace(result.data.brand) ? result.data : null;
  return (
    <main className="mx-auto max-w-column px-4 pt-[max(16px,env(safe-area-inset-top))] pb-(--safe-bottom) lg:max-w-[1080px] lg:px-8 lg:pt-8">
      <header className={branded ? "pb-1" : "flex min-h-11 items-center justify-between gap-4"}>
        {branded ? (
          <BrandHeading
            brand={branded.brand}
            trainerName={branded.trainerName}
            note={branded.brand.name ? sharedWords.from(branded.trainerName) : undefined}
          />
        ) : (
          <Logo />
        )}
        {result.data && !branded && (
          <p className="min-w-0 truncate text-muted-foreground text-xs">
            {sharedWords.from(result.data.trainerName)}
          </p>
        )}
      </header>
      {result.isPending && <ResultSkeleton />}
      {result.error && (
        <LoadFailure
          className="pt-6"
          title={sharedWords.failed}
          onRetry={result.refetch}
          retrying={result.isFetching}
        />
      )}
      {result.data?.state === "locked" && <LockedResult result={result.data} />}
      {result.data?.state === "open" && (
        <UnitsContext value={unitSystem(result.data.units)}>
          <OpenResult token={token} result={result.data} />
        </UnitsContext>
      )}
      {branded && (
        <p className="mt-6 flex items-center justify-center gap-2 text-muted-foreground text-xs">
          {sharedWords.madeWith} <Logo className="h-4 w-auto" />
        </p>
      )}
    </main>
  );
}

function ResultSkeleton() {
  return (
    <div role="status" aria-label={sharedWords.loading} className="animate-appear">
      <Skeleton className="mt-4 h-8 w-64" />
      <Skeleton className="mx-auto mt-4 aspect-9/16 w-full max-w-[356px] rounded-photo" />
    </div>
  );
}

/** Shown before the reveal day, with a generic body. */
function LockedResult({ result }: { result: Locked }) {
  const { revealOn } = result;
  const days = daysUntil(revealOn, new Date());
  const trainer = firstName(result.trainerName);
  const entry = calendarEntry(revealOn, lockedResultWords.calendarEntry(trainer));
  return (
    <>
      <h1 className="type-display mt-3 text-2xl lg:text-center">{sharedWords.title(result.firstName)}</h1>
      <p className="mt-1 text-muted-foreground text-sm lg:text-center">
        {lockedResultWords.closedUntil(trainer, weekdayAndDay(revealOn))}
      </p>
      <div className="mx-auto mt-5 max-w-[300px]">
        <div className="relative">
          <GeneratingFrame side="front" share={1} className="rounded-b-none border-b-0" />
          <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-card text-forecast shadow-pop">
            <Lock aria-hidden className="size-7 stroke-[1.9]" />
          </span>
        </div>
        <p className="rounded-b-photo bg-forecast py-2.5 text-center font-button text-forecast-foreground">
          {lockedResultWords.opens(fullDay(revealOn))}
        </p>
      </div>
      {days > 0 && (
        <p className="num mt-4 text-center text-forecast text-num-md">
          {days} <small>{lockedResultWords.daysLeft(days)}</small>
        </p>
      )}
      <Button asChild size="lg" block className="mx-auto mt-5 flex max-w-[420px]">
        <a href={`data:text/calendar;charset=utf-8,${encodeURIComponent(entry)}`} download="forecast.ics">
          <CalendarPlus aria-hidden />
          {lockedResultWords.addToCalendar(fullDay(revealOn))}
        </a>
      </Button>
      <p className="mx-auto mt-5 max-w-[420px] text-muted-foreground text-xs">
        {lockedResultWords.disclaimer(trainer)}
      </p>
    </>
  );
}
