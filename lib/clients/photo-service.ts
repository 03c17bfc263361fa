import "server-only";
import type { Context } from "@/lib/kernel/context";
import * as transformations from "@/lib/transformations/service";
import type { NewestPhotos } from "./schema";
import { notFound, present, requireClient, takePhotos } from "./service";
import * as store from "./store";

type ById = { params: { id: string } };

/**
 * Makes photos the client's newest, as a weigh-in does. Images that are in sight stay, with the photo that they were
 * drawn from, until the trainer asks for new ones; where there are none the first are ordered.
 * @throws AppError `conflict` where the client has withdrawn the consent to photos
 */
export async function keepPhotos(ctx: Context, { params, body }: ById & { body: NewestPhotos }) {
  const { row, generationId } = await ctx.db.$transaction(async (db) => {
    const before = (await store.lockOwned(db, params.id, ctx.actor.id)) ?? notFound();
    const { photoUrl, backPhotoUrl } = body;
    const taken = await takePhotos(ctx, db, before.id, {
      ...(photoUrl && { photoUrl }),
      ...(backPhotoUrl && { backPhotoUrl }),
    });
    const row = await store.update(db, before.id, taken);
    const hasImages = await transformations.hasImages(db, row.id);
    return { row, generationId: hasImages ? null : await transformations.orderImages(ctx, db, row) };
  });
  if (generationId) transformations.generateSoon(ctx, generationId);
  return present(ctx, row);
}

/**
 * Orders images of the client's newest photos; the earlier ones stay in the history of what was forecast.
 * @throws AppError `not_found` also where the client has no photo
 */
export async function drawImages(ctx: Context, { params }: ById) {
  const { row, generationId } = await ctx.db.$transaction(async (db) => {
    const row = (await store.lockOwned(db, params.id, ctx.actor.id)) ?? notFound();
    if (row.frontPhotoId === null && row.backPhotoId === null) notFound();
    return { row, generationId: await transformations.orderImages(ctx, db, row) };
  });
  if (generationId) transformations.generateSoon(ctx, generationId);
  return present(ctx, row);
}

/** What was drawn from photos that newer ones have replaced, newest first. */
export async function listJourneys(ctx: Context, { params }: ById) {
  const client = await requireClient(ctx, params.id);
  return { journeys: await transformations.earlierJourneysOf(ctx.db, client) };
}
