"use client";

import { useEffect, useState } from "react";
import { useCountdown } from "./use-countdown";

export const REGENERATION_SECONDS = 30;

type RegenerationInput = {
  /** The page was opened to watch new images being made. */
  requested: boolean;
  /** Undefined while the client is being loaded. */
  client: { hasImages: boolean; hasFailed: boolean } | undefined;
};

/**
 * The half minute after new images were asked for. It begins when the page was opened for that and there is no
 * image yet, and ends with the first image, with a failure, or at zero.
 */
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
