import { zoneHere } from "@/lib/calendar/zone-name";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A cookie of this site as `document.cookie` takes it: kept for a year, or ended where the value is null. */
export const deviceCookie = (name: string, value: string | null): string =>
  `${name}=${value ?? ""};path=/;max-age=${value === null ? 0 : YEAR_SECONDS};samesite=lax`;

/** In this cookie the browser tells the server the IANA name of its time zone. */
export const ZONE_COOKIE = "formcast-zone";

export const zoneCookie = (zone: string): string => deviceCookie(ZONE_COOKIE, zone);

/** Tells the server which client is open in this browser, so that it draws that client's pictures and nobody else's. */
export const ACTIVE_CLIENT_COOKIE = "formcast-client";

/** Without an id it ends the cookie. */
export const activeClientCookie = (id: string | null): string => deviceCookie(ACTIVE_CLIENT_COOKIE, id);

/** Writes this device's time zone into its cookie, where it does not stand there already. */
export function tellZone(): void {
  const told = zoneCookie(zoneHere());
  const [pair = ""] = told.split(";");
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and not in every browser.
  if (!document.cookie.split("; ").includes(pair)) document.cookie = told;
}
