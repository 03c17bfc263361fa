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

/** Within this time a phone has drawn a page together with what the page asks for. */
const SETTLING_MS = 3000;

/** Does something that would only come between a page and its first view. Gives the way to call it off. */
export function whenSettled(work: () => void): () => void {
  const timer = setTimeout(() => {
    stop = whenIdle(work);
  }, SETTLING_MS);
  let stop = () => clearTimeout(timer);
  return () => stop();
}
