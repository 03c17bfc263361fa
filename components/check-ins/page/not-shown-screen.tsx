"use client";

import { ClosedScreen } from "@/components/platform/frame/closed-screen";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { Spinner } from "@/components/ui/spinner";
import { checkInWords } from "@/lib/check-ins/words/en";

type NotShownScreenProps = {
  status: "loading" | "failed" | "closed";
  onRetry: () => void;
  words?: Pick<typeof checkInWords, "loading" | "failed" | "offlineFirst">;
};

export function NotShownScreen({ status, onRetry, words = checkInWords }: NotShownScreenProps) {
  if (status === "closed") return <ClosedScreen />;
  return (
    <main className="mx-auto max-w-column px-4 pt-[max(16px,env(safe-area-inset-top))]">
      {status === "loading" ? (
        <div className="grid min-h-[60dvh] animate-appear place-items-center">
          <Spinner label={words.loading} />
        </div>
      ) : (
        <>
          <LoadFailure className="pt-6" title={words.failed} retrying={false} onRetry={onRetry} />
          <p className="mt-3 text-muted-foreground text-sm">{words.offlineFirst}</p>
        </>
      )}
    </main>
  );
}
