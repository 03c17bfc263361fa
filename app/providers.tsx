"use client";

import { type ReactNode, useEffect } from "react";
import { PendingLogout } from "@/components/accounts/sign-in/pending-logout";
import { useStoredTheme } from "@/components/platform/frame/use-theme";
import { Toaster } from "@/components/ui/toaster";
import { whenIdle, whenSettled } from "@/components/ui/when-idle";
import { updateZoneCookie } from "@/lib/platform/browser/device-cookies";
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
