"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { reloadForMissingScript } from "@/lib/platform/browser/app-version";

export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  useEffect(() => {
    reloadForMissingScript(error);
  }, [error]);
  return (
    <main className="px-4">
      <ErrorScreen onRetry={reset} />
    </main>
  );
}

/** Every page bundles it, so keep it small. */
function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="mx-auto flex min-h-dvh max-w-[420px] flex-col items-center gap-2 pt-8 pb-(--safe-bottom) text-center lg:min-h-[72dvh] lg:justify-center lg:py-8"
    >
      <h1 className="type-display mt-auto text-2xl lg:mt-0">This page could not be shown</h1>
      <p className="text-base text-muted-foreground">
        Nothing you saved is lost. Try again, or go back to your clients.
      </p>
      <div className="mt-auto flex w-full flex-col gap-2.5 lg:mt-10">
        <Button block onClick={onRetry}>
          Try again
        </Button>
        <Button asChild block variant="outline">
          {/* A full page load, so that no broken state stays in memory. */}
          <a href="/client-dashboard">Back to Clients</a>
        </Button>
      </div>
    </div>
  );
}
