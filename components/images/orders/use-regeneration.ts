"use client";

import { useEffect, useState } from "react";

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

const CHECK_MS = 200;

/** Reads the clock, so a sleeping tab is right when it wakes. @param endsAt ms since the epoch */
export function useCountdown(endsAt: number | null): number {
  const left = () => (endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` depends only on `endsAt`.
  useEffect(() => {
    setSeconds(left());
    if (endsAt === null) return;
    const timer = setInterval(() => {
      const now = left();
      setSeconds(now);
      if (now === 0) clearInterval(timer);
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return seconds;
}
