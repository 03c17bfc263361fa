/** Safari has no requestIdleCallback, so the work waits this long instead. */
const FALLBACK_IDLE_MS = 300;

/** Runs work when the page is idle. Returns the cleanup. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, FALLBACK_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}

/** A phone renders a page and its data within this time. */
const SETTLING_MS = 3000;

/** For work that would delay the first view. Returns the cleanup. */
export function whenSettled(work: () => void): () => void {
  const timer = setTimeout(() => {
    stop = whenIdle(work);
  }, SETTLING_MS);
  let stop = () => clearTimeout(timer);
  return () => stop();
}
