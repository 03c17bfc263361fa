"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <main className="px-4">
      <ErrorScreen onRetry={reset} />
    </main>
  );
}
