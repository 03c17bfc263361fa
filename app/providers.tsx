"use client";

import { type ReactNode, useEffect } from "react";
import { useStoredTheme } from "@/components/platform/frame/use-theme";
import { Toaster } from "@/components/ui/toaster";
import { whenIdle, whenSettled } from "@/components/ui/when-idle";
import { updateZoneCookie } from "@/lib/platform/browser/device-cookies";
import { logoutPending } from "@/lib/platform/browser/local-flags";
import { isAppleMobile } from "@/lib/platform/browser/media";
import { registerServiceWorker } from "@/lib/platform/browser/service-worker";

export function Providers({ children }: { children: ReactNode }) {
  useStoredTheme();
  useEffect(() => whenIdle(updateZoneCookie), []);
  useServiceWorker();
  useStartupImages();
  return (
    <>
      {children}
      <PendingLogout />
      <Toaster />
    </>
  );
}

/** The first registration downloads the whole app, so it waits until the page has settled. */
function useServiceWorker(): void {
  useEffect(() => whenSettled(() => void registerServiceWorker().catch(warn)), []);
}

function useStartupImages(): void {
  useEffect(() => {
    if (!isAppleMobile()) return;
    const load = () => import("./startup-images").then(({ addStartupImages }) => addStartupImages());
    return whenSettled(() => void load().catch(() => {}));
  }, []);
}

const warn = (error: unknown) =>
  console.warn("The app could not be prepared for use without a network.", error);

/** Ends a session on the server after a logout without network. */
function PendingLogout() {
  useEffect(() => {
    if (!logoutPending.read()) return;
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
  logoutPending.store(false);
  if (window.location.pathname !== "/login") window.location.replace("/login");
}
