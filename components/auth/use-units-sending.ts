"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useChangeSettings } from "@/lib/account/queries";
import { meQuery } from "@/lib/auth/queries";
import { useSessionStore } from "@/lib/browser/session-store";
import { useUnits } from "@/lib/browser/use-units";
import { askAnew, putReply } from "@/lib/http/after-write";

/**
 * Sends what was chosen on this device, as soon as there is a network. Until then it holds here alone. Sentences that
 * the server wrote are asked for anew, in the chosen units.
 */
export function useUnitsSending(): void {
  const cache = useQueryClient();
  const unsent = useSessionStore(({ trainer }) => trainer?.unsentUnits);
  const { mutate } = useChangeSettings();
  const { units } = useUnits();
  useEffect(() => {
    document.documentElement.dataset.units = units;
  }, [units]);
  useEffect(() => {
    if (!unsent) return;
    const send = () =>
      mutate(
        { units: unsent },
        {
          onSuccess: async (trainer) => {
            await putReply(cache, meQuery().queryKey, trainer);
            await askAnew(cache, []);
          },
        },
      );
    send();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [unsent, mutate, cache]);
}
