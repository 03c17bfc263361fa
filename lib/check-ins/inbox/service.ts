import "server-only";
import { SIDES } from "@/lib/body/body";
import { showPhotos } from "@/lib/clients/pictures/service";
import * as clients from "@/lib/clients/record/store";
import { TapeGirths } from "@/lib/clients/weigh-ins/schema";
import { removeWeighIn, weighIn } from "@/lib/clients/weigh-ins/service";
import { requireConsent } from "@/lib/images/consents/service";
import { generateSoon, removeImagesFrom } from "@/lib/images/orders/service";
import { datePhoto, releasePhoto } from "@/lib/images/photos/service";
import { assignSent } from "@/lib/images/photos/store";
import { sweepBlobsSoon } from "@/lib/platform/cleanup/service";
import { DONE } from "@/lib/platform/http/contract";
import type { Context, Db } from "@/lib/platform/kernel/context";
import { AppError, isAppError, notFound } from "@/lib/platform/kernel/errors";
import type { Asking, CheckInIds, Correction, Decisions } from "./schema";
import * as store from "./store";
import { placeOf } from "./store";

const DECIDED = {
  accepted: "This check-in has already been accepted.",
  asked_again: "The client has already been asked again.",
};

type ById = { params: { id: string } };
type Decided = { row: store.CheckInRow; client: clients.OwnedClient };

/** Photos, weigh-in and decision at once or not at all. @throws AppError `not_found`, or `conflict` for a decided one */
export async function acceptCheckIn(ctx: Context, { params, body }: ById & { body: Correction }) {
  const generationId = await ctx.db.$transaction(async (db) => {
    const { row, client } = await lockWaiting(ctx, db, params.id);
    const weight = body.weight ?? row.weightLbs;
    const measurement =
      weight === null
        ? null
        : await weighIn(ctx, db, client, {
            weight,
            bodyFat: body.bodyFat === undefined ? row.bodyFat : body.bodyFat,
            girths: row.girths === null ? null : TapeGirths.parse(row.girths),
            takenAt: row.takenAt,
          });
    const { replaced, generationId } = await acceptPhotos(ctx, db, { row, client });
    await store.decide(db, row.id, {
      state: "accepted",
      decidedAt: ctx.clock.now(),
      reply: body.reply || null,
      measurementId: measurement?.id ?? null,
      ...replaced,
    });
    return generationId;
  });
  if (generationId) generateSoon(ctx, generationId);
  return DONE;
}

/** @returns the first images of the client, to make after the commit */
async function acceptPhotos(ctx: Context, db: Db, { row, client }: Decided) {
  const replaced: store.Replaced = {};
  if (!row.frontPhotoId && !row.backPhotoId) return { replaced, generationId: null };
  await requireConsent(ctx, db, client.id, "photos");
  const current: { frontPhotoId?: string; backPhotoId?: string } = {};
  for (const side of SIDES) {
    const id = row[`${side}PhotoId`];
    if (!id || !(await assignSent(db, { id, clientId: client.id, side }))) continue;
    await datePhoto(db, id, row.takenAt);
    const photos = await store.chainPhotos(db, client.id, side);
    const place = placeOf(row.takenAt, client[`${side}PhotoId`], photos);
    if (!place) continue;
    if (place.above === null) current[`${side}PhotoId`] = id;
    else await store.putBelow(db, { side, above: place.above, id });
    replaced[store.COLUMNS[side].replaced] = place.replacedId;
  }
  const { generationId } = await showPhotos(ctx, db, client, current);
  return { replaced, generationId };
}

export async function askAgain(ctx: Context, { params, body }: ById & { body: Asking }) {
  await ctx.db.$transaction(async (db) => {
    const { row } = await lockWaiting(ctx, db, params.id);
    await store.decide(db, row.id, { state: "asked_again", decidedAt: ctx.clock.now(), reply: body.reply });
  });
  return DONE;
}

/**
 * Leaves everything as if the check-in had not been accepted: figures, current photos, and images made from its photos.
 * @throws AppError `not_found`, or `conflict` for an undecided check-in and for the client's only weigh-in
 */
export async function reopenCheckIn(ctx: Context, { params }: ById) {
  const generationId = await ctx.db.$transaction(async (db) => {
    const decided = await lock(ctx, db, params.id);
    const { row, client } = decided;
    if (row.state === "waiting") throw new AppError("conflict", "This check-in has not been decided yet.");
    // The trainer may have deleted the weigh-in already.
    if (row.measurementId) await removeWeighIn(db, client, row.measurementId);
    const resumed = row.state === "accepted" ? await takePhotosOut(ctx, db, decided) : null;
    await store.decide(db, row.id, {
      state: "waiting",
      decidedAt: null,
      measurementId: null,
      replacedFrontId: null,
      replacedBackId: null,
      reopened: { increment: 1 },
    });
    return resumed;
  });
  if (generationId) generateSoon(ctx, generationId);
  sweepBlobsSoon(ctx);
  return DONE;
}

/** @returns the images to go on with after the commit */
async function takePhotosOut(ctx: Context, db: Db, { row, client }: Decided): Promise<string | null> {
  const taken: string[] = [];
  const current: { frontPhotoId?: string | null; backPhotoId?: string | null } = {};
  for (const side of SIDES) {
    const id = row[`${side}PhotoId`];
    if (!id) continue;
    const below = row[store.COLUMNS[side].replaced];
    await store.takeOut(db, { side, id, below });
    if (client[`${side}PhotoId`] === id) current[`${side}PhotoId`] = below;
    taken.push(id);
  }
  if (taken.length === 0) return null;
  const after = await clients.update(db, client.id, current);
  for (const id of taken) await releasePhoto(db, id);
  return removeImagesFrom(ctx, db, after, taken);
}

export const acceptCheckIns = (ctx: Context, { body }: { body: CheckInIds }) =>
  decideEach(body, (id) => acceptCheckIn(ctx, { params: { id }, body: {} }));

export const reopenCheckIns = (ctx: Context, { body }: { body: CheckInIds }) =>
  decideEach(body, (id) => reopenCheckIn(ctx, { params: { id } }));

/** One after another, each for itself: one that is refused keeps the others from nothing. */
async function decideEach({ ids }: CheckInIds, decide: (id: string) => Promise<unknown>): Promise<Decisions> {
  const decisions: Decisions = { done: [], refused: [] };
  for (const id of new Set(ids))
    try {
      await decide(id);
      decisions.done.push(id);
    } catch (error) {
      if (!isAppError(error)) throw error;
      decisions.refused.push({ id, message: error.message });
    }
  return decisions;
}

export async function seeReportedWorkout(ctx: Context, { params }: ById) {
  if (!(await store.seeSession(ctx.db, params.id, ctx.actor.id, ctx.clock.now()))) notFound("Session");
  return DONE;
}

async function lockWaiting(ctx: Context, db: Db, id: string): Promise<Decided> {
  const locked = await lock(ctx, db, id);
  const { state } = locked.row;
  if (state !== "waiting") throw new AppError("conflict", DECIDED[state]);
  return locked;
}

/** Decisions and withdrawals of a client come one after another. @throws AppError `not_found`, also after a withdrawal */
async function lock(ctx: Context, db: Db, id: string): Promise<Decided> {
  const found = await store.findOwned(db, id, ctx.actor.id);
  const client = found && (await clients.lockOwned(db, found.clientId, ctx.actor.id));
  const row = client && (await store.findOwned(db, id, ctx.actor.id));
  if (!row)
    throw new AppError("not_found", "This check-in is no longer there. The client may have deleted it.");
  return { row, client };
}
