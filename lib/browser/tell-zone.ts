import { zoneCookie } from "@/lib/calendar/zone-cookie";

/** Writes this device's time zone into its cookie, where it does not stand there already. */
export function tellZone(): void {
  const told = zoneCookie(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [pair = ""] = told.split(";");
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and not in every browser.
  if (!document.cookie.split("; ").includes(pair)) document.cookie = told;
}
