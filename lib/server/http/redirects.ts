import { safeNext } from "@/lib/accounts/sign-in/next-target";

const PUBLIC =
  /^\/(playground|weigh-in|offline|terms|privacy|confirm-email|reminders|mails|share\/[^/]+|check-in\/[^/]+|intake\/[^/]+|signup\/success|welcome\/notifications)$/;
const SIGNED_OUT = /^\/(welcome(\/[^/]+)?|signup|login)$/;
const SIGNED_OUT_ONLY = /^\/(welcome|signup|login)(\/|$)/;

const SIGNED_IN =
  /^\/(client-dashboard|client-onboarding|transformation\/[^/]+(\/report)?|my-account|analytics|calendar|programs|inbox|floor|admin)?$/;

export const isPage = (pathname: string): boolean =>
  [PUBLIC, SIGNED_OUT, SIGNED_IN].some((pages) => pages.test(pathname));

/** Null shows the page. @param signedIn there is a session cookie; the page itself checks that it is valid */
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

/** The nearest slide of the path after `/welcome` for a number out of range; null if it is not a number. */
export function slideIndex(segments: readonly string[] | undefined, count: number): number | null {
  const [segment = "0", ...rest] = segments ?? [];
  if (rest.length > 0 || !/^[+-]?\d+$/.test(segment)) return null;
  return Math.min(count - 1, Math.max(0, Number(segment)));
}
