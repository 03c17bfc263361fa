"use client";

import { useCallback, useSyncExternalStore } from "react";
import { readNotificationsPreferred, storeNotificationsPreferred } from "@/lib/browser/local-flags";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the browser itself refuses, whatever was chosen here. */
export function notificationsBlocked(): boolean {
  return typeof Notification !== "undefined" && Notification.permission === "denied";
}

/** The choice about notifications, kept in this browser. Choosing yes also asks the browser, where it can be asked. */
export function useNotificationChoice(): {
  preferred: boolean | null;
  choose: (allow: boolean) => Promise<void>;
} {
  const preferred = useSyncExternalStore(subscribe, readNotificationsPreferred, () => null);
  const choose = useCallback(async (allow: boolean) => {
    storeNotificationsPreferred(allow);
    // The choice stands even when the browser says no: it can be asked again in its settings.
    if (allow && typeof Notification !== "undefined") await Notification.requestPermission().catch(() => {});
    for (const listener of listeners) listener();
  }, []);
  return { preferred, choose };
}
