import "server-only";
import { confirmPassword, holdConfirmed, refuseTaken } from "@/lib/auth/service";
import { accountAnswerTexts } from "@/lib/auth/texts";
import type { Context } from "@/lib/kernel/context";
import { AppError, refuseField } from "@/lib/kernel/errors";
import { LIMITS } from "@/lib/limits/policies";
import { spend } from "@/lib/limits/service";
import { newToken } from "@/lib/mail/mailed-link";
import { post } from "@/lib/mail/service";
import { sha256 } from "@/lib/text/sha256";
import { askedMail, CONFIRM_MINUTES, changedMail, confirmMail } from "./email-mails";
import * as store from "./email-store";
import type { EmailChange, EmailConfirmation } from "./schema";
import { emailAnswerTexts } from "./texts";

/**
 * Mails a link to the address that the caller's account is to have, and a word to the one that it has.
 * @throws AppError `invalid` for a wrong password or the account's own address, `conflict` for one that is taken
 */
export async function changeEmail(ctx: Context, { body }: { body: EmailChange }) {
  const { email, password } = body;
  const { actor, clock, settings } = ctx;
  const confirmed = await confirmPassword(ctx, password, "password");
  if (email === actor.email) refuseField("invalid", "email", emailAnswerTexts.same);
  await spend(ctx, LIMITS.emailChangePerTrainer, actor.id);
  if (await store.isTaken(ctx.db, email)) refuseField("conflict", "email", accountAnswerTexts.emailTaken);
  const { token, kept } = newToken(clock.now(), CONFIRM_MINUTES);
  await ctx.db.$transaction(async (db) => {
    await holdConfirmed(ctx, db, confirmed);
    await store.replaceChange(db, actor.id, { email, ...kept });
  });
  await post(ctx, confirmMail(actor, email, settings.appUrl, token));
  await post(ctx, askedMail(actor, email));
  return { message: emailAnswerTexts.linkSent(email) };
}

/**
 * Makes the new address the account's own. Links that were mailed to the old one end: whoever reads its mails must
 * not open the account by them.
 * @throws AppError `invalid` for a link that was used or has run out, `conflict` for an address that was taken meanwhile
 */
export async function confirmEmail(ctx: Context<"public">, { body }: { body: EmailConfirmation }) {
  await spend(ctx, LIMITS.resetPerAddress, ctx.address);
  const now = ctx.clock.now();
  const change = await ctx.db
    .$transaction((db) => store.applyChange(db, sha256(body.token), now))
    .catch(refuseTaken);
  if (!change) throw new AppError("invalid", emailAnswerTexts.linkGone);
  await post(ctx, changedMail({ name: change.name, email: change.before }, change.email));
  return { message: emailAnswerTexts.changed(change.email) };
}
