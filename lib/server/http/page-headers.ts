/**
 * Style attributes are allowed, because charts and progress bars need them; scripts and style elements need the nonce.
 * @param frameable whether the app may show the page in its own frame; other sites never may
 */
export function contentSecurityPolicy(nonce: string, https: boolean, frameable: boolean): string {
  // React's development build evaluates strings, and its tools add styles.
  const development = process.env.NODE_ENV === "development";
  const evaluation = development ? " 'unsafe-eval'" : "";
  const styles = development ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${evaluation}`,
    `style-src-elem 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameable ? "'self'" : "'none'"}`,
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** For responses that are not pages: opened in a tab, they run and load nothing. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** For files whose name or folder changes with their content. */
export const KEPT_FOR_GOOD = `public, max-age=${365 * 24 * 60 * 60}, immutable`;

/** Whether somebody opens the page. Fetches for offline use and link previews do not, and get no data of an account. */
export const isNavigation = (headers: Pick<Headers, "get">): boolean =>
  headers.get("sec-fetch-mode") === "navigate";

/** The requested address, from the middleware to the page. */
export const ASKED_FOR = "x-formcast-asked-for";
/** The nonce, from the middleware to the page. Next reads it from the policy. */
export const NONCE = "x-nonce";

const FORM = /^[\w+/-]{16,}={0,2}$/;

/** The page's nonce. It becomes markup, so any other format is ignored. */
export function nonceIn(headers: Pick<Headers, "get">): string | undefined {
  const nonce = headers.get(NONCE) ?? "";
  return FORM.test(nonce) ? nonce : undefined;
}
