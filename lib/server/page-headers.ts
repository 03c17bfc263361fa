/**
 * Scripts run only with this page's nonce. Style attributes are allowed, because charts and progress bars are
 * drawn with them; style elements are not.
 * @param frameable whether the app may show the page in a frame of its own; nobody else ever may
 */
export function contentSecurityPolicy(nonce: string, https: boolean, frameable: boolean): string {
  // React's development build evaluates strings to show better stacks, and its tools bring styles of their own.
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

/** For answers that are no pages: opened in a tab of its own, such an answer runs and loads nothing. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The middleware tells the page in this header which address was asked for. */
export const ASKED_FOR = "x-formcast-asked-for";
/** The middleware tells the page its nonce in this one, and Next in the policy. */
export const NONCE = "x-nonce";

const FORM = /^[\w+/-]{16,}={0,2}$/;

/** The page's nonce. It becomes markup, so a value of another form is ignored. */
export function nonceIn(headers: Pick<Headers, "get">): string | undefined {
  const nonce = headers.get(NONCE) ?? "";
  return FORM.test(nonce) ? nonce : undefined;
}
