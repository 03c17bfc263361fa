import { env } from "@/lib/platform/kernel/env";

type Asked = { headers: Headers; nextUrl: { protocol: string; pathname: string; search: string } };

/** Whether the browser came by https; behind a proxy `X-Forwarded-Proto` says so. */
export const isHttps = ({ nextUrl }: Asked): boolean => nextUrl.protocol === "https:";

/**
 * The https address of a page that was asked for over http: there a sign-in would not last, because the cookie is Secure.
 * Null if it is fine as it is. Browsers send `Sec-Fetch-Mode` only over https and on this machine, so a proxy that does
 * not tell how the browser came makes no endless redirect.
 */
export function httpsAddress(asked: Asked): URL | null {
  const { APP_URL } = env();
  const mustMove = APP_URL.startsWith("https:") && !isHttps(asked) && !asked.headers.has("sec-fetch-mode");
  return mustMove ? new URL(asked.nextUrl.pathname + asked.nextUrl.search, APP_URL) : null;
}

/** The header that makes browsers come back by https only; null if the operator does not want it. */
export const strictTransport = (): string | null => (env().HSTS === "off" ? null : env().HSTS);
