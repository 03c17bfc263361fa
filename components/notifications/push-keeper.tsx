"use client";

import { useEffect } from "react";
import { useSessionStore } from "@/lib/browser/session-store";
import { subscribeThisBrowser } from "@/lib/notifications/queries";
import { useNotificationChoice } from "./use-notification-choice";

/**
 * Has this browser told while the app is closed: after signing in, after the choice, and on every start, since push
 * services change addresses. Stands once.
 */
export function PushKeeper() {
  const trainerId = useSessionStore((state) => state.trainer?.id);
  const { state } = useNotificationChoice();
  const isWanted = trainerId !== undefined && state === "on";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account subscribes for itself.
  useEffect(() => {
    if (!isWanted) return;
    // On the first visit the service worker is still on its way; where none is allowed this never comes.
    navigator.serviceWorker?.ready.then(subscribeThisBrowser).catch(warn);
  }, [isWanted, trainerId]);
  return null;
}

const warn = (error: unknown) => console.warn("This browser could not subscribe to notifications.", error);
