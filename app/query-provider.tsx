"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { leaveEndedSession } from "@/components/accounts/sign-in/use-session";
import { storedTrainerId } from "@/lib/platform/browser/session-store";
import { setCallerId } from "@/lib/platform/http/call";
import { createQueryClient } from "@/lib/platform/http/query";

if (typeof window !== "undefined") setCallerId(storedTrainerId);

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient(leaveEndedSession));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
