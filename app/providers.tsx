"use client";

import type { ReactNode } from "react";
import { PendingLogout } from "@/components/auth/pending-logout";
import { ServiceWorker } from "@/components/layout/service-worker";
import { useStoredTheme } from "@/components/layout/use-theme";
import { useToldZone } from "@/components/layout/use-told-zone";
import { Toaster } from "@/components/ui/toaster";

/** What every page needs, whoever looks at it. */
export function Providers({ children }: { children: ReactNode }) {
  useStoredTheme();
  useToldZone();
  return (
    <>
      {children}
      <PendingLogout />
      <ServiceWorker />
      <Toaster />
    </>
  );
}
