"use client";

import { useEffect, useState } from "react";
import { useCountdown } from "./use-countdown";

export const REGENERATION_SECONDS = 30;

type RegenerationInput = {
  /** The address had the regenerate flag. */
  requested: boolean;
  /** Undefined while the client loads. */
  client: { hasImages: boolean; hasFailed: boolean } | undefined;
};

/** Starts only without images, and ends with the first image, a failure, or at zero. */
export function useRegeneration({ requested, client }: RegenerationInput) {
  const [isPending, setPending] = useState(requested);
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const secondsLeft = useCountdown(endsAt);
  const begin = () => setEndsAt(Date.now() + REGENERATION_SECONDS * 1000);

  useEffect(() => {
    if (!isPending || !client) return;
    setPending(false);
    if (!client.hasImages) setEndsAt(Date.now() + REGENERATION_SECONDS * 1000);
  }, [isPending, client]);

  const isOver = !client || client.hasImages || client.hasFailed;
  return { isActive: secondsLeft > 0 && !isOver, secondsLeft, begin };
}
