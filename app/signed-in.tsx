"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { whenIdle } from "@/components/ui/when-idle";
// Browsers offer to install the app once, and early.
import "@/lib/browser/install-offer";
import { onMaybeOnline } from "@/lib/browser/online";
import { type Reader, ReaderContext, useMarkHydrated } from "@/lib/browser/reader";
import { useCrossTabState } from "@/lib/browser/use-cross-tab-state";
import { Queries } from "./queries";

/** What the pages of an account need besides: its data, and its companions once the page stands. */
export function SignedIn({ reader = null, children }: { reader?: Reader | null; children: ReactNode }) {
  const Companions = useCompanions();
  useCrossTabState();
  useMarkHydrated();
  return (
    <ReaderContext value={reader}>
      <Queries>
        {children}
        {Companions && <Companions />}
      </Queries>
    </ReaderContext>
  );
}

/** Loads them when the page has nothing else to do; what no network let through is asked for again on signal. */
function useCompanions(): ComponentType | undefined {
  const [loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      const { Companions } = await import("./companions");
      stop();
      setLoaded(() => Companions);
    };
    let stop = whenIdle(() => {
      stop = onMaybeOnline(() => void load().catch(() => {}));
    });
    return () => stop();
  }, []);
  return loaded;
}
