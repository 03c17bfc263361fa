"use client";

import type { ReactNode } from "react";
import { PendingLogout } from "@/components/auth/pending-logout";
import { AwakeMark } from "@/components/layout/awake-mark";
import { ServiceWorker } from "@/components/layout/service-worker";
import { ThemeKeeper } from "@/components/layout/theme-keeper";
import { Toaster } from "@/components/ui/toaster";

/** What every page needs, whoever looks at it. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <PendingLogout />
      <ServiceWorker />
      <Toaster />
      <ThemeKeeper />
      <AwakeMark />
    </>
  );
}
