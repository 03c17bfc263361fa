"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { leaveEndedSession } from "@/components/auth/use-session";
import { AwakeMark } from "@/components/layout/awake-mark";
import { InstallBanner } from "@/components/layout/install-banner";
import { UpdateWatcher } from "@/components/layout/update-watcher";
import { PushKeeper } from "@/components/notifications/push-keeper";
import { OutboxReplay } from "@/components/offline/outbox-replay";
import { Toaster } from "@/components/ui/toaster";
import { storedTrainerId } from "@/lib/browser/stored-caller";
import { useCrossTabState } from "@/lib/browser/use-cross-tab-state";
import { setCallerId } from "@/lib/http/call";
import { createQueryClient } from "@/lib/http/query";

if (typeof window !== "undefined") setCallerId(storedTrainerId);

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient(leaveEndedSession));
  useCrossTabState();
  return (
    <QueryClientProvider client={client}>
      {children}
      <OutboxReplay />
      <PushKeeper />
      <UpdateWatcher />
      <InstallBanner />
      <Toaster />
      <AwakeMark />
    </QueryClientProvider>
  );
}
