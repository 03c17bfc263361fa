import { safeNext } from "@/lib/auth/next-target";

const PUBLIC =
  /^\/(playground|offline|terms|privacy|confirm-email|reminders|share\/[^/]+|check-in\/[^/]+|signup\/success|welcome\/notifications)$/;
/** Pages for visitors without a session. */
const SIGNED_OUT = /^\/(welcome(\/[^/]+)?|signup|login)$/;
/** Pages that redirect a signed-in trainer to the front page. */
const SIGNED_OUT_ONLY = /^\/(welcome|signup|login)(\/|$)/;

const SIGNED_IN =
  /^\/(client-dashboard|client-onboarding|transformation\/[^/]+(\/report)?|my-account|analytics|calendar|programs|inbox|floor|admin)?$/;

export const isPage = (pathname: string): boolean =>
  [PUBLIC, SIGNED_OUT, SIGNED_IN].some((pages) => pages.test(pathname));

/**
 * The redirect target of a page request, or null to show the page.
 * @param signedIn whether there is a session cookie; the page itself checks that it is valid
 */
export function redirectFor(pathname: string, query: URLSearchParams, signedIn: boolean): string | null {
  const reset = query.get("reset");
  if (PUBLIC.test(pathname)) return null;
  // A reset link works for everyone, also with a session of this or another account.
  if (pathname === "/login" && reset) return null;
  if (signedIn) {
    if (pathname === "/dashboard") return "/client-dashboard";
    return SIGNED_OUT_ONLY.test(pathname) ? safeNext(query.get("next")) : null;
  }
  if (reset) return `/login?${new URLSearchParams({ reset })}`;
  return SIGNED_OUT.test(pathname) ? null : "/welcome/0";
}

/**
 * The slide of an address: the first without a number, the nearest one for a number out of range.
 * @param segments the path after `/welcome`
 * @returns 0 to `count` - 1, or null if it is not a number
 */
export function slideIndex(segments: readonly string[] | undefined, count: number): number | null {
  const [segment = "0", ...rest] = segments ?? [];
  if (rest.length > 0 || !/^[+-]?\d+$/.test(segment)) return null;
  return Math.min(count - 1, Math.max(0, Number(segment)));
}
