/** Asks Temporal first, because the first formatter of a page takes 100 ms on a slow phone. Safari has no Temporal. */
export const zoneHere = (): string =>
  globalThis.Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Holds the IANA name of the browser's time zone. */
export const ZONE_COOKIE = "formcast-zone";

/** Caches canonical names, because creating a formatter is slow. */
const canonical = new Set<string>();

/** The caller's zone; UTC if the browser has told none. @param cookie the value of `ZONE_COOKIE` */
export const callersZone = (cookie: string | undefined): string => zoneOf(cookie) ?? "UTC";

/** Null for an unknown zone. Other spellings are not cached, so cookies cannot fill the memory. */
export function zoneOf(cookie: string | undefined): string | null {
  if (!cookie) return null;
  if (canonical.has(cookie)) return cookie;
  try {
    const zone = new Intl.DateTimeFormat("en-US", { timeZone: cookie }).resolvedOptions().timeZone;
    if (zone === cookie) canonical.add(zone);
    return zone;
  } catch {
    return null;
  }
}
