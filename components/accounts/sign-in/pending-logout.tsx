"use client";

import { useEffect } from "react";
import { readLogoutPending, storeLogoutPending } from "@/lib/platform/browser/local-flags";

/** Ends a session on the server after a logout without network. */
export function PendingLogout() {
  useEffect(() => {
    if (!readLogoutPending()) return;
    // The request fails without network; the online event retries it.
    const finish = () => void endOnServer().catch(() => {});
    finish();
    window.addEventListener("online", finish);
    return () => window.removeEventListener("online", finish);
  }, []);
  return null;
}

async function endOnServer(): Promise<void> {
  const { isEnded, logout } = await import("@/lib/accounts/sign-in/queries");
  await logout().catch((error: unknown) => {
    if (!isEnded(error)) throw error;
  });
  storeLogoutPending(false);
  if (window.location.pathname !== "/login") window.location.replace("/login");
}
