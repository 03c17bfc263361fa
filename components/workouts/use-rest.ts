"use client";

import { useEffect, useState } from "react";
import { primeChime } from "@/lib/browser/chime";
import { adjustRest, type Rest, restAfter, secondsLeft, secondsOver, skipRest } from "@/lib/workouts/rest";
import type { SetKind } from "@/lib/workouts/set-kind";
import { keep, type Owned, readRest, restKey, useKeptRest } from "./device-store";

/** The client's rest between sets. It is an end in time, so it goes on across screens and reloads. */
export function useRest(client: Owned) {
  const key = restKey(client);
  const rest = useKeptRest(key);
  const { left, over } = useClock(rest);
  const change = (by: (rest: Rest) => Rest) => {
    const current = readRest(key);
    if (current) keep(key, by(current));
  };
  return {
    left,
    /** Seconds since it was over; null where nobody needs to know. */
    over,
    isOver: rest !== null && left === 0,
    /** What is still to rest, 0 to 1. */
    share: rest && left > 0 ? Math.min(1, left / rest.seconds) : 0,
    start(exerciseName: string, kind: SetKind) {
      primeChime();
      const next = restAfter(exerciseName, kind, Date.now());
      if (next) keep(key, next);
    },
    adjust: (bySeconds: number) => change((current) => adjustRest(current, bySeconds)),
    skip: () => change((current) => skipRest(current, Date.now())),
  };
}

export type RestControl = ReturnType<typeof useRest>;

function useClock(rest: Rest | null): { left: number; over: number | null } {
  const [now, setNow] = useState(() => Date.now());
  const left = rest ? secondsLeft(rest, now) : 0;
  const over = rest ? secondsOver(rest, now) : null;
  const endsAt = rest?.endsAt;
  useEffect(() => {
    if (endsAt === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(Date.now());
      const remaining = endsAt - Date.now();
      const isWaiting = remaining > 0 || (rest !== null && secondsOver(rest, Date.now()) !== null);
      // Wakes just after a whole second has passed, so that no second is skipped or shown twice.
      if (isWaiting) timer = setTimeout(tick, (((remaining % 1000) + 1000) % 1000) + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, [endsAt, rest]);
  return { left, over };
}
