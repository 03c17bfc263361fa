import { deviceCookie } from "@/lib/text/http-headers";

/** The browser tells the server in this cookie which time zone its reader lives in, by its IANA name. */
export const ZONE_COOKIE = "formcast-zone";

export const zoneCookie = (zone: string): string => deviceCookie(ZONE_COOKIE, zone);

/** The zone that a cookie names, by its usual name, so that no cookie fills the memory with spellings; else null. */
export function zoneOf(cookie: string | undefined): string | null {
  if (!cookie) return null;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: cookie }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
