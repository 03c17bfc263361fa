import { deviceCookie } from "@/lib/text/http-headers";

/** In this cookie the browser tells the server the IANA name of its time zone. */
export const ZONE_COOKIE = "formcast-zone";

export const zoneCookie = (zone: string): string => deviceCookie(ZONE_COOKIE, zone);

/** The canonical name of the zone in a cookie, else null; so no cookie fills the memory with spellings. */
export function zoneOf(cookie: string | undefined): string | null {
  if (!cookie) return null;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: cookie }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
