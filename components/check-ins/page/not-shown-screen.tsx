"use client";

import { ClosedScreen } from "@/components/platform/frame/closed-screen";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { Spinner } from "@/components/ui/spinner";
import { checkInTexts } from "./check-ins-texts";

type NotShownScreenProps = { status: "loading" | "failed" | "closed"; onRetry: () => void };

export function NotShownScreen({ status, onRetry }: NotShownScreenProps) {
  if (status === "closed") return <ClosedScreen />;
  return (
    <main className="mx-auto max-w-column px-4 pt-[max(16px,env(safe-area-inset-top))]">
      {status === "loading" ? (
        <div className="grid min-h-[60dvh] animate-appear place-items-center">
          <Spinner label={checkInTexts.loading} />
        </div>
      ) : (
        <>
          <LoadFailure className="pt-6" title={checkInTexts.failed} retrying={false} onRetry={onRetry} />
          <p className="mt-3 text-muted-foreground text-sm">{checkInTexts.offlineFirst}</p>
        </>
      )}
    </main>
  );
}
