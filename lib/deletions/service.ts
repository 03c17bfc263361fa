import "server-only";
import * as audit from "@/lib/audit/service";
import * as accounts from "@/lib/auth/store";
import { sweepBlobs, sweepBlobsSoon } from "@/lib/cleanup/service";
import * as cleanup from "@/lib/cleanup/store";
import { AppError } from "@/lib/errors";
import * as photos from "@/lib/photos/service";
import type { Context, Db, World } from "@/lib/server/context";
import * as transformations from "@/lib/transformations/service";
import { UNDO_DAYS } from "./schema";
import * as store from "./store";

const UNDO_MS = UNDO_DAYS * 24 * 60 * 60 * 1000;
const SUCCESS = { success: true } as const;

type AdminContext = Context<"admin">;
type ById = { params: { id: string } };

/**
 * Takes a trainer out of sight with all clients: no sign-in, no session, no list but that of the deleted. Nothing is
 * removed for 30 days.
 * @throws AppError `conflict` for the own account and for the last admin
 */
export async function deleteTrainer(ctx: AdminContext, { params }: ById) {
  await ctx.db.$transaction(async (db) => {
    const admins = await accounts.lockAdmins(db);
    const trainer = (await accounts.findTrainer(db, params.id)) ?? notFound("Trainer");
    if (trainer.id === ctx.actor.id) throw new AppError("conflict", "You cannot delete your own account.");
    if (trainer.isAdmin && admins.length < 2)
      throw new AppError("conflict", "The last admin cannot be deleted.");
    const now = ctx.clock.now();
    const { clientCount } = (await store.markDeleted(db, trainer.id, now)) ?? notFound("Trainer");
    await transformations.pauseImages(db, trainer.id, purgeTime(now));
    await audit.record(ctx, db, "delete-trainer", trainer, { clients: clientCount });
  });
  return SUCCESS;
}

/** Who can still be brought back, the last deleted first. */
export async function listDeletedTrainers(ctx: AdminContext) {
  const rows = await store.listDeleted(ctx.db);
  return rows.flatMap(({ deletedAt, ...row }) =>
    deletedAt
      ? { ...row, deletedAt: deletedAt.toISOString(), purgeAt: purgeTime(deletedAt).toISOString() }
      : [],
  );
}

/** Undoes a deletion: the account, its clients and all that is theirs are as they were, the sessions apart. */
export async function restoreTrainer(ctx: AdminContext, { params }: ById) {
  await ctx.db.$transaction(async (db) => {
    const trainer = (await store.unmarkDeleted(db, params.id)) ?? notFound("Trainer");
    await transformations.resumeImages(db, trainer.id);
    await audit.record(ctx, db, "restore-trainer", trainer, { clients: trainer.clientCount });
  });
  return SUCCESS;
}

/** Removes a deleted trainer with clients, photos, images and workouts, from the database and the store. */
export async function purgeTrainer(ctx: AdminContext, { params }: ById) {
  await ctx.db.$transaction(async (db) => {
    const trainer = (await store.lockDeleted(db, params.id)) ?? notFound("Trainer");
    await purge(ctx, db, trainer);
  });
  sweepBlobsSoon(ctx);
  return SUCCESS;
}

/** Removes those whose 30 days are over, each in a transaction of its own. Safe to run twice at once. */
export async function purgeOverdue(ctx: Pick<World, "db" | "blobs" | "clock" | "background">): Promise<void> {
  const time = new Date(ctx.clock.now().getTime() - UNDO_MS);
  const purgeNext = () =>
    ctx.db.$transaction(async (db) => {
      const trainer = await store.lockDeletedBy(db, time);
      if (trainer) await purge({ clock: ctx.clock }, db, trainer);
      return trainer !== null;
    });
  while (await purgeNext());
  // Each time: what the store would not give up before is still queued.
  await sweepBlobs(ctx);
}

/** A single client goes at once and for good. */
export async function deleteAnyClient(ctx: AdminContext, { params }: ById) {
  await ctx.db.$transaction(async (db) => {
    const client = (await store.findClient(db, params.id)) ?? notFound("Client");
    await cleanup.enqueue(db, await photos.blobKeysOf(db, client.id));
    await cleanup.enqueue(db, await transformations.blobKeysOf(ctx, db, client.id));
    await store.removeClient(db, client.id);
    await audit.record(ctx, db, "delete-client", client, { trainer: client.trainer.name });
  });
  sweepBlobsSoon(ctx);
  return SUCCESS;
}

type Deleted = { id: string; name: string; clientCount: number };

async function purge(by: audit.Recorder, db: Db, trainer: Deleted): Promise<void> {
  await cleanup.enqueue(db, await store.imageKeysOfTrainer(db, trainer.id));
  await cleanup.enqueue(db, await store.photoKeysOfTrainer(db, trainer.id));
  await store.removeTrainer(db, trainer.id);
  await audit.record(by, db, "purge-trainer", trainer, { clients: trainer.clientCount });
}

function purgeTime(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + UNDO_MS);
}

function notFound(what: "Trainer" | "Client"): never {
  throw new AppError("not_found", `${what} not found`);
}
