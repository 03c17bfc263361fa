import { safeNext } from "@/lib/auth/next-target";

/** Pages for everybody, signed in or not. */
const FOR_ALL =
  /^\/(playground|offline|terms|privacy|confirm-email|reminders|share\/[^/]+|check-in\/[^/]+|signup\/success|welcome\/notifications)$/;
/** Pages of somebody who is not signed in. */
const SIGNED_OUT = /^\/(welcome(\/[^/]+)?|signup|login)$/;
/** Pages from which somebody who is signed in is sent to their own front page. */
const LEFT_BEHIND = /^\/(welcome|signup|login)(\/|$)/;

/** Pages of somebody who is signed in. */
const SIGNED_IN =
  /^\/(client-dashboard|client-onboarding|transformation\/[^/]+(\/report)?|my-account|analytics|calendar|programs|inbox|floor|admin)?$/;

/** Whether there is such a page; whoever is signed out is led to one that there is. */
export const isPage = (pathname: string): boolean =>
  [FOR_ALL, SIGNED_OUT, SIGNED_IN].some((pages) => pages.test(pathname));

/**
 * Where a request for a page is sent instead, or null when it may have the page.
 * @param signedIn whether there is a session cookie; the page itself finds out whether it is still good
 */
export function redirectFor(pathname: string, query: URLSearchParams, signedIn: boolean): string | null {
  const reset = query.get("reset");
  if (FOR_ALL.test(pathname)) return null;
  // A reset link opens for everybody: whoever follows it may be signed in to this or another account.
  if (pathname === "/login" && reset) return null;
  if (signedIn) {
    if (pathname === "/dashboard") return "/client-dashboard";
    return LEFT_BEHIND.test(pathname) ? safeNext(query.get("next")) : null;
  }
  if (reset) return `/login?${new URLSearchParams({ reset })}`;
  return SIGNED_OUT.test(pathname) ? null : "/welcome/0";
}
