import "server-only";
import { isMinor } from "@/lib/body/age";
import { standstillOf } from "@/lib/body/forecast/standstill";
import { WITHDRAWN } from "@/lib/images/consents/kinds";
import { consentTo } from "@/lib/images/consents/service";
import * as cleanup from "@/lib/platform/cleanup/store";
import type { Context, Db, Services } from "@/lib/platform/kernel/context";
import { log } from "@/lib/platform/kernel/log";
import { LIMITS } from "@/lib/platform/limits/policies";
import { withinLimit } from "@/lib/platform/limits/service";
import { callersDay } from "@/lib/text/calendar/zone";
import { uuidv7 } from "@/lib/text/uuid";
import { isDue, isLeased } from "./due";
import { cancel, enginesFor } from "./engine-service";
import { imageOrder } from "./image-order";
import * as imageStore from "./image-store";
import { generate } from "./job";
import { type Depicted, type PresentedImages, presentEarlier, presentImages } from "./present";
import { type EarlierJourney, OrderedSubject } from "./schema";
import { loadShownImages, photosOfDays, type SeenGeneration } from "./sight-store";
import { standingOf } from "./step-images";
import * as store from "./store";

/**
 * An order over the limit or without consent is stored as failed, so that the caller's other changes are saved.
 * @returns the generation's id, for `generateSoon` after the commit; null for a refused order
 */
export async function orderImages(
  ctx: Context,
  db: Db,
  client: Depicted["client"] & Parameters<typeof standstillOf>[0] & { id: string; steps: number },
): Promise<string | null> {
  const createdAt = ctx.clock.now();
  const id = uuidv7(createdAt);
  await supersede(ctx, db, client.id);
  const photos = await photosOfDays(db, [client.frontPhotoId, client.backPhotoId]);
  const order = imageOrder(client, photos, { now: createdAt, zone: ctx.zone });
  const error = await refusalOf(ctx, db, client);
  if (error) {
    await store.insertRefused(db, { id, clientId: client.id, subject: order.subject, createdAt, error });
    return null;
  }
  await store.insert(db, { id, clientId: client.id, ...order, createdAt });
  return id;
}

async function refusalOf(
  ctx: Context,
  db: Db,
  client: Parameters<typeof standstillOf>[0] & { id: string },
): Promise<string | null> {
  const standstill = standstillOf(client, callersDay(ctx));
  if (standstill !== null) return standstill;
  if (!(await consentTo(ctx, db, client.id, "ai"))) return WITHDRAWN.ai;
  const { allowed } = await withinLimit({ ...ctx, db }, LIMITS.generationPerTrainer, ctx.actor.id);
  return allowed
    ? null
    : "No images were ordered: you have reached the daily limit. Please try again tomorrow.";
}

export const hasImages = store.hasImages;

type DepictedClient = Depicted["client"] & { id: string; trainerId: string; isSample: boolean };

export async function imagesOf(
  ctx: Services & Pick<Context, "zone">,
  clients: DepictedClient[],
): Promise<(client: DepictedClient) => PresentedImages> {
  const ids = clients.map(({ id }) => id);
  const { generations, photos } = await loadShownImages(ctx.db, ids);
  const now = ctx.clock.now();
  const stalled = generations.filter((generation) => isStalled(generation, now)).map(({ id }) => id);
  if (clients[0]) makeOneByOne(ctx, `images of ${clients[0].trainerId}`, stalled);
  const byClient = new Map(generations.map((generation) => [generation.clientId, generation]));
  return (client) => {
    const engines = enginesFor(ctx, client);
    const canRedraw = engines.some(({ remote }) => remote);
    const offered = { preferred: engines[0]?.name ?? "local", canRedraw };
    return presentImages(byClient.get(client.id), offered, { client, photos, now, zone: ctx.zone });
  };
}

const EARLIER = 10;

export async function earlierJourneysOf(ctx: Context, client: DepictedClient): Promise<EarlierJourney[]> {
  if (isMinor(client, callersDay(ctx))) return [];
  const generations = await store.ofEarlierPhotos(ctx.db, client, EARLIER);
  const photos = await photosOfDays(
    ctx.db,
    generations.flatMap(({ frontPhotoId, backPhotoId }) => [frontPhotoId, backPhotoId]),
  );
  return generations.map((generation) => presentEarlier(generation, photos));
}

/** Blob keys of a client who is being deleted, in the caller's transaction. Cancels remote work. */
export async function blobKeysOf(ctx: Services, db: Db, clientId: string): Promise<(string | null)[]> {
  await cancelObsolete(ctx, db, { clientId });
  return store.blobKeysOf(db, { clientId });
}

