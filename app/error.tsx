"use client";

import { useEffect } from "react";
import { ErrorScreen } from "@/components/platform/frame/error-screen";
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
