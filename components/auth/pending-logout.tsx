"use client";

import { useEffect } from "react";
import { readLogoutPending, storeLogoutPending } from "@/lib/browser/local-flags";

/** Ends on the server, as soon as it can be reached, a session that was left without a network. Stands once. */
export function PendingLogout() {
  useEffect(() => {
    if (!readLogoutPending()) return;
    // Without a network neither the request nor its code gets anywhere; the signal brings another try.
    const finish = () => void endOnServer().catch(() => {});
    finish();
    window.addEventListener("online", finish);
    return () => window.removeEventListener("online", finish);
  }, []);
  return null;
}

async function endOnServer(): Promise<void> {
  const { isEnded, logout } = await import("@/lib/auth/queries");
  await logout().catch((error: unknown) => {
    if (!isEnded(error)) throw error;
  });
  storeLogoutPending(false);
  if (window.location.pathname !== "/login") window.location.replace("/login");
}
