"use client";

import { useEffect } from "react";
import { ErrorScreen } from "@/components/layout/error-screen";
import { reloadForMissingScript } from "@/lib/browser/app-version";

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
