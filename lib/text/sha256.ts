import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export const sha256 = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex");

/** An HMAC with the server's secret in base64url, different for each purpose. */
export const hmacOf = (secret: string, purpose: string, text: string): string =>
  createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");

/** The stored hash of a link's token (32 bytes in base64url); null for any other text. */
export const tokenHashOf = (token: string): string | null =>
  /^[\w-]{43}$/.test(token) ? sha256(token) : null;

/** Compares two secrets in constant time, independent of length and content. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
