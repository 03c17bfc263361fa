/** The IANA name of this device's zone. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Zones by their usual names, as most cookies have them: a formatter takes a while to make. */
const usual = new Set<string>();

/** The zone that a cookie names, by its usual name, so that no cookie fills the memory with spellings; else null. */
export function zoneOf(cookie: string | undefined): string | null {
  if (!cookie) return null;
  if (usual.has(cookie)) return cookie;
  try {
    const zone = new Intl.DateTimeFormat("en-US", { timeZone: cookie }).resolvedOptions().timeZone;
    if (zone === cookie) usual.add(zone);
    return zone;
  } catch {
    return null;
  }
}
