"use client";

import { lazy, Suspense } from "react";
import { AppHeader } from "@/components/layout/app-header";
import { NotFoundScreen } from "@/components/layout/not-found-screen";

// Lazy, since every signed-in page bundles its not-found page, and with it the app shell once more.
const SignedInShell = lazy(() =>
  import("./signed-in-shell").then((module) => ({ default: module.SignedInShell })),
);

/** An address that leads nowhere, within the app's frame, so that every way on is at hand. */
export function MissingPageScreen() {
  return (
    <Suspense fallback={null}>
      <SignedInShell header={<AppHeader />}>
        <NotFoundScreen />
      </SignedInShell>
    </Suspense>
  );
}
