import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Mail } from "@/lib/ports/mailer/port";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A waiting mail holds a link that opens an account, so a copy of the database must not be enough to read it. */
export function seal(mail: Mail, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(mail), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** @throws Error when it was sealed with another secret, or is not what `seal` made */
export function unseal(sealed: string, secret: string): Mail {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return JSON.parse(Buffer.concat([body, decipher.final()]).toString("utf8"));
}

/** A key of its own, so that nothing else the secret signs can be mistaken for a mail. */
function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "formcast waiting mail", 32));
}
