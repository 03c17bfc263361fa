"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { leaveEndedSession } from "@/components/auth/use-session";
import { storedTrainerId } from "@/lib/browser/session-store";
import { setCallerId } from "@/lib/http/call";
import { createQueryClient } from "@/lib/http/query";

if (typeof window !== "undefined") setCallerId(storedTrainerId);

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient(leaveEndedSession));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
