import "server-only";
import type { Db, Services } from "@/lib/platform/kernel/context";
import { HOUR_MS } from "@/lib/text/calendar/days";
import type { AuditAction, AuditDetails } from "./schema";
import * as store from "./store";

const SYSTEM = { id: null, email: "Formcast" };

type Target = { id: string; name: string };
export type Recorder = Pick<Services, "clock"> & { actor?: { id: string; email: string } };

/** Records who did what to whom, in the transaction of the change. Without an actor it was the app itself. */
export function record(
  { actor, clock }: Recorder,
  db: Db,
  action: AuditAction,
  { id, name }: Target,
  more: Omit<AuditDetails, "name"> = {},
): Promise<void> {
  const { id: actorId, email: actorEmail } = actor ?? SYSTEM;
  // Stores the name too, because the row of the target may be deleted.
  const details: AuditDetails = { name, ...more };
  return store.insert(db, { actorId, actorEmail, action, targetId: id, details, at: clock.now() });
}

type Viewed = { id: string; name: string; trainer: { id: string; name: string } };

/** Records that an admin viewed a photo or the images of another trainer's client, at most once an hour. */
export async function recordView(
  ctx: Recorder & Pick<Services, "db"> & { actor: { id: string } },
  client: Viewed,
  action: "view-client" | "view-photo" = "view-client",
) {
  if (client.trainer.id === ctx.actor.id) return;
  const since = new Date(ctx.clock.now().getTime() - HOUR_MS);
  const look = { actorId: ctx.actor.id, action, targetId: client.id };
  if (await store.hasSince(ctx.db, look, since)) return;
  await record(ctx, ctx.db, action, client, { trainer: client.trainer.name });
}

export function forgetOldEntries({ db }: Pick<Services, "db">): Promise<void> {
  return store.removeOld(db);
}
