"use client";

import { useEffect, useState } from "react";
import { primeChime } from "@/lib/browser/chime";
import { adjustRest, type Rest, restAfter, secondsLeft } from "@/lib/workouts/rest";
import type { SetKind } from "@/lib/workouts/set-kind";
import { keep, type Owned, readRest, restKey, useKeptRest } from "./device-store";

/** The client's rest between sets. It is an end in time, so it goes on across screens and reloads. */
export function useRest(client: Owned) {
  const key = restKey(client);
  const rest = useKeptRest(key);
  const left = useSecondsLeft(rest);
  const change = (by: (rest: Rest) => Rest) => {
    const current = readRest(key);
    if (current) keep(key, by(current));
  };
  return {
    left,
    isOver: rest !== null && left === 0,
    /** What is still to rest, 0 to 1. */
    share: rest ? Math.min(1, left / rest.seconds) : 0,
    start(exerciseName: string, kind: SetKind) {
      primeChime();
      const next = restAfter(exerciseName, kind, readRest(key), Date.now());
      if (next) keep(key, next);
    },
    adjust: (bySeconds: number) => change((current) => adjustRest(current, bySeconds)),
    skip: () => change((current) => ({ ...current, endsAt: Date.now() })),
  };
}

export type RestControl = ReturnType<typeof useRest>;

function useSecondsLeft(rest: Rest | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = rest ? secondsLeft(rest, now) : 0;
  const endsAt = rest?.endsAt;
  useEffect(() => {
    if (endsAt === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(Date.now());
      const remaining = endsAt - Date.now();
      // Wakes just after a whole second has passed, so that no second is skipped or shown twice.
      if (remaining > 0) timer = setTimeout(tick, (remaining % 1000) + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, [endsAt]);
  return left;
}
