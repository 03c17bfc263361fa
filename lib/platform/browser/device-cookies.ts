import { ZONE_COOKIE, zoneHere } from "@/lib/text/calendar/zone-name";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export const deviceCookie = (name: string, value: string | null): string =>
  `${name}=${value ?? ""};path=/;max-age=${value === null ? 0 : YEAR_SECONDS};samesite=lax` +
  (location.protocol === "https:" ? ";secure" : "");

export const zoneCookie = (zone: string): string => deviceCookie(ZONE_COOKIE, zone);

/** Holds the id of the active client, whose pictures the server may draw. */
export const ACTIVE_CLIENT_COOKIE = "formcast-client";

export const activeClientCookie = (id: string | null): string => deviceCookie(ACTIVE_CLIENT_COOKIE, id);

export function updateZoneCookie(): void {
  const cookie = zoneCookie(zoneHere());
  const [pair = ""] = cookie.split(";");
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and not in every browser.
  if (!document.cookie.split("; ").includes(pair)) document.cookie = cookie;
}
