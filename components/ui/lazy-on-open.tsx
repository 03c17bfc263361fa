"use client";

import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { preloadCode } from "./preload-code";

/** Preloads before the first opening, then stays mounted, so that it can animate out and return the focus. */
export function lazyOnOpen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
): ComponentType<Props> {
  const Opened = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, like `lazy`.
  return function LazyOnOpen(props: Props) {
    const open = isOpen(props);
    const [wanted, setWanted] = useState(open);
    if (open && !wanted) setWanted(true);
    useEffect(() => preloadCode(load), []);
    if (!wanted) return null;
    return (
      <Suspense fallback={null}>
        <Opened {...props} />
      </Suspense>
    );
  };
}
