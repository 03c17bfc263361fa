import "server-only";
import { confirmPassword } from "@/lib/accounts/sign-in/service";
import { DONE } from "@/lib/platform/http/contract";
import type { Context } from "@/lib/platform/kernel/context";
import type { AccountDeletion } from "./schema";
import { deleteSelf, purgeOverdue } from "./service";
import * as store from "./store";

export async function getAccountImpact(ctx: Context) {
  return store.countAllOf(ctx.db, ctx.actor.id, ctx.clock.now());
}

/**
 * Ends all sign-ins at once and purges the data after the reply.
 * @throws AppError `invalid` for a wrong password, `conflict` for the last admin
 */
export async function deleteAccount(ctx: Context, { body }: { body: AccountDeletion }) {
  const confirmed = await confirmPassword(ctx, body.password, "password");
  await ctx.db.$transaction((db) => deleteSelf(ctx, db, confirmed));
  await ctx.session.end();
  ctx.background.run(() => purgeOverdue(ctx));
  return DONE;
}
