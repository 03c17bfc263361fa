"use client";

import { useCallback, useEffect, useState } from "react";
import { whenIdle } from "@/components/ui/when-idle";
import type { CheckInPage } from "@/lib/check-ins/page/schema";

export type CheckInState =
  | { status: "loading" | "failed" | "closed" }
  /** `isOld` means that the data comes from the offline cache. */
  | { status: "ready"; page: CheckInPage; isOld: boolean };

const loadQueries = () => import("@/lib/check-ins/page/queries");

/** From the server's HTML, the network or the cache. @param drawn null in the shell cached for offline use */
export function useCheckInPage(token: string, drawn: CheckInPage | null) {
  const [state, setState] = useState<CheckInState>(
    drawn ? { status: "ready", page: drawn, isOld: false } : { status: "loading" },
  );
  const ask = useCallback(async () => {
    const asked = await loadQueries()
      .then((queries) => queries.askCheckInPage(token))
      .catch(() => undefined);
    setState((now) => {
      if (asked === null) return { status: "closed" };
      if (asked) return { status: "ready", ...asked };
      return now.status === "ready" ? { ...now, isOld: true } : { status: "failed" };
    });
  }, [token]);
  const show = useCallback(
    (page: CheckInPage) => {
      setState({ status: "ready", page, isOld: false });
      void loadQueries().then(
        (queries) => queries.cachePage(token, page),
        () => {},
      );
    },
    [token],
  );
  useEffect(() => {
    if (!drawn) return void ask();
    return whenIdle(() => show(drawn));
  }, [drawn, ask, show]);
  const isOld = state.status === "ready" && state.isOld;
  useEffect(() => {
    if (!isOld) return;
    const again = () => void ask();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isOld, ask]);
  return {
    state,
    show,
    close: () => setState({ status: "closed" }),
    retry() {
      setState({ status: "loading" });
      void ask();
    },
  };
}
