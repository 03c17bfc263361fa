import { createHmac, timingSafeEqual } from "node:crypto";
import { MINUTE_MS } from "@/lib/calendar/days";
import type { SignatureHeaders } from "./schema";

/** How far a call's time may lie from ours, in either direction. */
export const TOLERANCE_MS = 5 * MINUTE_MS;

const MS_PER_SECOND = 1000;

type SignedCall = { headers: SignatureHeaders; body: string; secret: string; now: Date };

/**
 * Checks a call that is signed as the Standard Webhooks say: HMAC-SHA256 over `id.timestamp.body`, under the key
 * behind `whsec_`, not older or newer than five minutes. Several signatures may be given while a key is exchanged.
 * Compared in constant time. (The npm client's own check takes calls of any age.)
 * @returns the call's id, or null when it is not to be believed
 */
export function signedCallId({ headers, body, secret, now }: SignedCall): string | null {
  const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures } = headers;
  if (!id || !timestamp || !signatures || !/^\d{1,12}$/.test(timestamp)) return null;
  if (Math.abs(now.getTime() - Number(timestamp) * MS_PER_SECOND) > TOLERANCE_MS) return null;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  const isSigned = signatures.split(" ").some((each) => {
    const given = each.startsWith("v1,") ? Buffer.from(each.slice(3), "base64") : Buffer.alloc(0);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? id : null;
}
