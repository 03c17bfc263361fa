"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { leaveEndedSession } from "@/components/accounts/sign-in/use-session";
import { storedTrainerId } from "@/lib/platform/browser/session-store";
import { createQueryClient } from "@/lib/platform/http/answers";
import { setCallerId } from "@/lib/platform/http/call";

if (typeof window !== "undefined") setCallerId(storedTrainerId);

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient(leaveEndedSession));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
