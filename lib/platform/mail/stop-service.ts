import "server-only";
import { DONE } from "@/lib/platform/http/contract";
import type { Context, Services } from "@/lib/platform/kernel/context";
import { AppError, refuseField } from "@/lib/platform/kernel/errors";
import { LIMITS, type Limit } from "@/lib/platform/limits/policies";
import { spend, withinLimit } from "@/lib/platform/limits/service";
import { hmacOf, isSameSecret, sha256 } from "@/lib/text/sha256";
import { linkTo } from "./letter";
import { mailboxOf } from "./mailbox";
import * as store from "./store";

type ByToken = { params: { token: string } };
type MailServices = Pick<Services, "db" | "clock" | "settings">;

/** The page that ends mails to an address. It works as long as the reader keeps the mail, and names no address. */
export function stopLink({ settings }: Pick<Services, "settings">, email: string): string {
  const key = keyOf(email);
  return linkTo(settings.appUrl, "/mails", "stop", `${key}.${sealOf(settings, key)}`);
}

/**
 * Before a mail to somebody who may not have asked for it.
 * @throws AppError `invalid` for a reader who stopped such mails, `rate_limited` after three in a day to one mailbox
 */
export async function requireMailable(ctx: MailServices, email: string): Promise<void> {
  if (await isStopped(ctx, email))
    refuseField(
      "invalid",
      "email",
      "The reader of this address asked for no more mails. The link in the last mail can allow them again.",
    );
  const { allowed, retryAfter } = await withinLimit(ctx, LIMITS.unaskedMailPerMailbox, mailboxOf(email));
  if (!allowed)
    throw new AppError(
      "rate_limited",
      "Too many mails went to this address today. Please try again tomorrow.",
      { retryAfter },
    );
}

/** The same for a mail that the app itself sends. */
export async function isMailable(ctx: MailServices, email: string, limit: Limit): Promise<boolean> {
  if (await isStopped(ctx, email)) return false;
  return (await withinLimit(ctx, limit, mailboxOf(email))).allowed;
}

export const isStopped = ({ db }: Pick<Services, "db">, email: string): Promise<boolean> =>
  store.isStopped(db, keyOf(email));

/** For a reader who has asked for mails after all. */
export const allowAgain = ({ db }: Pick<Services, "db">, email: string): Promise<void> =>
  store.allow(db, keyOf(email));

/** Idempotent, and also called by the unsubscribe button of mail programs. */
export async function stopMails(ctx: Context<"public">, { params }: ByToken) {
  await store.stop(ctx.db, await keyBehind(ctx, params.token), ctx.clock.now());
  return DONE;
}

export async function allowMails(ctx: Context<"public">, { params }: ByToken) {
  await store.allow(ctx.db, await keyBehind(ctx, params.token));
  return DONE;
}

async function keyBehind(ctx: Context<"public">, token: string): Promise<string> {
  await spend(ctx, LIMITS.mailStopPerAddress, ctx.address);
  const [key = "", given = ""] = token.split(".");
  if (!isSameSecret(given, sealOf(ctx.settings, key)))
    throw new AppError("not_found", "This link no longer works.");
  return key;
}

/** A hash, because the wish must outlive the address itself. */
const keyOf = (email: string): string => sha256(mailboxOf(email));

const sealOf = ({ secret }: Services["settings"], key: string): string =>
  hmacOf(secret, "stop of mails", key);
