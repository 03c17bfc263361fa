import "server-only";
import { AppError } from "@/lib/platform/kernel/errors";
import { LIMITS } from "@/lib/platform/limits/policies";
import { refund, spend } from "@/lib/platform/limits/service";
import { DAY_MS } from "@/lib/text/calendar/days";
import { daysLater } from "@/lib/text/calendar/moments";
import { keyOf, openLink, type PublicContext } from "./link-service";
import { pageOf } from "./page-service";
import type * as store from "./store";

/** A browser must be given the code again after this many days. */
const KEY_DAYS = 30;

type ByToken = { params: { token: string } };

export async function enterCode(ctx: PublicContext, { params, body }: ByToken & { body: { code: string } }) {
  const link = await openLink(ctx, params.token);
  await unlock(ctx, link, body.code);
  return pageOf(ctx, params.token, link);
}

/** Ends in this browser what the code opened there. */
export async function closeHere(ctx: PublicContext, { params }: ByToken) {
  const link = await openLink(ctx, params.token);
  ctx.linkKeys.drop(link.id);
  return pageOf(ctx, params.token, link);
}

/** @throws AppError `invalid` for a wrong code, `rate_limited` after ten wrong codes in an hour */
async function unlock(ctx: PublicContext, link: store.LinkRow, code: string): Promise<void> {
  const caller = `${link.id} ${ctx.address}`;
  await spend(ctx, LIMITS.checkInCode, caller);
  await spend(ctx, LIMITS.checkInCodePerLink, link.id);
  if (link.code !== null && code.trim() !== link.code)
    throw new AppError("invalid", "That is not the code.", {
      issues: [{ path: "code", message: "That is not the code" }],
    });
  await refund(ctx, LIMITS.checkInCode, caller);
  await refund(ctx, LIMITS.checkInCodePerLink, link.id);
  if (link.code === null) return;
  const end = daysLater(ctx.clock.now(), KEY_DAYS).getTime();
  ctx.linkKeys.keep(link.id, keyOf(ctx, link, end), (KEY_DAYS * DAY_MS) / 1000);
}
