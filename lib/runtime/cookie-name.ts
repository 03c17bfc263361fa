import { env } from "@/lib/env";

/** The __Host- prefix makes browsers refuse the cookie from a sub-domain, another path, or plain http. */
export function cookieNameFor(secure: boolean): string {
  return secure ? "__Host-formcast.session" : "formcast.session";
}

export function sessionCookieName(): string {
  return cookieNameFor(env().APP_URL.startsWith("https://"));
}
