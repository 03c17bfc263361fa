import "server-only";
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Services } from "@/lib/platform/kernel/context";
import { log } from "@/lib/platform/kernel/log";
import type { Mail } from "@/lib/ports/mailer/port";
import { daysLater } from "@/lib/text/calendar/moments";
import * as store from "./store";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a waiting mail, because its link opens an account: a copy of the database must not be enough. */
export function seal(mail: Mail, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(mail), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** @throws Error for another secret or changed bytes */
export function unseal(sealed: string, secret: string): Mail {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return JSON.parse(Buffer.concat([body, decipher.final()]).toString("utf8"));
}

/** A derived key, so that other uses of the secret cannot produce a mail. */
function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "formcast waiting mail", 32));
}

type MailServices = Pick<Services, "db" | "clock" | "mailer" | "background" | "settings">;

const MINUTE_MS = 60_000;
/** For a mail in the outbox, which the operator hands over. */
const OUTBOX_DAYS = 30;
/** Delays before the next attempts. The last attempt leaves the reader time to use the link. */
const RETRY_AFTER_MINUTES = [1, 4, 16, 24];
/** Links in mails expire after an hour, so any older mail is dropped. */
const USEFUL_MS = 60 * MINUTE_MS;
/** After this time an attempt counts as crashed, and another one may start. */
const ATTEMPT_MS = MINUTE_MS;

/** Stores the mail and sends it after the reply, so that a broken mail server delays only the mail. */
export async function post(ctx: MailServices, mail: Mail): Promise<void> {
  await store.enqueue(ctx.db, seal(mail, ctx.settings.secret), ctx.clock.now());
  ctx.background.run(() => deliverDue(ctx));
}

export async function forgetOldMails({ mailer, clock }: Pick<Services, "mailer" | "clock">): Promise<void> {
  await mailer.forget?.(daysLater(clock.now(), -OUTBOX_DAYS));
}

/** Retries after 1, 4, 16 and 24 minutes, then drops the mail, as when its link expires. Safe to run concurrently. */
export async function deliverDue(ctx: MailServices): Promise<void> {
  for (;;) {
    const now = ctx.clock.now();
    const due = await store.claimDue(ctx.db, now, later(now, ATTEMPT_MS));
    if (!due) return;
    const { id, sealed, attempts, createdAt } = due;
    if (now.getTime() - createdAt.getTime() >= USEFUL_MS) {
      log("warn", "mail given up", { mailId: id, attempt: attempts });
      await store.remove(ctx.db, id);
      continue;
    }
    try {
      await ctx.mailer.send(unseal(sealed, ctx.settings.secret));
      await store.remove(ctx.db, id);
    } catch (error) {
      // Logs only the error code, because the mail server's message may contain the address.
      const reason = reasonOf(error);
      log("warn", "mail not sent", { mailId: id, attempt: attempts, reason });
      const minutes = RETRY_AFTER_MINUTES[attempts - 1];
      if (minutes === undefined) await store.remove(ctx.db, id);
      else await store.postpone(ctx.db, id, later(now, minutes * MINUTE_MS), reason);
    }
  }
}

function reasonOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string };
  return [code ?? name ?? "unknown", responseCode].filter(Boolean).join(" ");
}

function later(from: Date, ms: number): Date {
  return new Date(from.getTime() + ms);
}
