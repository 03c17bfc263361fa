import "server-only";
import * as transformations from "@/lib/images/orders/service";
import * as imageRows from "@/lib/images/orders/store";
import * as photoRows from "@/lib/images/photos/store";
import * as audit from "@/lib/platform/audit/service";
import { sweepBlobsSoon } from "@/lib/platform/cleanup/service";
import * as cleanup from "@/lib/platform/cleanup/store";
import { DONE } from "@/lib/platform/http/contract";
import type { Context, Db, Services } from "@/lib/platform/kernel/context";
import { AppError, notFound } from "@/lib/platform/kernel/errors";
import { binStart, purgeTime } from "@/lib/text/calendar/bin";
import * as clients from "./client-store";
import * as store from "./store";

const CLIENTS_PER_STEP = 20;

type AdminContext = Context<"admin">;
type ById = { params: { id: string } };

/** Hides a client for 30 days before the purge; a sample is removed at once. */
export async function deleteAnyClient(ctx: AdminContext, { params }: ById) {
  await ctx.db.$transaction(async (db) => {
    const client = (await store.findClient(db, params.id)) ?? notFound("Client");
    const now = ctx.clock.now();
    await transformations.pauseImages(ctx, db, { id: client.id }, purgeTime(now));
    if (client.isSample) await remove(db, [client.id]);
    else await clients.moveToKeeper(db, client.id, now);
    await audit.record(ctx, db, "delete-client", client, { trainer: client.trainer.name });
  });
  sweepBlobsSoon(ctx);
  return DONE;
}

export async function listDeletedClients(ctx: AdminContext) {
  const rows = await clients.listDeletedClients(ctx.db);
  return rows.map(({ deletedAt, ...row }) => ({
    ...row,
    deletedAt: deletedAt.toISOString(),
    purgeAt: purgeTime(deletedAt).toISOString(),
  }));
}

/** @throws AppError `conflict` while the trainer is deleted too */
export async function restoreClient(ctx: AdminContext, { params }: ById) {
  await ctx.db.$transaction(async (db) => {
    const client = (await clients.lockDeletedClient(db, params.id)) ?? notFound("Client");
    const trainer = await clients.lockTrainer(db, client.deletedFromId);
    if (!trainer) throw new AppError("conflict", "The trainer is deleted too. Restore the trainer first.");
    await clients.restore(db, client);
    await transformations.resumeImages(db, { id: client.id });
    await audit.record(ctx, db, "restore-client", client, { trainer: trainer.name });
  });
  return DONE;
}

export async function purgeClient(ctx: AdminContext, { params }: ById) {
  await ctx.db.$transaction(async (db) => {
    const client = (await clients.lockDeletedClient(db, params.id)) ?? notFound("Client");
    await remove(db, [client.id]);
    await audit.record(ctx, db, "purge-client", client);
  });
  sweepBlobsSoon(ctx);
  return DONE;
}

/** Purges clients deleted more than 30 days ago, a few per transaction. Safe to run concurrently. */
export async function purgeOverdueClients(ctx: Pick<Services, "db" | "clock">): Promise<void> {
  const time = binStart(ctx.clock.now());
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

/** Includes clients deleted by an admin. @returns whether there may be more */
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
