import "server-only";
import { sweepBlobsSoon } from "@/lib/cleanup/service";
import * as cleanup from "@/lib/cleanup/store";
import { presentClient } from "@/lib/clients/present";
import { AppError } from "@/lib/errors";
import * as photos from "@/lib/photos/service";
import type { Context, Db } from "@/lib/server/context";
import { transformationImageUrl } from "@/lib/transformations/image-url";
import * as transformations from "@/lib/transformations/service";
import {
  type ActivityPeriod,
  AuditAction,
  AuditDetails,
  type Page,
  type SearchPage,
  type TrainerRole,
} from "./schema";
import * as store from "./store";

type AdminContext = Context<"admin">;
type ById = { params: { id: string } };

const RECENT = 10;

/** Newest first: the whole list, or a page of what is found. */
export async function listTrainers(ctx: AdminContext, { query }: { query: SearchPage }) {
  const rows = await store.listTrainers(ctx.db, query);
  const isWhole = rows.length > 0 && query.limit === undefined;
  const counts = await store.clientCounts(ctx.db, isWhole ? undefined : rows.map((row) => row.id));
  return rows.map((row) => ({
    ...row,
    clientCount: counts.get(row.id) ?? 0,
    createdAt: row.createdAt.toISOString(),
  }));
}

export async function listTrainerClients(ctx: AdminContext, { params, query }: ById & { query: SearchPage }) {
  const trainer = (await store.findTrainer(ctx.db, params.id)) ?? notFound("Trainer");
  const rows = await store.listClientsOf(ctx.db, trainer.id, query);
  const imagesOf = await transformations.imagesOf(
    ctx,
    rows.map((row) => row.id),
  );
  return rows.map((row) => presentClient(row, imagesOf(row.id)));
}

/** Every image that was ever made for the client, also those that a newer set has replaced. */
export async function getTransformationHistory(ctx: AdminContext, { params }: ById) {
  const client = (await store.findClient(ctx.db, params.id)) ?? notFound("Client");
  const images = await store.finishedImages(ctx.db, client.id);
  return {
    transformations: images.flatMap(({ id, finishedAt }) => {
      if (!finishedAt) return [];
      const generatedAt = finishedAt.toISOString();
      return {
        id,
        generatedDate: generatedAt.slice(0, 10),
        generatedAt,
        imageUrl: transformationImageUrl(id),
      };
    }),
  };
}

/** Clients are counted as they are, images by the time they were made. */
export async function getActivity(ctx: AdminContext, { query }: { query: ActivityPeriod }) {
  const [totalClients, totalTransformationsGenerated, trainers, clients] = await Promise.all([
    store.countClients(ctx.db),
    store.countImages(ctx.db, query),
    store.recentTrainers(ctx.db, RECENT),
    store.recentClients(ctx.db, RECENT),
  ]);
  return {
    stats: { totalClients, totalTransformationsGenerated },
    recentTrainers: trainers.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    recentClients: clients.map(({ trainer, ...row }) => ({
      ...row,
      trainerName: trainer.name,
      createdAt: row.createdAt.toISOString(),
    })),
  };
}

/**
 * Removes a trainer with clients, photos, images, workouts and sessions, from the database and the store.
 * @throws AppError `conflict` for the own account and for the last admin
 */
export async function deleteTrainer(ctx: AdminContext, { params }: ById) {
  await ctx.db.$transaction(async (db) => {
    const admins = await store.lockAdmins(db);
    const trainer = (await store.findTrainer(db, params.id)) ?? notFound("Trainer");
    if (trainer.id === ctx.actor.id) throw new AppError("conflict", "You cannot delete your own account.");
    if (trainer.isAdmin && admins.length < 2)
      throw new AppError("conflict", "The last admin cannot be deleted.");
    await cleanup.enqueue(db, await store.imageKeysOfTrainer(db, trainer.id));
    await cleanup.enqueue(db, await store.photoKeysOfTrainer(db, trainer.id));
    const clients = await store.countClients(db, trainer.id);
    await store.removeTrainer(db, trainer.id);
    await record(ctx, db, "delete-trainer", trainer, { clients });
  });
  sweepBlobsSoon(ctx);
  return { success: true as const };
}

export async function deleteAnyClient(ctx: AdminContext, { params }: ById) {
  await ctx.db.$transaction(async (db) => {
    const client = (await store.findClient(db, params.id)) ?? notFound("Client");
    await cleanup.enqueue(db, await photos.blobKeysOf(db, client.id));
    await cleanup.enqueue(db, await transformations.blobKeysOf(ctx, db, client.id));
    await store.removeClient(db, client.id);
    await record(ctx, db, "delete-client", client, { trainer: client.trainer.name });
  });
  sweepBlobsSoon(ctx);
  return { success: true as const };
}

/**
 * Makes an admin of a trainer or takes that back; their open sign-ins feel it with the next request.
 * @throws AppError `conflict` for the own account, so that an admin always remains
 */
export async function changeRole(ctx: AdminContext, { params, body }: ById & { body: TrainerRole }) {
  return ctx.db.$transaction(async (db) => {
    await store.lockAdmins(db);
    const trainer = (await store.findTrainer(db, params.id)) ?? notFound("Trainer");
    if (trainer.id === ctx.actor.id) throw new AppError("conflict", "You cannot change your own role.");
    const { createdAt, ...changed } = await store.setRole(db, trainer.id, body.isAdmin);
    if (trainer.isAdmin !== body.isAdmin) await record(ctx, db, body.isAdmin ? "promote" : "demote", trainer);
    return { ...changed, createdAt: createdAt.toISOString() };
  });
}

/**
 * Signs a trainer out everywhere.
 * @throws AppError `conflict` for the own account
 */
export async function endSessions(ctx: AdminContext, { params }: ById) {
  return ctx.db.$transaction(async (db) => {
    const trainer = (await store.findTrainer(db, params.id)) ?? notFound("Trainer");
    if (trainer.id === ctx.actor.id) throw new AppError("conflict", "Log out to end your own session.");
    const ended = await store.removeSessions(db, trainer.id);
    await record(ctx, db, "end-sessions", trainer, { sessions: ended });
    return { success: true as const, ended };
  });
}

/** What admins did, newest first. */
export async function listAuditEntries(ctx: AdminContext, { query }: { query: Page }) {
  const rows = await store.listAuditEntries(ctx.db, query);
  return rows.map(({ at, details, ...row }) => ({
    ...row,
    action: AuditAction.parse(row.action),
    createdAt: at.toISOString(),
    details: AuditDetails.parse(details),
  }));
}

/** Most images first. Clients that were deleted have taken their images with them. */
export async function listCosts(ctx: AdminContext, { query }: { query: ActivityPeriod }) {
  const rows = await store.costsByTrainer(ctx.db, query);
  return rows.map(({ local, replicate, millis, ...row }) => ({
    ...row,
    engines: { local, replicate },
    seconds: millis / 1000,
  }));
}

type Target = { id: string; name: string };

/** Names are written down too: after a deletion nothing else tells whose row it was. */
function record(
  ctx: AdminContext,
  db: Db,
  action: AuditAction,
  { id, name }: Target,
  more: Omit<AuditDetails, "name"> = {},
): Promise<void> {
  const { id: actorId, email: actorEmail } = ctx.actor;
  const details: AuditDetails = { name, ...more };
  return store.record(db, { actorId, actorEmail, action, targetId: id, details, at: ctx.clock.now() });
}

function notFound(what: "Trainer" | "Client"): never {
  throw new AppError("not_found", `${what} not found`);
}
