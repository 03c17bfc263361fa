"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { whenIdle } from "@/components/ui/when-idle";
// Must load early: browsers fire the install event only once.
import "@/lib/platform/browser/install-offer";
import { onMaybeOnline } from "@/lib/platform/browser/online";
import { type Reader, ReaderContext, useMarkHydrated } from "@/lib/platform/browser/reader";
import { useCrossTabState } from "@/lib/platform/browser/use-cross-tab-state";
import { QueryProvider } from "./query-provider";

/** The providers of signed-in pages. The widgets load lazily. */
export function SignedIn({ reader = null, children }: { reader?: Reader | null; children: ReactNode }) {
  const SignedInWidgets = useSignedInWidgets();
  useCrossTabState();
  useMarkHydrated();
  return (
    <ReaderContext value={reader}>
      <QueryProvider>
        {children}
        {SignedInWidgets && <SignedInWidgets />}
      </QueryProvider>
    </ReaderContext>
  );
}

/** Loads when the page is idle, and retries when the network returns. */
function useSignedInWidgets(): ComponentType | undefined {
  const [loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      const { SignedInWidgets } = await import("./signed-in-widgets");
      stop();
      setLoaded(() => SignedInWidgets);
    };
    let stop = whenIdle(() => {
      stop = onMaybeOnline(() => void load().catch(() => {}));
    });
    return () => stop();
  }, []);
  return loaded;
}
