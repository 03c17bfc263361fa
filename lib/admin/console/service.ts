import "server-only";
import { requireStillAdmin } from "@/lib/accounts/sign-in/service";
import * as accounts from "@/lib/accounts/sign-in/store";
import { presentClient } from "@/lib/clients/record/present";
import { heldPredictions } from "@/lib/clients/timeline/prediction-service";
import { girthsOf, stepsOf } from "@/lib/images/orders/forecast-match";
import { transformationImageUrl } from "@/lib/images/orders/image-file";
import * as transformations from "@/lib/images/orders/service";
import { costsOf } from "@/lib/images/spending/store";
import * as audit from "@/lib/platform/audit/service";
import type { Context } from "@/lib/platform/kernel/context";
import { AppError, notFound } from "@/lib/platform/kernel/errors";
import { photoUrl } from "@/lib/text/addresses";
import type { ActivityPeriod, Move, SearchPage, TrainerRole } from "./schema";
import * as store from "./store";

type AdminContext = Context<"admin">;
type ById = { params: { id: string } };

const RECENT = 10;

export async function listTrainerClients(ctx: AdminContext, { params, query }: ById & { query: SearchPage }) {
  const trainer = (await accounts.findTrainer(ctx.db, params.id)) ?? notFound("Trainer");
  const rows = await store.listClientsOf(ctx.db, trainer.id, query);
  const imagesOf = await transformations.imagesOf(ctx, rows);
  return rows.map((row) => presentClient(row, imagesOf(row)));
}

export async function getTransformationHistory(ctx: AdminContext, { params }: ById) {
  const client = (await store.findClient(ctx.db, params.id)) ?? notFound("Client");
  await audit.recordView(ctx, client);
  const images = await store.endedImages(ctx.db, client.id);
  const costs = await costsOf(
    ctx.db,
    images.map(({ id }) => id),
  );
  const photos = await store.photoIdsOf(ctx.db, client.id);
  const present = ({ finishedAt, generation, ...image }: (typeof images)[number]) => {
    const generatedAt = (finishedAt ?? generation.createdAt).toISOString();
    const { id, side, step, weightLbs, bodyFat, engine, note, prompt } = image;
    const photoId = side === "front" ? generation.frontPhotoId : generation.backPhotoId;
    return {
      id,
      generatedDate: generatedAt.slice(0, 10),
      generatedAt,
      photoUrl: photoId && photos.has(photoId) ? photoUrl(photoId) : null,
      ...{ side, step, bodyFat, engine, note, prompt },
      steps: stepsOf(generation) ?? step,
      weight: weightLbs,
      costMicroUsd: costs.get(id) ?? null,
    };
  };
  return {
    clientName: client.name,
    trainer: client.trainer,
    transformations: images
      .filter(({ status }) => status === "done")
      .map((image) => ({
        ...present(image),
        imageUrl: transformationImageUrl(image.id),
        girths: girthsOf(image.generation, image),
      })),
    failures: images
      .filter(({ status }) => status === "failed")
      .map((image) => ({ ...present(image), error: image.error })),
  };
}

export async function getActivity(ctx: AdminContext, { query }: { query: ActivityPeriod }) {
  const [totalClients, totalTransformationsGenerated, predictions, trainers, clients] = await Promise.all([
    store.countClients(ctx.db),
    store.countImages(ctx.db, query),
    heldPredictions(ctx),
    store.recentTrainers(ctx.db, RECENT),
    store.recentClients(ctx.db, RECENT),
  ]);
  return {
    stats: { totalClients, totalTransformationsGenerated },
    predictions,
    recentTrainers: trainers.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    recentClients: clients.map(({ trainer, ...row }) => ({
      ...row,
      trainerName: trainer.name,
      createdAt: row.createdAt.toISOString(),
    })),
  };
}

/**
 * Open sessions get the new role with their next request.
 * @throws AppError `conflict` for the caller's own account, so that an admin always remains
 */
export async function changeRole(ctx: AdminContext, { params, body }: ById & { body: TrainerRole }) {
  return ctx.db.$transaction(async (db) => {
    await requireStillAdmin(ctx, db, params.id);
    const trainer = (await accounts.findTrainer(db, params.id)) ?? notFound("Trainer");
    if (trainer.id === ctx.actor.id) throw new AppError("conflict", "You cannot change your own role.");
    const { createdAt, ...changed } = await store.setRole(db, trainer.id, body.isAdmin);
    if (trainer.isAdmin !== body.isAdmin)
      await audit.record(ctx, db, body.isAdmin ? "promote" : "demote", trainer);
    return { ...changed, createdAt: createdAt.toISOString() };
  });
}

/** @throws AppError `conflict` for the caller's own account */
export async function endSessions(ctx: AdminContext, { params }: ById) {
  return ctx.db.$transaction(async (db) => {
    const trainer = (await accounts.findTrainer(db, params.id)) ?? notFound("Trainer");
    if (trainer.id === ctx.actor.id) throw new AppError("conflict", "Log out to end your own session.");
    const ended = await accounts.endSessions(db, trainer.id);
    await audit.record(ctx, db, "end-sessions", trainer, { sessions: ended });
    return { success: true as const, ended };
  });
}

/**
 * All of the listed clients or none.
 * @throws AppError `invalid` when the trainer already has them, `not_found` for unknown or deleted ones
 */
export async function moveClients(ctx: AdminContext, { params, body }: ById & { body: Move }) {
  return ctx.db.$transaction(async (db) => {
    const from = (await accounts.findTrainer(db, params.id)) ?? notFound("Trainer");
    const to = (await accounts.findTrainer(db, body.to)) ?? notFound("Trainer");
    if (to.id === from.id) throw new AppError("invalid", "The clients are already with this trainer.");
    const ids = body.clients === "all" ? undefined : [...new Set(body.clients)];
    const moved = await store.moveClients(db, { from: from.id, to: to.id, ids });
    if (ids && moved < ids.length) notFound("Client");
    // The move changed the client count and so locked the trainer's row: no deletion until the commit.
    if (!(await accounts.findTrainer(db, to.id))) notFound("Trainer");
    if (moved > 0) await audit.record(ctx, db, "move-clients", from, { clients: moved, to: to.name });
    return { success: true as const, moved };
  });
}
