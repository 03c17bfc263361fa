"use client";

import { type RefObject, useEffect, useState } from "react";
import type { Side } from "@/lib/body/body";
import { EYE_WORKER, isStill, type LiveSight } from "@/lib/engine/live/live-sight";
import { isWrongSide } from "@/lib/images/photos/check-wording";
import { liveFrame } from "./live-frame";

/** What the viewfinder advises; null while it does not check. */
export type LiveAdvice = LiveSight["faults"][number] | "wrong_side" | "hold_still" | "ready" | null;

/** A pause between checks keeps the device cool. */
const PAUSE_MS = 300;

/** Slower checks would not help a person who waits. */
const MAX_CHECK_MS = 3000;
/** One slow check is not enough to stop: the first one compiles, and other programs run too. */
const MAX_SLOW_CHECKS = 3;

/** With the network of the photo check. Off on old devices and with data saving. */
export function useLiveCheck(
  video: RefObject<HTMLVideoElement | null>,
  side: Side,
  active: boolean,
): LiveAdvice {
  const [advice, setAdvice] = useState<LiveAdvice>(null);
  useEffect(() => {
    if (!active || !canCheck()) return;
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
        slowLooks = performance.now() - asked > MAX_CHECK_MS ? slowLooks + 1 : 0;
        if (slowLooks >= MAX_SLOW_CHECKS) return stop();
        setAdvice(adviceOf(data, before, side));
        before = data;
      }
      timer = setTimeout(look, PAUSE_MS);
    };
    return stop;
  }, [video, side, active]);
  return advice;
}

function canCheck(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return typeof Worker === "function" && typeof WebAssembly === "object" && !connection?.saveData;
}

function adviceOf(now: LiveSight, before: LiveSight | null, side: Side): LiveAdvice {
  const [fault] = now.faults;
  if (isWrongSide(now, side) && now.verdict !== "refused") return "wrong_side";
  if (fault) return fault;
  return before && before.faults.length === 0 && isStill(before, now) ? "ready" : "hold_still";
}
