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
