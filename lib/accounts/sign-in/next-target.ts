const ORIGIN = "http://formcast.invalid";

/** The page to open after sign-in: a page of this origin, else `/`. */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith("/") || /[\p{Cc}\\]/u.test(next) || !URL.canParse(next, ORIGIN)) return "/";
  const url = new URL(next, ORIGIN);
  // The parser resolves dot segments, so the check uses its result and not the input.
  const path = url.pathname + url.search + url.hash;
  const isPage = url.origin === ORIGIN && !path.startsWith("//") && !url.pathname.startsWith("/api/");
  return isPage ? path : "/";
}
