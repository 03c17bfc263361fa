import "server-only";
import {
  changeOpenLink,
  lockToWrite,
  openToRead,
  openToWrite,
  type PublicContext,
} from "@/lib/check-ins/page/link-service";
import { pageOf } from "@/lib/check-ins/page/page-service";
import * as checkIns from "@/lib/check-ins/page/store";
import { DONE } from "@/lib/platform/http/contract";
import type { Services } from "@/lib/platform/kernel/context";
import { AppError } from "@/lib/platform/kernel/errors";
import { LIMITS } from "@/lib/platform/limits/policies";
import { spend } from "@/lib/platform/limits/service";
import { linkTo } from "@/lib/platform/mail/letter";
import { post } from "@/lib/platform/mail/service";
import { allowAgain, requireMailable, stopLink } from "@/lib/platform/mail/stop-service";
import type { NewSubscription } from "@/lib/platform/notifications/schema";
import { requireKnownService } from "@/lib/platform/notifications/service";
import { firstName } from "@/lib/text/names";
import { hmacOf, isSameSecret } from "@/lib/text/sha256";
import { askingMail } from "./mails";
import * as store from "./store";

type ByToken = { params: { token: string } };

export async function askForReminders(
  ctx: PublicContext,
  { params, body }: ByToken & { body: { email: string } },
) {
  const link = await openToWrite(ctx, params.token);
  await spend(ctx, LIMITS.reminderAddressPerLink, link.id);
  await spend(ctx, LIMITS.reminderAddressPerTrainer, link.client.trainerId);
  await requireMailable(ctx, body.email);
  const asked = { reminderEmail: body.email, reminderConfirmedAt: null };
  await changeOpenLink(ctx, link, asked);
  const { name, trainer } = link.client;
  const reader = { firstName: firstName(name), email: body.email };
  const links = { confirm: confirmLink(ctx, link.id, body.email), stop: stopLink(ctx, body.email) };
  await post(ctx, askingMail(reader, trainer.name, links));
  return pageOf(ctx, params.token, { ...link, ...asked });
}

export async function endReminders(ctx: PublicContext, { params }: ByToken) {
  const link = await openToWrite(ctx, params.token);
  await changeOpenLink(ctx, link, checkIns.NO_REMINDERS);
  return pageOf(ctx, params.token, { ...link, reminderEmail: null, reminderConfirmedAt: null });
}

export async function getReminderKey(ctx: PublicContext, { params }: ByToken) {
  await openToRead(ctx, params.token);
  return { publicKey: ctx.push?.publicKey ?? null };
}

/** @throws AppError `invalid` for an unknown push service: the server must not call addresses that callers name */
export async function remindBrowser(
  ctx: PublicContext,
  { params, body }: ByToken & { body: NewSubscription },
) {
  const link = await openToWrite(ctx, params.token);
  const { endpoint, keys } = body;
  requireKnownService(ctx, endpoint);
  await ctx.db.$transaction(async (db) => {
    await lockToWrite(ctx, db, link);
    await store.saveBrowser(db, link.id, { endpoint, ...keys }, ctx.clock.now());
  });
  return DONE;
}

/** @throws AppError `not_found` for a token of another address, or of a closed link */
export async function confirmReminders(ctx: PublicContext, { params }: ByToken) {
  const { linkId, email } = await reminderBehind(ctx, params.token);
  if (!(await store.confirm(ctx.db, linkId, email, ctx.clock.now()))) return gone();
  await allowAgain(ctx, email);
  return DONE;
}

/** Derived from the link and the address, and not stored. */
export const confirmLink = (ctx: Pick<Services, "settings">, linkId: string, email: string): string =>
  linkTo(ctx.settings.appUrl, "/reminders", "confirm", `${linkId}.${sealOf(ctx, linkId, email)}`);

const sealOf = (ctx: Pick<Services, "settings">, linkId: string, email: string) =>
  hmacOf(ctx.settings.secret, "check-in reminders", `${linkId} ${email}`);

async function reminderBehind(ctx: PublicContext, token: string) {
  await spend(ctx, LIMITS.checkInPerAddress, ctx.address);
  const [linkId = "", given = ""] = token.split(".");
  const email = await store.addressOf(ctx.db, linkId);
  if (email === null || !isSameSecret(given, sealOf(ctx, linkId, email))) return gone();
  return { linkId, email };
}

function gone(): never {
  throw new AppError("not_found", "This link no longer works.");
}
