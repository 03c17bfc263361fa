"use client";

import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { loadAhead } from "./load-ahead";

/**
 * A dialog, sheet or menu whose code is no part of the page that opens it. It loads ahead of its first opening, and
 * stays mounted from then on, so that it can leave with its animation and give the focus back.
 */
export function openedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
): ComponentType<Props> {
  const Opened = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: like `lazy` it is called once, beside the component that opens it.
  return function OpenedLater(props: Props) {
    const open = isOpen(props);
    const [wanted, setWanted] = useState(open);
    if (open && !wanted) setWanted(true);
    useEffect(() => loadAhead(load), []);
    if (!wanted) return null;
    return (
      <Suspense fallback={null}>
        <Opened {...props} />
      </Suspense>
    );
  };
}
