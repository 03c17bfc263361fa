import { env } from "@/lib/platform/kernel/env";

/** With the __Host- prefix browsers reject the cookie from a subdomain, another path or plain http. */
export function cookieNameFor(secure: boolean): string {
  return secure ? "__Host-formcast.session" : "formcast.session";
}

export function sessionCookieName(): string {
  return cookieNameFor(env().APP_URL.startsWith("https://"));
}

/** Contains the key of an unlocked check-in link. */
export const linkCookieName = (linkId: string): string => `formcast.link.${linkId}`;

export function linkCookie(linkId: string, key: string, seconds: number): string {
  const secure = env().APP_URL.startsWith("https://") ? "; Secure" : "";
  return `${linkCookieName(linkId)}=${key}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}
