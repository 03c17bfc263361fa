"use client";

import { useCallback, useEffect, useState } from "react";
import { whenIdle } from "@/components/ui/when-idle";
import type { CheckInPage } from "@/lib/check-ins/page/schema";

const load = () => import("./waiting");

/** @param onPage receives the server's page after something was sent */
export function useWaiting(token: string, onPage: (page: CheckInPage) => void) {
  const [state, setState] = useState<{ isWaiting: boolean; refusal: string | null }>({
    isWaiting: false,
    refusal: null,
  });
  const look = useCallback(
    () =>
      void load()
        .then((waiting) => waiting.waitingState(token))
        .then(setState, () => {}),
    [token],
  );
  useEffect(() => {
    let isOver = false;
    const begin = async () => {
      const waiting = await load();
      if (!isOver) stop = waiting.startSending(token, { onState: setState, onPage });
    };
    let stop = whenIdle(() => {
      begin().catch(() => window.addEventListener("online", () => void begin(), { once: true }));
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [token, onPage]);
  return { ...state, look };
}
