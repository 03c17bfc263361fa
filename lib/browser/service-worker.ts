const ADDRESS = "/sw.v2.js";

/** Whether this build comes with a service worker: while developing, a cache in between would only confuse. */
const isSupported = () => process.env.NODE_ENV === "production" && "serviceWorker" in navigator;

/** Lets the app open without a network from the next visit on. */
export async function registerServiceWorker(): Promise<void> {
  if (!isSupported()) return;
  await navigator.serviceWorker.register(ADDRESS, { scope: "/", updateViaCache: "none" });
}

/** Has the signed-in pages kept for use without a network. */
export async function keepShells(): Promise<void> {
  if (!isSupported()) return;
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  // Until then it is still throwing away the pages of the version before.
  await reached(active, "activated");
  active.postMessage({ type: "KEEP_SHELLS" });
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
