import { whenIdle } from "./when-idle";

const INTERACTIONS = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Preloads code that only an interaction needs: when the page is idle if a service worker has cached it,
 * otherwise at the first interaction. A failed load is retried when the code is needed. Returns the cleanup.
 */
export function preloadCode(load: () => Promise<unknown>): () => void {
  const begin = () => void load().catch(() => {});
  return navigator.serviceWorker?.controller ? whenIdle(begin) : atFirstInteraction(begin);
}

function atFirstInteraction(work: () => void): () => void {
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
