"use client";

import { useCallback, useSyncExternalStore } from "react";
import { notificationsPreferred } from "@/lib/platform/browser/local-flags";
import { isAppleMobile, isInsecure, isStandalone } from "@/lib/platform/browser/media";

const listeners = new Set<() => void>();

/** The browser's permission may change in another window. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("focus", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("focus", listener);
  };
}

/** `needs-install`: iPhones notify only for installed apps. `blocked`: the browser denies permission. */
type NotificationState = "unsupported" | "needs-https" | "needs-install" | "blocked" | "off" | "on";

function readState(): NotificationState {
  if (isInsecure()) return "needs-https";
  if (typeof Notification === "undefined")
    return isAppleMobile() && !isStandalone() ? "needs-install" : "unsupported";
  if (notificationsPreferred.read() !== true || Notification.permission === "default") return "off";
  return Notification.permission === "denied" ? "blocked" : "on";
}

/** The choice is stored in this browser. Choosing yes also asks for the browser's permission. */
export function useNotificationChoice(): {
  state: NotificationState;
  choose: (allow: boolean) => Promise<void>;
} {
  // The server does not know the choice.
  const state = useSyncExternalStore(subscribe, readState, () => "off" as const);
  const choose = useCallback(async (allow: boolean) => {
    notificationsPreferred.store(allow);
    // The choice stays even if the browser denies: the user can change that in its settings.
    if (allow && typeof Notification !== "undefined") await Notification.requestPermission().catch(() => {});
    for (const listener of listeners) listener();
  }, []);
  return { state, choose };
}
