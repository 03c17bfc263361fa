import "server-only";
import type { Mail } from "@/lib/ports/mailer/port";
import type { World } from "@/lib/server/context";
import { log } from "@/lib/server/log";
import { seal, unseal } from "./seal";
import * as store from "./store";

type MailWorld = Pick<World, "db" | "clock" | "mailer" | "background" | "settings">;

const MAX_ATTEMPTS = 5;
const FIRST_RETRY_MS = 60_000;
/** An attempt that takes longer has lost its process; the mail is free again. */
const ATTEMPT_MS = 60_000;

/** Keeps the mail in the database and sends it after the reply: a mail server that is down delays only the mail. */
export async function post(ctx: MailWorld, mail: Mail): Promise<void> {
  await store.enqueue(ctx.db, seal(mail, ctx.settings.secret), ctx.clock.now());
  ctx.background.run(() => deliverDue(ctx));
}

/**
 * Sends what is due, one mail at a time, until nothing is. A failed mail waits 1, 4, 16 and 64 minutes and is then
 * given up. Safe to run twice at once.
 */
export async function deliverDue(ctx: MailWorld): Promise<void> {
  for (;;) {
    const now = ctx.clock.now();
    const due = await store.claimDue(ctx.db, now, later(now, ATTEMPT_MS));
    if (!due) return;
    const { id, sealed, attempts } = due;
    try {
      await ctx.mailer.send(unseal(sealed, ctx.settings.secret));
      await store.remove(ctx.db, id);
    } catch (error) {
      // A mail server's own words may hold the address, so only their code is kept.
      const reason = reasonOf(error);
      log("warn", "mail not sent", { mailId: id, attempt: attempts, reason });
      if (attempts >= MAX_ATTEMPTS) await store.remove(ctx.db, id);
      else await store.postpone(ctx.db, id, later(now, FIRST_RETRY_MS * 4 ** (attempts - 1)), reason);
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
