"use client";

import { useEffect } from "react";
import { OutboxReplay } from "@/components/desk/offline/outbox-replay";
import { PaletteKeeper } from "@/components/desk/palette/palette-keeper";
import { InstallBanner } from "@/components/platform/frame/install-banner";
import { UpdateWatcher } from "@/components/platform/frame/update-watcher";
import { useNotificationChoice } from "@/components/platform/notifications/use-notification-choice";
import { Tooltips } from "@/components/ui/tooltips";
import { useSessionStore } from "@/lib/platform/browser/session-store";
import { subscribeThisBrowser } from "@/lib/platform/notifications/queries";

/** Effects and widgets that stay mounted across the signed-in pages. */
export function SignedInWidgets() {
  return (
    <>
      <OutboxReplay />
      <PaletteKeeper />
      <Tooltips />
      <PushKeeper />
      <UpdateWatcher />
      <InstallBanner />
    </>
  );
}

/**
 * Subscribes this browser to push: after sign-in, after the choice, and on each start, since push services
 * change endpoints. Mount it once.
 */
function PushKeeper() {
  const trainerId = useSessionStore((state) => state.trainer?.id);
  const { state } = useNotificationChoice();
  const isWanted = trainerId !== undefined && state === "on";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each account needs its own subscription.
  useEffect(() => {
    if (!isWanted) return;
    // On the first visit the service worker is not ready yet; where none is allowed, this never resolves.
    navigator.serviceWorker?.ready.then(subscribeThisBrowser).catch(warn);
  }, [isWanted, trainerId]);
  return null;
}

const warn = (error: unknown) => console.warn("This browser could not subscribe to notifications.", error);
