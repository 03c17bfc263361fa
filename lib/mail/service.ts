import "server-only";
import type { Services } from "@/lib/kernel/context";
import { log } from "@/lib/kernel/log";
import type { Mail } from "@/lib/ports/mailer/port";
import { seal, unseal } from "./seal";
import * as store from "./store";

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
