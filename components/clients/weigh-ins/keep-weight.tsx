"use client";

import { useRef, useState } from "react";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";

/**
 * Asks before a weight is saved that is far from the last one; correcting leaves it in its field.
 * @param distance as of `distanceText`; null for an expected weight
 */
export function useKeepWeight(distance: string | null, onCorrect?: () => void) {
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const isKept = useRef(false);
  return {
    guard: (save: () => void) => () => {
      if (distance === null) return save();
      isKept.current = false;
      setWaiting(() => save);
    },
    question: (
      <ConfirmDialog
        open={waiting !== null}
        onOpenChange={() => {
          setWaiting(null);
          if (!isKept.current) onCorrect?.();
        }}
        title={`That is ${distance ?? ""}. Keep?`}
        description="If you keep it, the forecast waits for a second weigh-in that confirms it."
        confirmLabel="Keep"
        isHarmless
        cancelLabel="Correct"
        onConfirm={() => {
          isKept.current = true;
          waiting?.();
        }}
      />
    ),
  };
}