/** In the caller's transaction; queues the blobs. */
export async function removeImages(ctx: Services, db: Db, clientId: string): Promise<void> {
  await cleanup.enqueue(db, await blobKeysOf(ctx, db, clientId));
  await store.remove(db, { clientId });
}

/**
 * Removes every set of images made from a photo that is the client's no longer. If one of them was in sight, the set
 * before it is again, unless the photos or the target have changed since.
 * @returns the generation to go on with after the commit
 */
export async function removeImagesFrom(
  ctx: Services,
  db: Db,
  client: DepictedClient & { steps: number },
  photoIds: string[],
): Promise<string | null> {
  const isFrom = { in: photoIds };
  const obsolete = { clientId: client.id, OR: [{ frontPhotoId: isFrom }, { backPhotoId: isFrom }] };
  const wasInSight = await store.isVisible(db, obsolete);
  await cancelObsolete(ctx, db, { clientId: client.id });
  await cleanup.enqueue(db, await store.blobKeysOf(db, obsolete));
  await store.remove(db, obsolete);
  const before = wasInSight ? await store.newestSuperseded(db, client.id) : null;
  if (!before || !(await stillFits(db, before, client))) return null;
  const standing = standingOf(before.images);
  await store.reinstate(db, before.id, standing ?? { status: "queued", error: null });
  return standing ? null : before.id;
}

async function stillFits(
  db: Db,
  { frontPhotoId, backPhotoId, subject }: store.GenerationRow,
  client: DepictedClient & { steps: number },
): Promise<boolean> {
  const { target, steps } = OrderedSubject.parse(subject);
  const ids = [frontPhotoId, backPhotoId].filter((id) => id !== null);
  const kept = await photosOfDays(db, ids);
  return (
    ids.every((id) => kept.has(id)) &&
    steps === client.steps &&
    target.weightLbs === client.targetWeightLbs &&
    target.bodyFat === client.targetBodyFat
  );
}

/** Removes failed orders, so that the client's page no longer shows their reason. */
export function forgetRefusals(db: Db, clientId: string): Promise<void> {
  return store.removeRefused(db, clientId);
}

/** Remote work is cancelled and starts again after a resume. */
export async function pauseImages(
  ctx: Services,
  db: Db,
  client: { id: string } | { trainerId: string },
  until: Date,
): Promise<void> {
  await store.pause(db, client, until);
  await cancelObsolete(ctx, db, { client });
}

/** The next run of the scheduled jobs continues the work. */
export function resumeImages(db: Db, client: { id: string } | { trainerId: string }): Promise<void> {
  return store.unpause(db, client);
}

/** Makes the images after the reply. The rows are already stored, so a crash only delays them. */
export function generateSoon(ctx: Services, generationId: string): void {
  ctx.background.run(() => generate(ctx, generationId));
}

export async function supersede(ctx: Services, db: Db, clientId: string): Promise<void> {
  await cancelObsolete(ctx, db, { clientId });
  await store.supersede(db, clientId);
}

/** Cancels obsolete remote work after the commit of the caller's transaction. */
async function cancelObsolete(
  ctx: Services,
  db: Db,
  of: Parameters<typeof imageStore.openTickets>[1],
): Promise<void> {
  const open = await imageStore.openTickets(db, of);
  if (open.length === 0) return;
  ctx.background.run(async () => {
    for (const work of open) {
      if (await imageStore.isInProgress(ctx.db, work)) continue;
      await cancel(ctx, work);
      await imageStore.clearTicket(ctx.db, work.id);
    }
  });
}

export async function resumeStalled(ctx: Services): Promise<void> {
  makeOneByOne(ctx, "stalled images", await store.stalledIds(ctx.db, ctx.clock.now(), 100));
}

/** One call per name at a time; later calls or a scheduled job continue the rest. */
function makeOneByOne(ctx: Services, name: string, ids: string[]): void {
  if (ids.length === 0) return;
  ctx.background.runAlone(name, async () => {
    for (const id of ids)
      await generate(ctx, id).catch((error: unknown) =>
        log("error", "could not resume images", { id, error }),
      );
  });
}

/** Checks now; the result comes from the remote service itself. @returns what to do after the commit */
export async function checkRemoteImage(ctx: Services, db: Db, remoteName: string): Promise<() => void> {
  const generationId = await imageStore.makeDue(db, remoteName, ctx.clock.now());
  return () => generationId && generateSoon(ctx, generationId);
}

function isStalled(generation: SeenGeneration, now: Date): boolean {
  const { status, images } = generation;
  if ((status !== "queued" && status !== "running") || isLeased(generation, now)) return false;
  const isFinished = images.every((image) => image.status !== "pending");
  return isFinished || images.some((image) => isDue(image, now));
}
