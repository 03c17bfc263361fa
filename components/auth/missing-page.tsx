"use client";

import { AppHeader } from "@/components/layout/app-header";
import { NotFoundScreen } from "@/components/layout/not-found-screen";
import { SignedInShell } from "./signed-in-shell";

/** An address that leads nowhere, within the app's frame, so that every way on is at hand. */
export function MissingPage() {
  return (
    <SignedInShell header={<AppHeader />}>
      <NotFoundScreen />
    </SignedInShell>
  );
}
