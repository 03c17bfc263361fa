import { whenIdle } from "./when-idle";

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
