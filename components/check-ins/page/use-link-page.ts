import { useCallback, useEffect, useState } from "react";
import { whenIdle } from "@/components/ui/when-idle";
import type { linkPage } from "@/lib/check-ins/page/cache-queries";

type LinkState<Page> =
  | { status: "loading" | "failed" | "closed" }
  /** `isOld` means that the data comes from the offline cache. */
  | { status: "ready"; page: Page; isOld: boolean };

type Queries<Page> = Pick<ReturnType<typeof linkPage<Page>>, "ask" | "keep">;

/**
 * A link's page, from the server's HTML, the network or the cache.
 * @param drawn null in the shell cached for offline use @param load always the same function
 */
export function useLinkPage<Page>(token: string, drawn: Page | null, load: () => Promise<Queries<Page>>) {
  const [state, setState] = useState<LinkState<Page>>(
    drawn ? { status: "ready", page: drawn, isOld: false } : { status: "loading" },
  );
  const ask = useCallback(async () => {
    const asked = await load()
      .then((queries) => queries.ask(token))
      .catch(() => undefined);
    setState((now) => {
      if (asked === null) return { status: "closed" };
      if (asked) return { status: "ready", ...asked };
      return now.status === "ready" ? { ...now, isOld: true } : { status: "failed" };
    });
  }, [token, load]);
  const show = useCallback(
    (page: Page) => {
      // Not a new state for what the server has drawn: React would empty a part whose code is still on its way.
      setState((now) =>
        now.status === "ready" && now.page === page && !now.isOld
          ? now
          : { status: "ready", page, isOld: false },
      );
      void load().then(
        (queries) => queries.keep(token, page),
        () => {},
      );
    },
    [token, load],
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
