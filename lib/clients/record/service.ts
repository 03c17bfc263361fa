import "server-only";
import { isMinor } from "@/lib/body/age";
import { keepsPlan } from "@/lib/body/forecast/learned";
import { isPaused } from "@/lib/body/forecast/pause";
import { enteredIn } from "@/lib/body/forecast/question";
import { requireConsent } from "@/lib/images/consents/service";
import * as transformations from "@/lib/images/orders/service";
import * as photos from "@/lib/images/photos/service";
import { sweepBlobsSoon } from "@/lib/platform/cleanup/service";
import * as cleanup from "@/lib/platform/cleanup/store";
import { DONE } from "@/lib/platform/http/contract";
import { namesVersion } from "@/lib/platform/idempotency/schema";
import { once } from "@/lib/platform/idempotency/service";
import type { Context, Db } from "@/lib/platform/kernel/context";
import { AppError, notFound, refuseField } from "@/lib/platform/kernel/errors";
import { daysLater } from "@/lib/text/calendar/moments";
import { callersDay } from "@/lib/text/calendar/zone";
import { uuidv7 } from "@/lib/text/uuid";
import { type ChangeKind, classifyChange } from "./changes";
import { columnsOf } from "./columns";
import { NO_HEALTH } from "./form";
import { refusalOf } from "./goal-rules";
import { comparable, presentClient } from "./present";
import type { ClientUpdate, NewClient } from "./schema";
import { saveStanding, startPlan } from "./standing-service";
import * as store from "./store";

type ById = { params: { id: string } };

type PhotoFields = Pick<ClientUpdate, "photoUrl" | "backPhotoUrl">;

/** @throws AppError `not_found`, also for a foreign id, so that ids cannot be probed */
export async function requireClient(ctx: Context, id: string): Promise<store.OwnedClient> {
  return (await store.findOwned(ctx.db, id, ctx.actor.id)) ?? notFound("Client");
}

export async function listClients(ctx: Context) {
  const rows = await store.listFor(ctx.db, ctx.actor.id);
  const imagesOf = await transformations.imagesOf(ctx, rows);
  return rows.map((row) => presentClient(row, imagesOf(row)));
}

export async function getClient(ctx: Context, { params }: ById) {
  return present(ctx, await requireClient(ctx, params.id));
}

/** Creates a client once per idempotency key. A repeated request returns the client in its current state. */
export async function createClient(
  ctx: Context,
  { headers, body }: { headers: { "idempotency-key"?: string }; body: NewClient },
) {
  // Stores only the id with the key, so that a deleted client does not live on in a stored reply.
  const { id } = await once(ctx, headers["idempotency-key"], { newClient: body }, async (db) => ({
    id: (await writeClient(ctx, db, body, { isSample: false })).id,
  }));
  return present(ctx, await requireClient(ctx, id));
}

export async function addClient(ctx: Context, body: NewClient, { isSample }: { isSample: boolean }) {
  return present(ctx, await ctx.db.$transaction((db) => writeClient(ctx, db, body, { isSample })));
}

/** In the caller's transaction. @param weighedAt when the first weigh-in was; by default now */
export async function writeClient(
  ctx: Context,
  db: Db,
  body: NewClient,
  { isSample, weighedAt }: { isSample: boolean; weighedAt?: Date },
) {
  const createdAt = ctx.clock.now();
  const id = uuidv7(createdAt);
  const values = { notes: null, ...NO_HEALTH, ...columnsOf(body) };
  const today = callersDay(ctx);
  refuse(refusalOf(values, null, today));
  const made = await store.insert(db, {
    ...values,
    id,
    trainerId: ctx.actor.id,
    createdAt,
    adultConfirmedAt: body.adultConfirmed && !isMinor(values, today) ? createdAt : null,
    isSample,
  });
  await store.addMeasurement(db, { ...made, clientId: id, takenAt: weighedAt ?? createdAt });
  await startPlan(db, made, createdAt);
  await saveStanding(db, id);
  const taken = await takePhotos(ctx, db, id, body);
  return Object.keys(taken).length > 0 ? store.update(db, id, taken) : made;
}

/**
 * The kind of change decides between new images, removed images or neither.
 * @throws AppError `stale` with the current client when `If-Match` names an older version, `invalid` for a minor's goal
 */
export async function updateClient(
  ctx: Context,
  { params, headers, body }: ById & { headers: { "if-match"?: string }; body: ClientUpdate },
) {
  const { row, generationId, isStale } = await ctx.db.$transaction(async (db) => {
    const before = (await store.lockOwned(db, params.id, ctx.actor.id)) ?? notFound("Client");
    const ifMatch = headers["if-match"];
    if (ifMatch !== undefined && !namesVersion(ifMatch, before.version))
      return { row: before, generationId: null, isStale: true };
    const values = { ...columnsOf(body), ...(await takePhotos(ctx, db, before.id, body)) };
    const today = callersDay(ctx);
    refuse(refusalOf({ ...before, ...values } as store.ClientRow, before, today));
    const differs = Object.entries(values).some(
      ([column, value]) => before[column as keyof typeof before]?.valueOf() !== value?.valueOf(),
    );
    const after = differs ? await store.update(db, before.id, values) : before;
    await keepMeasurement(ctx, db, before, after);
    if (differs) {
      await keepPlan(ctx, db, before, after);
      await saveStanding(db, after.id);
    }
    await discardRemovedPhotos(db, before, after);
    const isOther = isMinor(before, today) !== isMinor(after, today);
    const change = isOther ? "significant" : classifyChange(comparable(before), comparable(after));
    return {
      row: after,
      generationId: await refreshImages(ctx, db, after, change, body.hasSignificantChanges),
      isStale: false,
    };
  });
  if (isStale)
    throw new AppError("stale", "This client was changed on another device.", {
      body: { client: await present(ctx, row) },
    });
  if (generationId) transformations.generateSoon(ctx, generationId);
  sweepBlobsSoon(ctx);
  return present(ctx, row);
}

