import "server-only";
import { me } from "@/lib/accounts/sign-in/service";
import type { Context } from "@/lib/platform/kernel/context";
import type { AccountSettings } from "./schema";
import * as store from "./store";

export async function changeSettings(ctx: Context, { body }: { body: AccountSettings }) {
  const { units = ctx.actor.units, name = ctx.actor.name } = body;
  await store.setSettings(ctx.db, ctx.actor.id, { units, name });
  return me({ ...ctx, actor: { ...ctx.actor, units, name } });
}
