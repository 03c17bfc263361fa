/** Temporal knows it at once; the first formatter of a page takes a phone 100 ms. Safari has no Temporal yet. */
export const zoneHere = (): string =>
  globalThis.Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Caches canonical names, because creating a formatter is slow. */
const canonical = new Set<string>();

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
