"use client";

import type { ReactNode } from "react";
import { InstallBanner } from "@/components/layout/install-banner";
import { UpdateWatcher } from "@/components/layout/update-watcher";
import { PushKeeper } from "@/components/notifications/push-keeper";
import { OutboxReplay } from "@/components/offline/outbox-replay";
import { useCrossTabState } from "@/lib/browser/use-cross-tab-state";
import { Queries } from "./queries";

/** What the pages of an account need besides: its data, what waits to be sent, news of the app. */
export function SignedIn({ children }: { children: ReactNode }) {
  useCrossTabState();
  return (
    <Queries>
      {children}
      <OutboxReplay />
      <PushKeeper />
      <UpdateWatcher />
      <InstallBanner />
    </Queries>
  );
}
