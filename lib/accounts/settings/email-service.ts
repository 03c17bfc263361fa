import "server-only";
import { confirmPassword, lockConfirmed, refuseTaken } from "@/lib/accounts/sign-in/service";
import type { Context } from "@/lib/platform/kernel/context";
import { AppError, refuseField } from "@/lib/platform/kernel/errors";
import { LIMITS } from "@/lib/platform/limits/policies";
import { spend } from "@/lib/platform/limits/service";
import { letter, linkTo, newToken } from "@/lib/platform/mail/letter";
import { post } from "@/lib/platform/mail/service";
import { requireMailable, stopLink } from "@/lib/platform/mail/stop-service";
import { sha256 } from "@/lib/text/sha256";
import type { EmailChange, EmailConfirmation } from "./schema";
import * as store from "./store";

/** A waiting mail is dropped after the same time, because its link would have expired. */
export const CONFIRM_MINUTES = 60;

type Account = { name: string; email: string };

function confirmMail(ctx: Context, email: string, token: string) {
  return letter({
    to: { name: ctx.actor.name, email },
    stop: stopLink(ctx, email),
    subject: "Confirm your new Formcast address",
    lines: [
      `Open this link to use ${email} for your Formcast account. It works once and is valid for ${CONFIRM_MINUTES} minutes:`,
      { link: linkTo(ctx.settings.appUrl, "/confirm-email", "token", token) },
      "If it was not you, nothing has changed and you can ignore this mail.",
    ],
  });
}

function askedMail(account: Account, email: string) {
  return letter({
    to: account,
    subject: "A new address for your Formcast account",
    lines: [
      `Someone who knows your password asked to change the address of your account to ${email}.`,
      "Nothing changes until that address is confirmed. If it was not you, change your password now.",
    ],
  });
}

function changedMail(account: Account, email: string) {
  return letter({
    to: account,
    subject: "Your Formcast address has changed",
    lines: [
      `You now sign in with ${email}. This address no longer opens your account.`,
      "If it was not you, please contact the person who runs your Formcast.",
    ],
  });
}

/** @throws AppError `invalid` for a wrong password or the account's own address, `conflict` for an address in use */
export async function changeEmail(ctx: Context, { body }: { body: EmailChange }) {
  const { email, password } = body;
  const { actor, clock } = ctx;
  const confirmed = await confirmPassword(ctx, password, "password");
  if (email === actor.email) refuseField("invalid", "email", "This is already your address.");
  await spend(ctx, LIMITS.emailChangePerTrainer, actor.id);
  if (await store.isTaken(ctx.db, email))
    refuseField("conflict", "email", "An account with this email address already exists.");
  await requireMailable(ctx, email);
  const { token, row } = newToken(clock.now(), CONFIRM_MINUTES);
  await ctx.db.$transaction(async (db) => {
    await lockConfirmed(ctx, db, confirmed);
    await store.replaceChange(db, actor.id, { email, ...row });
  });
  await post(ctx, confirmMail(ctx, email, token));
  await post(ctx, askedMail(actor, email));
  return { message: `We sent a link to ${email}. The address changes when you open it.` };
}

/**
 * Makes the new address the account's own. Expires open reset links, because they were mailed to the old address.
 * @throws AppError `invalid` for a used or expired link, `conflict` for an address that another account took meanwhile
 */
export async function confirmEmail(ctx: Context<"public">, { body }: { body: EmailConfirmation }) {
  await spend(ctx, LIMITS.resetPerAddress, ctx.address);
  const now = ctx.clock.now();
  const change = await ctx.db
    .$transaction((db) => store.applyChange(db, sha256(body.token), now))
    .catch(refuseTaken);
  if (!change) throw new AppError("invalid", "This link is no longer valid. Please ask for a new one.");
  await post(ctx, changedMail({ name: change.name, email: change.before }, change.email));
  return { message: `You now sign in with ${change.email}.` };
}
