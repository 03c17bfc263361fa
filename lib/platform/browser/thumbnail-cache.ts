import { DAY_MS } from "@/lib/text/calendar/days";
import { THUMBNAIL_CACHE } from "./service-worker";

const MAX_THUMBNAILS = 60;
const RECHECK_MS = DAY_MS;
/** Like the replies that are kept for offline use. */
const MAX_AGE_MS = 7 * DAY_MS;

/**
 * Asks the server, so that a withdrawn or deleted picture is gone here too. Only without its answer, a kept thumbnail
 * stands in, for the large picture too.
 */
export async function loadImage(request: Request, url: URL, now = Date.now()): Promise<Response> {
  const cache = await caches.open(THUMBNAIL_CACHE);
  const address = `${url.pathname}?size=thumb`;
  const kept = await cache.match(address, { ignoreVary: true });
  const isOld = kept && ageOf(kept, now) > MAX_AGE_MS;
  if (isOld) await cache.delete(address);
  const asked = askServer(request, cache, { address, isThumbnail: url.search === "?size=thumb" });
  return kept && !isOld ? freshOrKept(asked, kept) : asked;
}

/** Asks once a day for each kept thumbnail, because no page shows the address of a withdrawn photo again. */
export async function recheckThumbnails(now = Date.now()): Promise<void> {
  const cache = await caches.open(THUMBNAIL_CACHE);
  for (const request of await cache.keys()) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept && ageOf(kept, now) < RECHECK_MS) continue;
    await loadImage(new Request(request.url), new URL(request.url), now).catch(() => {});
  }
}

type Picture = { address: string; isThumbnail: boolean };

async function askServer(request: Request, cache: Cache, { address, isThumbnail }: Picture) {
  // Not the browser's own cache, which answers for minutes without asking. An unchanged picture is a short 304.
  const fresh = await fetch(new Request(request, { cache: "no-cache" }));
  if (fresh.status >= 400 && !isAway(fresh.status)) await cache.delete(address);
  if (fresh.status !== 200 || !isThumbnail) return fresh;
  await cache.put(address, fresh.clone());
  const oldest = (await cache.keys()).slice(0, -MAX_THUMBNAILS);
  await Promise.all(oldest.map((one) => cache.delete(one)));
  return fresh;
}

function ageOf(response: Response, now: number): number {
  const date = Date.parse(response.headers.get("date") ?? "");
  return Number.isNaN(date) ? Number.POSITIVE_INFINITY : now - date;
}

/** A slower answer counts as none. */
const PATIENCE_MS = 4000;

/** Whether the server cannot answer now; any other refusal is its answer. */
export const isAway = (status: number): boolean => status >= 500 || status === 429;

/** The server's answer, or what the device keeps if that fails, is slow or says that it cannot answer now. */
export function freshOrKept(asked: Promise<Response>, kept: Response): Promise<Response> {
  const slow = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  return Promise.race([asked.then((fresh) => (isAway(fresh.status) ? kept : fresh)), slow]).catch(() => kept);
}
