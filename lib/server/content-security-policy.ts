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
