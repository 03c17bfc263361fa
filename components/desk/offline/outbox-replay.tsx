"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { toast, toastFailure } from "@/components/ui/toast-store";
import { CLIENTS_KEY, clientKey } from "@/lib/clients/record/queries";
import { onMaybeOnline } from "@/lib/platform/browser/online";
import { useSessionStore } from "@/lib/platform/browser/session-store";
import { refetch } from "@/lib/platform/http/after-write";
import { flush, onOutcomes, reload, warn } from "@/lib/platform/outbox/outbox";
import { counted } from "@/lib/text/numbers";

/** Sends the outbox on start, on reconnect, when the app becomes visible and after sign-in. Mount it once. */
export function OutboxReplay() {
  const cache = useQueryClient();
  const trainerId = useSessionStore((state) => state.trainer?.id);
  useEffect(() => onOutcomes((outcomes) => showOutcomes(outcomes, cache)), [cache]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each account has its own outbox.
  useEffect(
    () =>
      onMaybeOnline(() => {
        reload()
          .then(() => flush())
          .catch(warn);
      }),
    [trainerId],
  );
  return null;
}

type Outcomes = Parameters<Parameters<typeof onOutcomes>[0]>[0];

function showOutcomes(outcomes: Outcomes, cache: QueryClient): void {
  const sent = outcomes.filter(({ verdict }) => verdict === "sent");
  const refused = outcomes.filter(({ verdict }) => verdict === "refused");
  for (const clientId of new Set(sent.map(({ entry }) => entry.clientId)))
    void refetch(cache, clientKey(clientId));
  if (sent.length > 0) void refetch(cache, CLIENTS_KEY, ["/api/schedule"]);
  const [first] = refused;
  if (first)
    toastFailure(
      `Not saved: ${first.entry.label}`,
      "The server refused it. Open the bar at the top to see why and to change it.",
    );
  else if (sent.length > 0)
    toast({
      title:
        sent.length === 1 ? "1 waiting save was sent" : `${counted(sent.length, "waiting save")} were sent`,
    });
}
