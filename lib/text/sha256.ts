import { createHash, timingSafeEqual } from "node:crypto";

/** The SHA-256 of a text or of bytes, in 64 hexadecimal digits. */
export const sha256 = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex");

/** Under what a link is stored whose token is 32 bytes in base64url; null for what is no such token. */
export const tokenHashOf = (token: string): string | null =>
  /^[\w-]{43}$/.test(token) ? sha256(token) : null;

/** Whether two secrets are the same, in a time that depends on neither length nor content. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
