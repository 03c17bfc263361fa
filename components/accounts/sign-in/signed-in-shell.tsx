"use client";

import type { ComponentProps } from "react";
import { AppShell } from "@/components/platform/frame/app-shell";
import { useActiveClientStore } from "@/lib/platform/browser/active-client-store";
import { useReader, useStoredValue } from "@/lib/platform/browser/reader";
import { clientAddress } from "@/lib/text/addresses";
import { useSignOut, useTrainer } from "./use-session";

type SignedInShellProps = Omit<ComponentProps<typeof AppShell>, "trainer" | "onLogout" | "trainHref">;

export function SignedInShell(props: SignedInShellProps) {
  const trainer = useTrainer();
  const signOut = useSignOut();
  const activeClientId = useStoredValue(
    useActiveClientStore,
    (state) => state.clientId,
    useReader()?.activeClientId ?? null,
  );
  const trainHref = activeClientId ? clientAddress(activeClientId, "workouts") : undefined;
  return (
    <AppShell
      {...props}
      trainer={{ name: trainer?.name ?? "Trainer", isAdmin: trainer?.isAdmin ?? false }}
      onLogout={signOut}
      trainHref={trainHref}
    />
  );
}
