"use client";

import { useState } from "react";

export function useConfirmOnce() {
  const [isNeeded, setNeeded] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  return {
    setNeeded,
    guard: (act: () => void) => () => {
      if (isNeeded && !isAccepted) setWaiting(() => act);
      else act();
    },
    dialog: {
      open: waiting !== null,
      onOpenChange: (open: boolean) => !open && setWaiting(null),
      onConfirm: () => {
        setAccepted(true);
        waiting?.();
      },
    },
  };
}
