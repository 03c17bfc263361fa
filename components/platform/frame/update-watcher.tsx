"use client";

import { useEffect, useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { fetchVersion, isNewVersion, mayReload, reloadForVersion } from "@/lib/platform/browser/app-version";
import { useIsBusy } from "@/lib/platform/browser/busy";
import { onMaybeOnline } from "@/lib/platform/browser/online";
import { activateNewServiceWorker, cacheShells } from "@/lib/platform/browser/service-worker";
import { useSessionStore } from "@/lib/platform/browser/session-store";
import { useOutbox } from "@/lib/platform/outbox/waiting";

/** Caches the signed-in pages for offline use and loads app updates. Mount it once. */
export function UpdateWatcher() {
  useShellCache();
  useUpdates();
  return null;
}

function useShellCache(): void {
  const isSignedIn = useSessionStore((state) => state.isAuthenticated);
  useEffect(() => {
    if (isSignedIn) void cacheShells().catch(warn);
  }, [isSignedIn]);
}

/** Reloads for a new version when no input or request would be lost. */
function useUpdates(): void {
  const [found, setFound] = useState<string | null>(null);
  const isBusy = useIsBusy();
  const isSending = useOutbox((state) => state.isSending);
  const isHeld = isBusy || isSending;

  useEffect(() => {
    if (process.env.NODE_ENV !== "production") return;
    return onMaybeOnline(async () => {
      const version = await fetchVersion();
      if (version && isNewVersion(version) && mayReload(Date.now())) setFound(version);
    });
  }, []);
  useEffect(() => {
    if (found && isBusy) toast({ title: "Update ready", description: "It loads when you are done here." });
  }, [found, isBusy]);
  useEffect(() => {
    if (!found || isHeld) return;
    let isCurrent = true;
    const update = async () => {
      await activateNewServiceWorker().catch(warn);
      if (isCurrent) reloadForVersion(found);
    };
    void update();
    return () => {
      isCurrent = false;
    };
  }, [found, isHeld]);
}

const warn = (error: unknown) =>
  console.warn("The app could not be prepared for use without a network.", error);
