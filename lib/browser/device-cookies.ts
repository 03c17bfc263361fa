import { deviceCookie } from "@/lib/text/http-headers";

/** In this cookie the browser tells the server the IANA name of its time zone. */
export const ZONE_COOKIE = "formcast-zone";

export const zoneCookie = (zone: string): string => deviceCookie(ZONE_COOKIE, zone);

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

/** Tells the server which client is open in this browser, so that it draws that client's pictures and nobody else's. */
export const ACTIVE_CLIENT_COOKIE = "formcast-client";

/** Without an id it ends the cookie. */
export const activeClientCookie = (id: string | null): string => deviceCookie(ACTIVE_CLIENT_COOKIE, id);

/** Writes this device's time zone into its cookie, where it does not stand there already. */
export function tellZone(): void {
  const told = zoneCookie(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [pair = ""] = told.split(";");
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and not in every browser.
  if (!document.cookie.split("; ").includes(pair)) document.cookie = told;
}
