import "server-only";
import { cookies, headers } from "next/headers";
import { isNavigation } from "@/lib/server/http/page-headers";
import { ZONE_COOKIE } from "@/lib/text/calendar/zone-name";
import { sha256 } from "@/lib/text/sha256";
import styles from "./styles-text";

/** The name has the content's hash, so browsers cache the file for good. */
export const STYLES_FILE = `${sha256(styles).slice(0, 16)}.css`;
export const STYLES_ADDRESS = `/styles/${STYLES_FILE}`;

/**
 * Whether a page has its styles inline: on a browser's first visit, which would wait for the file. A browser with the
 * zone cookie has the file in its cache, and a page that the service worker fetches uses that file too.
 */
export async function hasInlineStyles(): Promise<boolean> {
  const [requestHeaders, requestCookies] = await Promise.all([headers(), cookies()]);
  return isNavigation(requestHeaders) && !requestCookies.has(ZONE_COOKIE);
}
