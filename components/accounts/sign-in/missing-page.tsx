"use client";

import { AppHeader } from "@/components/platform/frame/app-header";
import { NotFoundScreen } from "@/components/platform/frame/not-found-screen";
import { SignedInShell } from "./signed-in-shell";

/** Stands in the app shell, so that the navigation stays. */
export function MissingPage() {
  return (
    <SignedInShell header={<AppHeader />}>
      <NotFoundScreen />
    </SignedInShell>
  );
}