/** Another weight or body fat is a weigh-in; a tape's estimate stays one, unless the edit says how it was measured. */
async function keepMeasurement(
  ctx: Context,
  db: Db,
  before: store.ClientRow,
  after: store.ClientRow,
): Promise<void> {
  const isOtherMethod = before.bodyFatMethod !== after.bodyFatMethod;
  const isSameFat = before.bodyFat === after.bodyFat;
  const isSameBody = isSameFat && before.weightLbs === after.weightLbs;
  if (isSameBody && !isOtherMethod) return;
  const isGuess = isSameFat && (await store.isBodyFatEstimated(db, after.id));
  if (isSameBody && !isGuess) return store.setBodyFatMethod(db, after);
  const bodyFat = isGuess && !isOtherMethod ? null : after.bodyFat;
  await store.addMeasurement(db, { ...after, bodyFat, clientId: after.id, takenAt: ctx.clock.now() });
}

export async function deleteClient(ctx: Context, { params }: ById) {
  await ctx.db.$transaction(async (db) => {
    const client = (await store.lockOwned(db, params.id, ctx.actor.id)) ?? notFound("Client");
    await cleanup.enqueue(db, [
      ...(await photos.blobKeysOf(db, client.id)),
      ...(await transformations.blobKeysOf(ctx, db, client.id)),
    ]);
    await store.remove(db, client);
  });
  sweepBlobsSoon(ctx);
  return DONE;
}

function refuse(refusal: ReturnType<typeof refusalOf>): void {
  if (refusal) refuseField("invalid", refusal.path, refusal.message);
}

export async function present(ctx: Context, row: Parameters<typeof presentClient>[0]) {
  const imagesOf = await transformations.imagesOf(ctx, [row]);
  return presentClient(row, imagesOf(row));
}

/**
 * Each URL must be a free photo of the trainer.
 * @throws AppError `conflict` when the client has withdrawn the consent to photos
 */
export async function takePhotos(ctx: Context, db: Db, clientId: string, body: PhotoFields) {
  const columns: { frontPhotoId?: string | null; backPhotoId?: string | null } = {};
  const issues = [];
  if (body.photoUrl || body.backPhotoUrl) await requireConsent(ctx, db, clientId, "photos");
  for (const [field, side] of [
    ["photoUrl", "front"],
    ["backPhotoUrl", "back"],
  ] as const) {
    const url = body[field];
    if (url === undefined) continue;
    const taken = url && (await photos.takePhoto(db, { url, trainerId: ctx.actor.id, clientId, side }));
    if (url && !taken) issues.push({ path: field, message: "Not one of your photos" });
    columns[`${side}PhotoId`] = taken || null;
  }
  if (issues.length > 0) throw new AppError("invalid", "Validation failed", { issues });
  return columns;
}

async function discardRemovedPhotos(db: Db, before: store.ClientRow, after: store.ClientRow): Promise<void> {
  const kept = [after.frontPhotoId, after.backPhotoId];
  if (before.frontPhotoId && after.frontPhotoId === null && !kept.includes(before.frontPhotoId))
    await photos.discardPhoto(db, before.frontPhotoId);
  if (before.backPhotoId && after.backPhotoId === null && !kept.includes(before.backPhotoId))
    await photos.discardPhoto(db, before.backPhotoId);
}

/** A new target, or a medicine begun or ended, needs a new plan. On a plan's first day so does every edit: the trainer is still setting it up. */
async function keepPlan(
  ctx: Context,
  db: Db,
  before: store.ClientRow,
  after: store.ClientRow,
): Promise<void> {
  const startedAt = ctx.clock.now();
  const aDayAgo = daysLater(startedAt, -1);
  const isKept = keepsPlan(enteredIn(before, startedAt), enteredIn(after, startedAt));
  if (!isKept || (await store.hasPlanSince(db, after.id, aDayAgo))) await startPlan(db, after, startedAt);
}

/** @returns the generation to start after the commit */
async function refreshImages(
  ctx: Context,
  db: Db,
  client: store.ClientRow,
  change: ChangeKind,
  hint: boolean | undefined,
): Promise<string | null> {
  // Earlier images stay; the first change after the pause orders new ones.
  if (isPaused(client, callersDay(ctx))) return null;
  if (client.frontPhotoId === null && client.backPhotoId === null) {
    await transformations.supersede(ctx, db, client.id);
    return null;
  }
  if (change !== "significant" && !(hint && !(await transformations.hasImages(db, client.id)))) return null;
  return transformations.orderImages(ctx, db, client);
}
