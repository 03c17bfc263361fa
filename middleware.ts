import { type NextRequest, NextResponse } from "next/server";
import { sessionCookieName } from "@/lib/runtime/cookie-name";
import { ASKED_FOR, contentSecurityPolicy, NONCE } from "@/lib/server/page-headers";
import { isPage, redirectFor } from "@/lib/server/redirects";

/**
 * Sends people to the pages that are theirs, and gives every page its content security policy. Who may read
 * or write what is decided where the data is, never here.
 */
export function middleware(request: NextRequest): NextResponse {
  const cookieName = sessionCookieName();
  const { pathname, search, searchParams } = request.nextUrl;
  const ended = pathname === "/login" && searchParams.has("ended");
  const signedIn = request.cookies.has(cookieName) && !ended;
  const target = redirectFor(pathname, searchParams, signedIn);
  if (target) return NextResponse.redirect(new URL(target, request.url));

  const nonce = btoa(crypto.randomUUID());
  const isHttps = request.nextUrl.protocol === "https:";
  // The playground shows itself in device frames, and holds nothing of an account.
  const policy = contentSecurityPolicy(nonce, isHttps, pathname === "/playground");
  const headers = new Headers(request.headers);
  // Overwritten always, so that no request can choose its own.
  headers.set(NONCE, nonce);
  headers.set("content-security-policy", policy);
  headers.set(ASKED_FOR, pathname + search);
  const response = NextResponse.next({ request: { headers }, status: isPage(pathname) ? 200 : 404 });
  response.headers.set("content-security-policy", policy);
  if (ended && isOurOwn(request)) response.cookies.delete(cookieName);
  return response;
}

/** Whether the app or the person sent the browser here. Another site's link must not sign anybody out. */
function isOurOwn(request: NextRequest): boolean {
  return !["cross-site", "same-site"].includes(request.headers.get("sec-fetch-site") ?? "none");
}

export const config = {
  runtime: "nodejs",
  matcher: [
    "/((?!api/|api$|_next/|serwist/|eye/|sw\\.v2\\.js$|version\\.json$|manifest\\.webmanifest$|brand/|icons/|favicon\\.).*)",
  ],
};
