"use client";

import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { toast } from "@/components/ui/toast-store";
import { onSignal } from "@/lib/browser/online";
import { flush, onOutcomes, reload, warn } from "@/lib/browser/outbox/outbox";
import { useSessionStore } from "@/lib/browser/session-store";
import { outboxTexts } from "./texts";

/** Sends what waits: on start, on signal, when the app comes to the front and after signing in. Stands once. */
export function OutboxReplay() {
  const cache = useQueryClient();
  const trainerId = useSessionStore((state) => state.trainer?.id);
  useEffect(() => onOutcomes((outcomes) => tell(outcomes, cache)), [cache]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has other things waiting.
  useEffect(
    () =>
      onSignal(() => {
        reload()
          .then(() => flush())
          .catch(warn);
      }),
    [trainerId],
  );
  return null;
}

type Outcomes = Parameters<Parameters<typeof onOutcomes>[0]>[0];

function tell(outcomes: Outcomes, cache: QueryClient): void {
  const sent = outcomes.filter(({ verdict }) => verdict === "sent");
  const refused = outcomes.filter(({ verdict }) => verdict === "refused");
  for (const clientId of new Set(sent.map(({ entry }) => entry.clientId)))
    void askAnew(cache, ["/api/client", clientId]);
  if (sent.length > 0) void askAnew(cache, ["/api/clients"]);
  const [first] = refused;
  if (first)
    toast({
      variant: "destructive",
      title: outboxTexts.refused(first.entry.label),
      description: outboxTexts.refusedHint,
    });
  else if (sent.length > 0) toast({ title: outboxTexts.sent(sent.length) });
}

/** What is under way was asked before the write was saved, and may be answered without it. */
async function askAnew(cache: QueryClient, queryKey: QueryKey): Promise<void> {
  await cache.cancelQueries({ queryKey });
  await cache.invalidateQueries({ queryKey });
}
