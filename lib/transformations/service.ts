import "server-only";
import * as cleanup from "@/lib/cleanup/store";
import { WITHDRAWN } from "@/lib/consents/kinds";
import { consentTo } from "@/lib/consents/service";
import type { Context, Db, Services } from "@/lib/kernel/context";
import { log } from "@/lib/kernel/log";
import { LIMITS } from "@/lib/limits/policies";
import { withinLimit } from "@/lib/limits/service";
import { uuidv7 } from "@/lib/text/uuid";
import { isDue, isHeld } from "./due";
import { cancel, enginesFor } from "./engine-service";
import { imageOrder } from "./image-order";
import * as imageStore from "./image-store";
import { generate } from "./job";
import { type Depicted, type PresentedImages, presentEarlier, presentImages } from "./present";
import type { EarlierJourney } from "./schema";
import { photosOfDays, type SeenGeneration, sightOf } from "./sight-store";
import * as store from "./store";
import { generationErrorTexts } from "./texts";

/**
 * Writes down what is to be made, in the caller's transaction, and counts it against the trainer's limit. An order
 * beyond it, or one that the client does not agree to any more, is written down as failed, so that what else the
 * caller saves is kept and the client says what is missing. A running generation is superseded either way.
 * @returns the generation's id, for `generateSoon` once the transaction is through; null when it was refused
 */
export async function orderImages(
  ctx: Context,
  db: Db,
  client: Depicted["client"] & { id: string; steps: number },
): Promise<string | null> {
  const createdAt = ctx.clock.now();
  const id = uuidv7(createdAt);
  await supersede(ctx, db, client.id);
  const photos = await photosOfDays(db, [client.frontPhotoId, client.backPhotoId]);
  const order = imageOrder(client, photos);
  const error = await refusalOf(ctx, db, client.id);
  if (error) {
    await store.insertRefused(db, { id, clientId: client.id, subject: order.subject, createdAt, error });
    return null;
  }
  await store.insert(db, { id, clientId: client.id, ...order, createdAt });
  return id;
}

/** Why no images may be made of the client now. */
async function refusalOf(ctx: Context, db: Db, clientId: string): Promise<string | null> {
  if (!(await consentTo(ctx, db, clientId, "ai"))) return WITHDRAWN.ai;
  const { allowed } = await withinLimit({ ...ctx, db }, LIMITS.generationPerTrainer, ctx.actor.id);
  return allowed ? null : generationErrorTexts.overDailyLimit;
}

export const hasImages = store.hasImages;

type DepictedClient = Depicted["client"] & { id: string; trainerId: string; isSample: boolean };

/** The images of a trainer's clients, as their pages show them; unfinished work that nobody holds is taken up again. */
export async function imagesOf(
  ctx: Services,
  clients: DepictedClient[],
): Promise<(client: DepictedClient) => PresentedImages> {
  const ids = clients.map(({ id }) => id);
  const { generations, photos } = await sightOf(ctx.db, ids);
  const now = ctx.clock.now();
  const stalled = generations.filter((generation) => isStalled(generation, now)).map(({ id }) => id);
  if (clients[0]) makeOneByOne(ctx, `images of ${clients[0].trainerId}`, stalled);
  const byClient = new Map(generations.map((generation) => [generation.clientId, generation]));
  return (client) => {
    const engines = enginesFor(ctx, client);
    const canRedraw = engines.some(({ remote }) => remote);
    const offered = { preferred: engines[0]?.name ?? "local", canRedraw };
    return presentImages(byClient.get(client.id), offered, { client, photos });
  };
}

/** How many earlier sets of images a client's page may look back on. */
const EARLIER = 10;

/** What was drawn from photos that newer ones have replaced, newest first, to hold against what became of the client. */
export async function earlierJourneysOf(db: Db, client: DepictedClient): Promise<EarlierJourney[]> {
  const generations = await store.ofEarlierPhotos(db, client, EARLIER);
  const photos = await photosOfDays(
    db,
    generations.flatMap(({ frontPhotoId, backPhotoId }) => [frontPhotoId, backPhotoId]),
  );
  return generations.map((generation) => presentEarlier(generation, photos));
}

