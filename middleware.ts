import { type NextRequest, NextResponse } from "next/server";
import { httpsAddress, isHttps, strictTransport } from "@/lib/server/http/https";
import { ASKED_FOR, contentSecurityPolicy, NONCE } from "@/lib/server/http/page-headers";
import { isPage, redirectFor } from "@/lib/server/http/redirects";
import { sessionCookieName } from "@/lib/server/runtime/cookie-name";

/** Redirects by address and session cookie, and sets headers of pages. Authorization belongs to the services, not here. */
export function middleware(request: NextRequest): NextResponse {
  const moved = request.method === "POST" ? null : httpsAddress(request);
  const response = moved ? NextResponse.redirect(moved) : answer(request);
  const strict = strictTransport();
  if (strict && isHttps(request)) response.headers.set("strict-transport-security", strict);
  return response;
}

function answer(request: NextRequest): NextResponse {
  // The unsubscribe button of mail programs posts to the address of the page (RFC 8058).
  const stop = request.method === "POST" && request.nextUrl.pathname === "/mails";
  if (stop) {
    const token = encodeURIComponent(request.nextUrl.searchParams.get("stop") ?? "");
    return NextResponse.rewrite(new URL(`/api/mails/${token}/stop`, request.url));
  }
  const cookieName = sessionCookieName();
  const { pathname, search, searchParams } = request.nextUrl;
  const ended = pathname === "/login" && searchParams.has("ended");
  const signedIn = request.cookies.has(cookieName) && !ended;
  const target = redirectFor(pathname, searchParams, signedIn);
  if (target) return NextResponse.redirect(new URL(target, request.url));

  const nonce = btoa(crypto.randomUUID());
  // The playground shows itself in iframes, and contains no account data.
  const policy = contentSecurityPolicy(nonce, isHttps(request), pathname === "/playground");
  const headers = new Headers(request.headers);
  // Always overwritten, so that no request can choose its own nonce.
  headers.set(NONCE, nonce);
  headers.set("content-security-policy", policy);
  headers.set(ASKED_FOR, pathname + search);
  const response = NextResponse.next({ request: { headers }, status: isPage(pathname) ? 200 : 404 });
  response.headers.set("content-security-policy", policy);
  // A __Host- cookie is only replaced by one with Secure.
  if (ended && isOurOwn(request))
    response.cookies.set(cookieName, "", { path: "/", maxAge: 0, secure: cookieName.startsWith("__Host-") });
  return response;
}

/** Whether the app or the user opened the page. A link on another site must not sign the user out. */
function isOurOwn(request: NextRequest): boolean {
  return !["cross-site", "same-site"].includes(request.headers.get("sec-fetch-site") ?? "none");
}

export const config = {
  runtime: "nodejs",
  matcher: [
    "/((?!api/|api$|_next/|serwist/|eye/|sw\\.v2\\.js$|import-worker\\.js$|version\\.json$|styles/|fonts/|manifest\\.webmanifest$|robots\\.txt$|brand/|icons/|favicon\\.).*)",
  ],
};
