import { whenIdle } from "./when-idle";

const TOUCHES = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Loads code that a page needs only once somebody uses it: with the first touch of the page, or, where a service worker
 * holds it already and no network is spent, as soon as there is nothing else to do. What could not be loaded is asked
 * for again when it is needed. Gives the way to call it off.
 */
export function loadAhead(load: () => Promise<unknown>): () => void {
  const begin = () => void load().catch(() => {});
  return navigator.serviceWorker?.controller ? whenIdle(begin) : atFirstTouch(begin);
}

function atFirstTouch(work: () => void): () => void {
  const stop = () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, touched, true);
  };
  const touched = () => {
    stop();
    work();
  };
  for (const touch of TOUCHES) window.addEventListener(touch, touched, true);
  return stop;
}
