const ADDRESS = "/sw.v2.js";

/** No service worker in development, where a cache would be confusing. */
const isSupported = () => process.env.NODE_ENV === "production" && "serviceWorker" in navigator;

export async function registerServiceWorker(): Promise<void> {
  if (!isSupported()) return;
  await navigator.serviceWorker.register(ADDRESS, { scope: "/", updateViaCache: "none" });
  const worker = await activated();
  // An activated worker controls all open pages except those that are loading.
  if (!navigator.serviceWorker.controller) worker?.postMessage({ type: "CLAIM" });
}

export const cacheShells = (): Promise<void> => cachePages("KEEP_SHELLS");

const LINK_MESSAGES = { "check-in": "KEEP_CHECK_IN", intake: "KEEP_INTAKE" } as const;

export const cacheLinkPage = (kind: keyof typeof LINK_MESSAGES): Promise<void> =>
  cachePages(LINK_MESSAGES[kind]);

async function cachePages(type: string): Promise<void> {
  if (!isSupported()) return;
  // Before its activation the worker still deletes the pages of the previous version.
  const worker = await activated();
  worker?.postMessage({ type });
}

async function activated(): Promise<ServiceWorker | null> {
  const { active } = await navigator.serviceWorker.ready;
  if (active) await reached(active, "activated");
  return active;
}

export async function activateNewServiceWorker(): Promise<void> {
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

function reached(worker: ServiceWorker, wanted: "installed" | "activated"): Promise<void> {
  const ORDER = ["parsed", "installing", "installed", "activating", "activated", "redundant"];
  const isThere = () => ORDER.indexOf(worker.state) >= ORDER.indexOf(wanted);
  if (isThere()) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener("statechange", () => isThere() && resolve());
  });
}

export const THUMBNAIL_CACHE = "thumbnails";

/** Call it after photos are deleted. It clears the whole cache, because URLs do not name the client. */
export async function clearThumbnailCache(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(THUMBNAIL_CACHE);
}
