"use client";

import { useQuery } from "@tanstack/react-query";
import { BrandHeading } from "@/components/accounts/brand/brand-heading";
import { ClosedScreen } from "@/components/platform/frame/closed-screen";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { Logo } from "@/components/platform/frame/logo";
import { Skeleton } from "@/components/ui/skeleton";
import { hasFace } from "@/lib/accounts/brand/card";
import { unitSystem } from "@/lib/body/unit-system";
import { UnitsContext } from "@/lib/platform/browser/use-units";
import { ApiError } from "@/lib/platform/http/api-error";
import { sharedResultQuery } from "@/lib/sharing/links/queries";
import { LockedResult } from "./locked-result";
import { OpenResult } from "./open-result";
import { sharedTexts } from "./texts";

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
            note={branded.brand.name ? sharedTexts.from(branded.trainerName) : undefined}
          />
        ) : (
          <Logo />
        )}
        {result.data && !branded && (
          <p className="min-w-0 truncate text-muted-foreground text-xs">
            {sharedTexts.from(result.data.trainerName)}
          </p>
        )}
      </header>
      {result.isPending && <ResultSkeleton />}
      {result.error && (
        <LoadFailure
          className="pt-6"
          title={sharedTexts.failed}
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
          {sharedTexts.madeWith} <Logo className="h-4 w-auto" />
        </p>
      )}
    </main>
  );
}

function ResultSkeleton() {
  return (
    <div role="status" aria-label={sharedTexts.loading} className="animate-appear">
      <Skeleton className="mt-4 h-8 w-64" />
      <Skeleton className="mx-auto mt-4 aspect-9/16 w-full max-w-[356px] rounded-photo" />
    </div>
  );
}
