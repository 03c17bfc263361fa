"use client";

import { useCallback, useEffect, useState } from "react";
import type { CheckInPage } from "@/lib/check-ins/schema";

const load = () => import("./waiting");

/**
 * What of this link waits on this device: sent on start, on signal and when the page comes to the front.
 * @param onPage told what the server shows once something was sent
 */
export function useWaiting(token: string, onPage: (page: CheckInPage) => void) {
  const [state, setState] = useState<{ isWaiting: boolean; refusal: string | null }>({
    isWaiting: false,
    refusal: null,
  });
  const look = useCallback(
    () =>
      void load()
        .then((waiting) => waiting.stateOf(token))
        .then(setState, () => {}),
    [token],
  );
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    const begin = async () => {
      const waiting = await load();
      if (!isOver) stop = waiting.keepSending(token, { onState: setState, onPage });
    };
    begin().catch(() => window.addEventListener("online", () => void begin(), { once: true }));
    return () => {
      isOver = true;
      stop();
    };
  }, [token, onPage]);
  return { ...state, look };
}
