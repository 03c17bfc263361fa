import { whenIdle } from "./when-idle";

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
