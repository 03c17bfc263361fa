"use client";

import { type RefObject, useEffect, useState } from "react";
import { EYE_WORKER, isStill, type LiveSight } from "@/lib/ports/photo-check/live-sight";
import { liveFrame } from "./live-frame";

/** What the viewfinder says: what is wrong, or that everything is good and nobody moves. Null: it does not look. */
export type LiveAdvice = LiveSight["faults"][number] | "hold_still" | "ready" | null;

/** Between two looks the device does other things, and stays cool. */
const PAUSE_MS = 300;

/** A device that needs longer than this for a look is no help to anybody who stands and waits. */
const SLOWEST_LOOK_MS = 3000;
/** One slow look means little: the first compiles, and other programs run as well. */
const MOST_SLOW_LOOKS = 3;

/**
 * Looks through the viewfinder with the eye that judges photos. Old devices, and those that save data, are left alone;
 * where it cannot be started nothing is said.
 * @param active whether the camera runs
 */
export function useLiveCheck(video: RefObject<HTMLVideoElement | null>, active: boolean): LiveAdvice {
  const [advice, setAdvice] = useState<LiveAdvice>(null);
  useEffect(() => {
    if (!active || !mayLook()) return;
    const worker = new Worker(EYE_WORKER);
    let timer: ReturnType<typeof setTimeout>;
    let before: LiveSight | null = null;
    let asked = 0;
    let slowLooks = 0;
    const stop = () => {
      clearTimeout(timer);
      worker.terminate();
      setAdvice(null);
    };
    const look = () => {
      const seen = video.current;
      const frame = seen && liveFrame(seen, { width: seen.videoWidth, height: seen.videoHeight });
      if (!frame) {
        timer = setTimeout(look, PAUSE_MS);
        return;
      }
      asked = performance.now();
      worker.postMessage(frame, [frame.data.buffer]);
    };
    worker.onerror = stop;
    worker.onmessage = ({ data }: MessageEvent<LiveSight | "ready" | null>) => {
      if (data === null) return stop();
      if (data !== "ready") {
        slowLooks = performance.now() - asked > SLOWEST_LOOK_MS ? slowLooks + 1 : 0;
        if (slowLooks >= MOST_SLOW_LOOKS) return stop();
        setAdvice(adviceOf(data, before));
        before = data;
      }
      timer = setTimeout(look, PAUSE_MS);
    };
    return stop;
  }, [video, active]);
  return advice;
}

function mayLook(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return typeof Worker === "function" && typeof WebAssembly === "object" && !connection?.saveData;
}

function adviceOf(now: LiveSight, before: LiveSight | null): LiveAdvice {
  const [fault] = now.faults;
  if (fault) return fault;
  return before && before.faults.length === 0 && isStill(before, now) ? "ready" : "hold_still";
}
