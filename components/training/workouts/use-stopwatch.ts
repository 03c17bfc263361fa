"use client";

import { useEffect, useState } from "react";
import { type Stopwatch, secondsMeasured, stopwatchForm } from "@/lib/training/workouts/stopwatch";
import { currentValue, type Owned, storeOnDevice, useDeviceValue } from "./device-store";

/** The client's stopwatch. `running` is null, or the set that it measures with its seconds so far. */
export function useStopwatch({ id, trainerId }: Owned) {
  const key = { trainerId, form: stopwatchForm(id) };
  const watch = useDeviceValue<Stopwatch>(key);
  const [now, setNow] = useState(() => Date.now());
  const startedAt = watch?.startedAt;
  useEffect(() => {
    if (startedAt === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [startedAt]);
  return {
    running: watch && { setId: watch.setId, seconds: secondsMeasured(watch, now) },
    start: (setId: string) => storeOnDevice(key, { startedAt: Date.now(), setId }),
    /** @returns the measured seconds; null if it did not run */
    stop(): number | null {
      const stopped = currentValue<Stopwatch>(key);
      storeOnDevice(key, null);
      return stopped && secondsMeasured(stopped, Date.now());
    },
  };
}
