import { useCallback, useEffect, useState } from "react";
import { whenIdle } from "@/components/ui/when-idle";
import type { linkPage } from "@/lib/check-ins/page/cache-queries";
import type { Waiting } from "./waiting";

const load = () => import("./waiting");

/**
 * What waits on this device to be sent by the link, and the reason why an entry was refused.
 * @param loadAsk always the same function @param onPage receives the server's page after something was sent
 */
export function useWaiting<Page>(
  token: string,
  kind: "check-in" | "intake",
  loadAsk: () => Promise<ReturnType<typeof linkPage<Page>>["ask"]>,
  onPage: (page: Page) => void,
) {
  const [state, setState] = useState<Waiting>({ isWaiting: false, refusal: null });
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
      const [waiting, ask] = await Promise.all([load(), loadAsk()]);
      if (!isOver) stop = waiting.startSending(token, { kind, ask, onState: setState, onPage });
    };
    let stop = whenIdle(() => {
      begin().catch(() => window.addEventListener("online", () => void begin(), { once: true }));
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [token, kind, loadAsk, onPage]);
  return { ...state, look };
}