/** The stored images of a client that is about to go, in the caller's transaction. The work on others ends with it. */
export async function blobKeysOf(ctx: Services, db: Db, clientId: string): Promise<(string | null)[]> {
  await cancelUnwanted(ctx, db, { clientId });
  return store.blobKeysOf(db, { clientId });
}

/** Deletes every image of the client, those in the making too, in the caller's transaction; the blobs are swept after it. */
export async function removeImages(ctx: Services, db: Db, clientId: string): Promise<void> {
  await cleanup.enqueue(db, await blobKeysOf(ctx, db, clientId));
  await store.removeOfClient(db, clientId);
}

/** Lets the client's page say that nothing was asked for, instead of why the last order was refused. */
export function forgetRefusals(db: Db, clientId: string): Promise<void> {
  return store.removeRefused(db, clientId);
}

/**
 * Stops the work on a trainer's images until that time, unless it is resumed before. Rows tell where it stood; what
 * remote engines are at is ended, and begun anew by whoever resumes it.
 */
export async function pauseImages(
  ctx: Services,
  db: Db,
  client: { id: string } | { trainerId: string },
  until: Date,
): Promise<void> {
  await store.pause(db, client, until);
  await cancelUnwanted(ctx, db, { client });
}

/** Whatever was paused goes on when the scheduled jobs run next. */
export function resumeImages(db: Db, client: { id: string } | { trainerId: string }): Promise<void> {
  return store.unpause(db, client);
}

/** Makes the images after the reply has left. The rows are the promise; this is only the quick way there. */
export function generateSoon(ctx: Services, generationId: string): void {
  ctx.background.run(() => generate(ctx, generationId));
}

/** Takes the client's images out of sight, in the caller's transaction. */
export async function supersede(ctx: Services, db: Db, clientId: string): Promise<void> {
  await cancelUnwanted(ctx, db, { clientId });
  await store.supersede(db, clientId);
}

/** Once the caller's transaction is through, ends the remote work that nobody waits for any more. */
async function cancelUnwanted(
  ctx: Services,
  db: Db,
  of: Parameters<typeof imageStore.openTickets>[1],
): Promise<void> {
  const open = await imageStore.openTickets(db, of);
  if (open.length === 0) return;
  ctx.background.run(async () => {
    for (const work of open) {
      if (await imageStore.isWanted(ctx.db, work)) continue;
      await cancel(ctx, work);
      await imageStore.forgetTicket(ctx.db, work.id);
    }
  });
}

/** Takes up whatever a killed server left unfinished, one client after the other. */
export async function resumeStalled(ctx: Services): Promise<void> {
  makeOneByOne(ctx, "stalled images", await store.stalledIds(ctx.db, ctx.clock.now(), 100));
}

/** After the reply, and not beside an earlier call of that name: what it leaves, the next look or scheduled job takes up. */
function makeOneByOne(ctx: Services, name: string, ids: string[]): void {
  if (ids.length === 0) return;
  ctx.background.runAlone(name, async () => {
    for (const id of ids)
      await generate(ctx, id).catch((error: unknown) =>
        log("error", "could not resume images", { id, error }),
      );
  });
}

/**
 * Looks at the image that a remote service calls by this name, at once instead of when its time comes. What became
 * of it is asked of the service itself.
 * @returns what to do once the transaction is through
 */
export async function lookAfterRemote(ctx: Services, db: Db, remoteName: string): Promise<() => void> {
  const generationId = await imageStore.makeDue(db, remoteName, ctx.clock.now());
  return () => generationId && generateSoon(ctx, generationId);
}

function isStalled(generation: SeenGeneration, now: Date): boolean {
  const { status, images } = generation;
  if ((status !== "queued" && status !== "running") || isHeld(generation, now)) return false;
  const isFinished = images.every((image) => image.status !== "pending");
  return isFinished || images.some((image) => isDue(image, now));
}
