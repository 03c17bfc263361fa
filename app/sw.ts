/// <reference lib="webworker" />
import { type PrecacheEntry, Serwist } from "serwist";
import {
  type NotificationText,
  notificationOptions,
  openNotified,
} from "@/lib/platform/browser/notification-options";
import { CHECK_IN_SHELL, INTAKE_SHELL, SHELLS, shellFor } from "@/lib/platform/browser/shells";
import { freshOrKept, loadImage, recheckThumbnails } from "@/lib/platform/browser/thumbnail-cache";

declare const self: ServiceWorkerGlobalScope & { __SW_MANIFEST: (PrecacheEntry | string)[] };

const SHELL_CACHE = "shells";
const IMAGE = /^\/api\/(photo\/[^/]+|transformation\/[^/]+\/image)$/;

const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  // A new version waits until the page reports that nothing is being edited.
  skipWaiting: false,
  clientsClaim: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.mode === "navigate",
      handler: ({ request, url }) => openPage(request, url),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && IMAGE.test(url.pathname),
      handler: ({ request, url }) => loadImage(request, url),
    },
  ],
});
serwist.addEventListeners();

self.addEventListener("activate", (event) => {
  // Cached pages of the previous version load scripts that no longer exist.
  event.waitUntil(caches.delete(SHELL_CACHE));
});

self.addEventListener("message", (event) => {
  if (event.data?.type === "KEEP_SHELLS")
    event.waitUntil(cacheShells(SHELLS).then(() => recheckThumbnails()));
  if (event.data?.type === "KEEP_CHECK_IN") event.waitUntil(cacheShells([CHECK_IN_SHELL]));
  if (event.data?.type === "KEEP_INTAKE") event.waitUntil(cacheShells([INTAKE_SHELL]));
  if (event.data?.type === "CLAIM") event.waitUntil(self.clients.claim());
});

self.addEventListener("push", (event) => {
  if (!event.data) return;
  const { title, ...text }: NotificationText & { title: string } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, notificationOptions(text)));
});

self.addEventListener("notificationclick", (event) => {
  event.waitUntil(openNotified(event.notification, self.clients, self.location.origin));
});

/** From the network, or from the cache if the network fails, is slow or returns an error. */
async function openPage(request: Request, url: URL): Promise<Response> {
  const shell = await keptShell(url);
  const fresh = fetch(request);
  return shell ? freshOrKept(fresh, shell) : fresh.catch(offlinePage);
}

async function keptShell(url: URL): Promise<Response | null> {
  const shell = shellFor(url);
  const kept = shell && (await (await caches.open(SHELL_CACHE)).match(shell.address, { ignoreVary: true }));
  if (!kept) return null;
  const headers = new Headers(kept.headers);
  for (const name of ["content-length", "content-encoding"]) headers.delete(name);
  return new Response(shell.fill(await kept.text()), { headers });
}

async function offlinePage(): Promise<Response> {
  return (await serwist.matchPrecache("/offline")) ?? Response.error();
}

/** A signed-out user is redirected, and a redirect must not be cached. */
async function cacheShells(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  for (const address of addresses) {
    if (await cache.match(address, { ignoreVary: true })) continue;
    const page = await fetch(address, { headers: { accept: "text/html" } }).catch(() => null);
    if (!page?.ok || page.redirected) return;
    await cache.put(address, page);
  }
}
