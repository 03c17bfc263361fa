"use client";

import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { whenIdle } from "./when-idle";

type LaterOptions<Props> = {
  /** Shown while the code loads. */
  fallback?: ReactNode;
  /** For a part behind a touch: it preloads, and stays mounted from the first opening on, to animate out and return the focus. */
  opens?: (props: Props) => boolean;
};

/** A part whose code loads apart from the page. `preload` begins that; a failed load is retried when the part is drawn. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, opens }: LaterOptions<Props> = {},
) {
  const Part = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, like `lazy`.
  function Later(props: Props) {
    const isOpen = opens?.(props) ?? true;
    const [isWanted, setWanted] = useState(isOpen);
    if (isOpen && !isWanted) setWanted(true);
    useEffect(() => (opens ? preloadCode(load) : undefined), []);
    return (
      isWanted && (
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      )
    );
  }
  return Object.assign(Later, { preload: load });
}

const INTERACTIONS = ["pointermove", "pointerdown", "keydown"] as const;

/** At idle if a service worker has cached the code, else at the first interaction; a failed load is retried. */
export function preloadCode(load: () => Promise<unknown>): () => void {
  const begin = () => void load().catch(() => {});
  return navigator.serviceWorker?.controller ? whenIdle(begin) : atFirstInteraction(begin);
}

/** Returns the cleanup. */
export function atFirstInteraction(work: () => void): () => void {
  const stop = () => {
    for (const touch of INTERACTIONS) window.removeEventListener(touch, touched, true);
  };
  const touched = () => {
    stop();
    work();
  };
  for (const touch of INTERACTIONS) window.addEventListener(touch, touched, true);
  return stop;
}
