import { env } from "@/lib/env";

/** The __Host- prefix makes browsers refuse the cookie from a sub-domain, another path, or plain http. */
export function cookieNameFor(secure: boolean): string {
  return secure ? "__Host-formcast.session" : "formcast.session";
}

export function sessionCookieName(): string {
  return cookieNameFor(env().APP_URL.startsWith("https://"));
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Holds the key of one check-in link that has a code. */
export const linkCookieName = (linkId: string): string => `formcast.link.${linkId}`;

/** The `Set-Cookie` value that keeps a link's key in a browser. */
export function linkCookie(linkId: string, key: string): string {
  const secure = env().APP_URL.startsWith("https://") ? "; Secure" : "";
  return `${linkCookieName(linkId)}=${key}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_SECONDS}${secure}`;
}
