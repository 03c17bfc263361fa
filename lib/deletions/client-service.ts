import "server-only";
import * as audit from "@/lib/audit/service";
import { sweepBlobsSoon } from "@/lib/cleanup/service";
import * as cleanup from "@/lib/cleanup/store";
import { DONE } from "@/lib/http/contract";
import type { Context, Db, Services } from "@/lib/kernel/context";
import { AppError } from "@/lib/kernel/errors";
import * as photoRows from "@/lib/photos/store";
import * as transformations from "@/lib/transformations/service";
import * as imageRows from "@/lib/transformations/store";
import * as clients from "./client-store";
import { purgeTime, UNDO_MS } from "./schema";
import * as store from "./store";

/** Clients that one transaction of a purge removes. */
const CLIENTS_PER_STEP = 20;

type AdminContext = Context<"admin">;
type ById = { params: { id: string } };

/** Takes a client out of everybody's sight for 30 days, then for good; a sample, which is nobody, at once. */
export async function deleteAnyClient(ctx: AdminContext, { params }: ById) {
  await ctx.db.$transaction(async (db) => {
    const client = (await store.findClient(db, params.id)) ?? notFound();
    const now = ctx.clock.now();
    await transformations.pauseImages(ctx, db, { id: client.id }, purgeTime(now));
    if (client.isSample) await remove(db, [client.id]);
    else await clients.moveToKeeper(db, client.id, now);
    await audit.record(ctx, db, "delete-client", client, { trainer: client.trainer.name });
  });
  sweepBlobsSoon(ctx);
  return DONE;
}

/** Who can still be brought back, the last deleted first. */
export async function listDeletedClients(ctx: AdminContext) {
  const rows = await clients.listDeletedClients(ctx.db);
  return rows.map(({ deletedAt, ...row }) => ({
    ...row,
    deletedAt: deletedAt.toISOString(),
    purgeAt: purgeTime(deletedAt).toISOString(),
  }));
}

/**
 * Gives a deleted client back to the trainer with everything that is theirs.
 * @throws AppError `conflict` while the trainer is deleted too
 */
export async function restoreClient(ctx: AdminContext, { params }: ById) {
  await ctx.db.$transaction(async (db) => {
    const client = (await clients.lockDeletedClient(db, params.id)) ?? notFound();
    const trainer = await clients.holdTrainer(db, client.deletedFromId);
    if (!trainer) throw new AppError("conflict", "The trainer is deleted too. Restore the trainer first.");
    await clients.giveBack(db, client);
    await transformations.resumeImages(db, { id: client.id });
    await audit.record(ctx, db, "restore-client", client, { trainer: trainer.name });
  });
  return DONE;
}

/** Removes a deleted client with photos, images and workouts, from the database and the store. */
export async function purgeClient(ctx: AdminContext, { params }: ById) {
  await ctx.db.$transaction(async (db) => {
    const client = (await clients.lockDeletedClient(db, params.id)) ?? notFound();
    await remove(db, [client.id]);
    await audit.record(ctx, db, "purge-client", client);
  });
  sweepBlobsSoon(ctx);
  return DONE;
}

/** Removes those whose 30 days are over, a few a transaction. Safe to run twice at once. */
export async function purgeOverdueClients(ctx: Pick<Services, "db" | "clock">): Promise<void> {
  const time = new Date(ctx.clock.now().getTime() - UNDO_MS);
  const takeStep = () =>
    ctx.db.$transaction(async (db) => {
      const overdue = await clients.lockDeletedClientsBy(db, time, CLIENTS_PER_STEP);
      const ids = overdue.map(({ id }) => id);
      await remove(db, ids);
      for (const client of overdue) await audit.record({ clock: ctx.clock }, db, "purge-client", client);
      return overdue.length === CLIENTS_PER_STEP;
    });
  while (await takeStep());
}

/** Removes a few of a trainer's clients with their blobs, those too that an admin deleted. @returns whether there may be more */
export async function removeSomeOf(db: Db, trainerId: string): Promise<boolean> {
  const ids = await store.someClientsOf(db, trainerId, CLIENTS_PER_STEP);
  await remove(db, ids);
  return ids.length === CLIENTS_PER_STEP;
}

async function remove(db: Db, ids: string[]): Promise<void> {
  const clientId = { in: ids };
  await cleanup.enqueue(db, await imageRows.blobKeysOf(db, { clientId }));
  await cleanup.enqueue(db, await photoRows.keysOf(db, { clientId }));
  await cleanup.enqueue(db, await photoRows.removeWaiting(db, ids));
  await store.removeClients(db, ids);
}

function notFound(): never {
  throw new AppError("not_found", "Client not found");
}
