"use client";

import { SignedInShell } from "@/components/accounts/sign-in/signed-in-shell";
import { AppHeader, BackLink } from "@/components/platform/frame/app-header";
import { type Release, releaseText } from "@/lib/text/release";
import AdminConsole from "./admin-console";

export function AdminScreen({ release }: { release: Release }) {
  return (
    <SignedInShell
      page="admin"
      active="admin"
      header={<AppHeader left={<BackLink href="/client-dashboard">← Back</BackLink>} />}
    >
      <AdminConsole title="Admin" subtitle={`Formcast ${releaseText(release)}`} />
    </SignedInShell>
  );
}
