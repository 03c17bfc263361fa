import "server-only";
import { me } from "@/lib/accounts/sign-in/service";
import type { Context } from "@/lib/platform/kernel/context";
import type { AccountSettings } from "./schema";
import * as store from "./store";

export async function changeSettings(ctx: Context, { body }: { body: AccountSettings }) {
  const { units, name, restSeconds, barLbs } = { ...ctx.actor, ...body };
  const settings = { units, name, restSeconds, barLbs };
  await store.setSettings(ctx.db, ctx.actor.id, settings);
  return me({ ...ctx, actor: { ...ctx.actor, ...settings } });
}
