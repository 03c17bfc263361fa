"use client";

import { SignedInShell } from "@/components/auth/signed-in-shell";
import { AppHeader, BackLink } from "@/components/layout/app-header";
import { type Release, releaseText } from "@/lib/text/release";
import AdminConsole from "./admin-console";
import { consoleTexts } from "./texts";

export function AdminScreen({ release }: { release: Release }) {
  return (
    <SignedInShell
      page="admin"
      active="admin"
      header={<AppHeader left={<BackLink href="/client-dashboard">{consoleTexts.back}</BackLink>} />}
    >
      <AdminConsole title={consoleTexts.title} subtitle={consoleTexts.release(releaseText(release))} />
    </SignedInShell>
  );
}
