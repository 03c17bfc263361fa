import "server-only";
import { type Confirmed, lockConfirmed, requireStillAdmin } from "@/lib/accounts/sign-in/service";
import * as accounts from "@/lib/accounts/sign-in/store";
import * as transformations from "@/lib/images/orders/service";
import * as photoRows from "@/lib/images/photos/store";
import * as audit from "@/lib/platform/audit/service";
import { sweepBlobs } from "@/lib/platform/cleanup/service";
import * as cleanup from "@/lib/platform/cleanup/store";
import { DONE } from "@/lib/platform/http/contract";
import type { Context, Db, Services } from "@/lib/platform/kernel/context";
import { AppError, notFound } from "@/lib/platform/kernel/errors";
import { binStart, purgeTime } from "@/lib/text/calendar/bin";
import { purgeOverdueClients, removeSomeOf } from "./client-service";
import * as store from "./store";

type AdminContext = Context<"admin">;
type ById = { params: { id: string } };

/**
 * Removes nothing for 30 days.
 * @throws AppError `conflict` for the caller's own account, so that an admin always remains
 */
export async function deleteTrainer(ctx: AdminContext, { params }: ById) {
  await ctx.db.$transaction(async (db) => {
    await requireStillAdmin(ctx, db, params.id);
    const trainer = (await accounts.findTrainer(db, params.id)) ?? notFound("Trainer");
    if (trainer.id === ctx.actor.id) throw new AppError("conflict", "You cannot delete your own account.");
    const { clientCount } = await softDelete(ctx, db, trainer.id);
    await audit.record(ctx, db, "delete-trainer", trainer, { clients: clientCount });
  });
  return DONE;
}

export async function listDeletedTrainers(ctx: AdminContext) {
  const rows = await store.listDeleted(ctx.db);
  return rows.flatMap(({ deletedAt, ...row }) =>
    deletedAt
      ? { ...row, deletedAt: deletedAt.toISOString(), purgeAt: purgeTime(deletedAt).toISOString() }
      : [],
  );
}

export async function restoreTrainer(ctx: AdminContext, { params }: ById) {
  await ctx.db.$transaction(async (db) => {
    const trainer = (await store.unmarkDeleted(db, params.id)) ?? notFound("Trainer");
    await transformations.resumeImages(db, { trainerId: trainer.id });
    await audit.record(ctx, db, "restore-trainer", trainer, { clients: trainer.clientCount });
  });
  return DONE;
}

export async function purgeTrainer(ctx: AdminContext, { params }: ById) {
  await ctx.db.$transaction(async (db) => {
    const trainer = (await store.lockDeleted(db, params.id)) ?? notFound("Trainer");
    await beginPurge(ctx, db, trainer);
  });
  ctx.background.run(() => purgeOverdue(ctx));
  return DONE;
}

/** `purgeOverdue` removes the data later. @throws AppError `conflict` for the last admin */
export async function deleteSelf(ctx: Context, db: Db, confirmed: Confirmed): Promise<void> {
  const { id } = ctx.actor;
  const admins = await accounts.lockAdmins(db, id);
  await lockConfirmed(ctx, db, confirmed);
  if (admins.includes(id) && admins.length < 2)
    throw new AppError("conflict", "You are the last admin. Give someone else admin rights first.");
  const trainer = await softDelete(ctx, db, id);
  await store.markPurging(db, id, ctx.clock.now());
  // Without an actor, because the actor's address must not outlive the account.
  await audit.record({ clock: ctx.clock }, db, "close-account", trainer, { clients: trainer.clientCount });
}

/** A few clients per transaction; the next run continues after an interruption. Safe to run concurrently. */
export async function purgeOverdue(
  ctx: Pick<Services, "db" | "blobs" | "clock" | "background">,
): Promise<void> {
  const time = binStart(ctx.clock.now());
  const takeStep = () =>
    ctx.db.$transaction(async (db) => {
      const trainer = await store.lockDeletedBy(db, time);
      if (trainer && !trainer.purgingSince) await beginPurge({ clock: ctx.clock }, db, trainer);
      if (trainer) await removeSome(db, trainer.id);
      return trainer !== null;
    });
  while (await takeStep());
  await purgeOverdueClients(ctx);
  // Runs each time, because blobs of earlier failures are still queued.
  await sweepBlobs(ctx);
}

async function softDelete(ctx: Services, db: Db, trainerId: string) {
  const now = ctx.clock.now();
  const trainer = (await store.markDeleted(db, trainerId, now)) ?? notFound("Trainer");
  await transformations.pauseImages(ctx, db, { trainerId }, purgeTime(now));
  return trainer;
}

/** From here on the trainer cannot be restored. */
async function beginPurge(
  by: audit.Recorder,
  db: Db,
  trainer: { id: string; name: string; clientCount: number },
): Promise<void> {
  await store.markPurging(db, trainer.id, by.clock.now());
  await audit.record(by, db, "purge-trainer", trainer, { clients: trainer.clientCount });
}

/** Removes some of the trainer's clients with their blobs, and after the last client the trainer. */
async function removeSome(db: Db, trainerId: string): Promise<void> {
  if (await removeSomeOf(db, trainerId)) return;
  // The remaining photos belong to no client.
  await cleanup.enqueue(db, await photoRows.keysOf(db, { trainerId }));
  await store.removeTrainer(db, trainerId);
}
