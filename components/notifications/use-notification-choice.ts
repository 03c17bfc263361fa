"use client";

import { useCallback, useSyncExternalStore } from "react";
import { readNotificationsPreferred, storeNotificationsPreferred } from "@/lib/browser/local-flags";
import { isAppleMobile, isStandalone } from "@/lib/browser/media";

const listeners = new Set<() => void>();

/** The browser's own settings may have changed while another window was in front. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("focus", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("focus", listener);
  };
}

/**
 * `needs-install`: iPhones notify for apps on the home screen only. `blocked`: the browser refuses, whatever was chosen
 * here.
 */
type NotificationState = "unsupported" | "needs-install" | "blocked" | "off" | "on";

function readState(): NotificationState {
  if (typeof Notification === "undefined")
    return isAppleMobile() && !isStandalone() ? "needs-install" : "unsupported";
  if (readNotificationsPreferred() !== true || Notification.permission === "default") return "off";
  return Notification.permission === "denied" ? "blocked" : "on";
}

/** The choice about notifications, kept in this browser. Choosing yes also asks the browser, where it can be asked. */
export function useNotificationChoice(): {
  state: NotificationState;
  choose: (allow: boolean) => Promise<void>;
} {
  // The server cannot know: until the browser has taken over nothing is allowed.
  const state = useSyncExternalStore(subscribe, readState, () => "off" as const);
  const choose = useCallback(async (allow: boolean) => {
    storeNotificationsPreferred(allow);
    // The choice stands even when the browser says no: it can be asked again in its settings.
    if (allow && typeof Notification !== "undefined") await Notification.requestPermission().catch(() => {});
    for (const listener of listeners) listener();
  }, []);
  return { state, choose };
}
