const ORIGIN = "http://formcast.invalid";

/** A page of this origin that a sign-in may lead back to; anything else becomes the front page. */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith("/") || /[\p{Cc}\\]/u.test(next) || !URL.canParse(next, ORIGIN)) return "/";
  const url = new URL(next, ORIGIN);
  // The parser drops dot segments, so what it made of the address is judged and used, not what was written.
  const path = url.pathname + url.search + url.hash;
  const isPage = url.origin === ORIGIN && !path.startsWith("//") && !url.pathname.startsWith("/api/");
  return isPage ? path : "/";
}
