import "server-only";
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Services } from "@/lib/kernel/context";
import { log } from "@/lib/kernel/log";
import type { Mail } from "@/lib/ports/mailer/port";
import * as store from "./store";

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

type MailServices = Pick<Services, "db" | "clock" | "mailer" | "background" | "settings">;

const MINUTE_MS = 60_000;
/** How long a failed mail waits for its next attempt. The last one leaves its reader time to use the link. */
const RETRY_AFTER_MINUTES = [1, 4, 16, 24];
/** Links in mails work for an hour, so a mail that cannot be sent by then is dropped; one without a link is too. */
const USEFUL_MS = 60 * MINUTE_MS;
/** An attempt that takes longer has lost its process; the mail is free again. */
const ATTEMPT_MS = MINUTE_MS;

/** Keeps the mail in the database and sends it after the reply: a mail server that is down delays only the mail. */
export async function post(ctx: MailServices, mail: Mail): Promise<void> {
  await store.enqueue(ctx.db, seal(mail, ctx.settings.secret), ctx.clock.now());
  ctx.background.run(() => deliverDue(ctx));
}

/**
 * Sends what is due, one mail at a time, until nothing is. A failed mail waits 1, 4, 16 and 24 minutes and is then
 * given up, as is one whose link has run out meanwhile. Safe to run twice at once.
 */
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
      // A mail server's own words may hold the address, so only their code is kept.
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
