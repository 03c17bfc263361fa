/** Without such callbacks, as in Safari, work waits this long after the page was last drawn. */
const UNTOLD_IDLE_MS = 300;

/** Does something as soon as the page has nothing else to do. Gives the way to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, UNTOLD_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
