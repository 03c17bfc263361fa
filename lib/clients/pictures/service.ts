import "server-only";
import type { NewestPhotos } from "@/lib/clients/record/schema";
import { present, requireClient, takePhotos } from "@/lib/clients/record/service";
import * as store from "@/lib/clients/record/store";
import * as transformations from "@/lib/images/orders/service";
import * as photos from "@/lib/images/photos/service";
import type { Context, Db } from "@/lib/platform/kernel/context";
import { notFound } from "@/lib/platform/kernel/errors";

type ById = { params: { id: string } };

/** Existing images keep their photos. @throws AppError `conflict` when the consent to photos is withdrawn */
export async function savePhotos(ctx: Context, { params, body }: ById & { body: NewestPhotos }) {
  const { row, generationId } = await ctx.db.$transaction(async (db) => {
    const before = (await store.lockOwned(db, params.id, ctx.actor.id)) ?? notFound("Client");
    const { photoUrl, backPhotoUrl, takenAt } = body;
    const taken = await takePhotos(ctx, db, before.id, {
      ...(photoUrl && { photoUrl }),
      ...(backPhotoUrl && { backPhotoUrl }),
    });
    return showPhotos(
      ctx,
      db,
      before,
      takenAt ? await datedPhotos(ctx, db, { before, taken, takenAt }) : taken,
    );
  });
  if (generationId) transformations.generateSoon(ctx, generationId);
  return present(ctx, row);
}

/** Makes photos the current ones. @returns the client, and the first images to make after the commit */
export async function showPhotos(ctx: Context, db: Db, { id }: store.OwnedClient, current: Columns) {
  const row = await store.update(db, id, current);
  const hasImages = await transformations.hasImages(db, row.id);
  return { row, generationId: hasImages ? null : await transformations.orderImages(ctx, db, row) };
}

type Columns = { frontPhotoId?: string | null; backPhotoId?: string | null };

/** Sets the date of older photos, and skips those older than the client's current photo. */
async function datedPhotos(
  ctx: Context,
  db: Db,
  { before, taken, takenAt }: { before: store.OwnedClient; taken: Columns; takenAt: Date },
): Promise<Columns> {
  const at = new Date(Math.min(takenAt.getTime(), ctx.clock.now().getTime()));
  const newest: Columns = {};
  for (const column of ["frontPhotoId", "backPhotoId"] as const) {
    const id = taken[column];
    if (!id) continue;
    await photos.datePhoto(db, id, at);
    if (!(await photos.isTakenAfter(db, before[column], at))) newest[column] = id;
  }
  return newest;
}

/** @throws AppError `not_found` also for a client without a photo */
export async function drawImages(ctx: Context, { params }: ById) {
  const { row, generationId } = await ctx.db.$transaction(async (db) => {
    const row = (await store.lockOwned(db, params.id, ctx.actor.id)) ?? notFound("Client");
    if (row.frontPhotoId === null && row.backPhotoId === null) notFound("Client");
    return { row, generationId: await transformations.orderImages(ctx, db, row) };
  });
  if (generationId) transformations.generateSoon(ctx, generationId);
  return present(ctx, row);
}

export async function listJourneys(ctx: Context, { params }: ById) {
  const client = await requireClient(ctx, params.id);
  return { journeys: await transformations.earlierJourneysOf(ctx, client) };
}
