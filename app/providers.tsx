"use client";

import { type ReactNode, useEffect } from "react";
import { PendingLogout } from "@/components/auth/pending-logout";
import { ServiceWorker } from "@/components/layout/service-worker";
import { useStoredTheme } from "@/components/layout/use-theme";
import { Toaster } from "@/components/ui/toaster";
import { whenIdle } from "@/components/ui/when-idle";
import { updateZoneCookie } from "@/lib/browser/device-cookies";

export function Providers({ children }: { children: ReactNode }) {
  useStoredTheme();
  useEffect(() => whenIdle(updateZoneCookie), []);
  return (
    <>
      {children}
      <PendingLogout />
      <ServiceWorker />
      <Toaster />
    </>
  );
}
