const ADDRESS = "/sw.v2.js";

/** Whether this build comes with a service worker: while developing, a cache in between would only confuse. */
const isSupported = () => process.env.NODE_ENV === "production" && "serviceWorker" in navigator;

/** Lets the app open without a network from now on, this page included. */
export async function registerServiceWorker(): Promise<void> {
  if (!isSupported()) return;
  await navigator.serviceWorker.register(ADDRESS, { scope: "/", updateViaCache: "none" });
  const worker = await activated();
  // It takes every open page when it is activated, except one that is just then on its way.
  if (!navigator.serviceWorker.controller) worker?.postMessage({ type: "CLAIM" });
}

/** Has the signed-in pages kept for use without a network. */
export const keepShells = (): Promise<void> => keepPages("KEEP_SHELLS");

/** The same of a client's own page. */
export const keepCheckInPage = (): Promise<void> => keepPages("KEEP_CHECK_IN");

async function keepPages(type: "KEEP_SHELLS" | "KEEP_CHECK_IN"): Promise<void> {
  if (!isSupported()) return;
  // Until it is activated it is still throwing away the pages of the version before.
  const worker = await activated();
  worker?.postMessage({ type });
}

async function activated(): Promise<ServiceWorker | null> {
  const { active } = await navigator.serviceWorker.ready;
  if (active) await reached(active, "activated");
  return active;
}

/** Looks for a newer service worker and, if one is waiting, gives it the page before the promise resolves. */
export async function takeOverServiceWorker(): Promise<void> {
  if (!isSupported()) return;
  const registration = await navigator.serviceWorker.getRegistration(ADDRESS);
  if (!registration) return;
  await registration.update();
  const next = registration.waiting ?? registration.installing;
  if (!next) return;
  await reached(next, "installed");
  next.postMessage({ type: "SKIP_WAITING" });
  await reached(next, "activated");
}

/** Resolves when the worker has got as far as that, or has been given up. */
function reached(worker: ServiceWorker, wanted: "installed" | "activated"): Promise<void> {
  const ORDER = ["parsed", "installing", "installed", "activating", "activated", "redundant"];
  const isThere = () => ORDER.indexOf(worker.state) >= ORDER.indexOf(wanted);
  if (isThere()) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener("statechange", () => isThere() && resolve());
  });
}
