import "server-only";
import * as cleanup from "@/lib/cleanup/store";
import { consentTo } from "@/lib/consents/service";
import { WITHDRAWN } from "@/lib/consents/wording";
import { LIMITS } from "@/lib/limits/policies";
import { withinLimit } from "@/lib/limits/service";
import type { Context, Db, World } from "@/lib/server/context";
import { log } from "@/lib/server/log";
import { uuidv7 } from "@/lib/text/uuid-v7";
import { isDue } from "./due";
import { cancel, enginesFor } from "./engine-service";
import * as imageStore from "./image-store";
import { generate } from "./job";
import { type MonthOf, planSteps } from "./plan";
import { type PresentedImages, presentImages } from "./present";
import type { Side, Subject } from "./schema";
import * as store from "./store";
import { generationErrorTexts } from "./texts";

type Order = {
  clientId: string;
  subject: Subject;
  photos: { side: Side; photoId: string }[];
  monthOf: MonthOf;
};

/**
 * Writes down what is to be made, in the caller's transaction, and counts it against the trainer's limit. An order
 * beyond it, or one that the client does not agree to any more, is written down as failed, so that what else the
 * caller saves is kept and the client says what is missing. A running generation is superseded either way.
 * @returns the generation's id, for `generateSoon` once the transaction is through; null when it was refused
 */
export async function orderImages(
  ctx: Context,
  db: Db,
  { clientId, subject, photos, monthOf }: Order,
): Promise<string | null> {
  const createdAt = ctx.clock.now();
  const id = uuidv7(createdAt);
  await supersede(ctx, db, clientId);
  const error = await refusalOf(ctx, db, clientId);
  if (error) {
    await store.insertRefused(db, { id, clientId, subject, createdAt, error });
    return null;
  }
  const plan = planSteps(subject.now, subject.target, subject.steps, monthOf);
  await store.insert(db, { id, clientId, subject, photos, plan, createdAt });
  return id;
}

/** Why no images may be made of the client now. */
async function refusalOf(ctx: Context, db: Db, clientId: string): Promise<string | null> {
  if (!(await consentTo(ctx, db, clientId, "ai"))) return WITHDRAWN.ai;
  const { allowed } = await withinLimit({ ...ctx, db }, LIMITS.generationPerTrainer, ctx.actor.id);
  return allowed ? null : generationErrorTexts.overDailyLimit;
}

/** Whether the client has images that are made or in the making. */
export async function hasImages(db: Db, clientId: string): Promise<boolean> {
  const [generation] = await store.visibleOf(db, [clientId]);
  return generation !== undefined && generation.status !== "failed";
}

/** The images of each client, as its page shows them; unfinished work that nobody holds is taken up again. */
export async function imagesOf(
  ctx: World,
  clients: { id: string; isSample: boolean }[],
): Promise<(clientId: string) => PresentedImages> {
  const ids = clients.map(({ id }) => id);
  const generations = await store.visibleOf(ctx.db, ids);
  for (const generation of generations) resumeIfStalled(ctx, generation);
  const byClient = new Map(generations.map((generation) => [generation.clientId, generation]));
  const samples = new Set(clients.flatMap(({ id, isSample }) => (isSample ? id : [])));
  return (clientId) => {
    const engines = enginesFor(ctx, { isSample: samples.has(clientId) });
    const canRedraw = engines.some(({ remote }) => remote);
    return presentImages(byClient.get(clientId), { preferred: engines[0]?.name ?? "local", canRedraw });
  };
}

/** The stored images of a client that is about to go, in the caller's transaction. The work on others ends with it. */
export async function blobKeysOf(ctx: World, db: Db, clientId: string): Promise<(string | null)[]> {
  await cancelUnwanted(ctx, db, { clientId });
  return store.blobKeysOf(db, { clientId });
}

/** Deletes every image of the client, those in the making too, in the caller's transaction; the blobs are swept after it. */
export async function removeImages(ctx: World, db: Db, clientId: string): Promise<void> {
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
export async function pauseImages(ctx: World, db: Db, trainerId: string, until: Date): Promise<void> {
  await store.pause(db, trainerId, until);
  await cancelUnwanted(ctx, db, { client: { trainerId } });
}

/** Whatever was paused goes on with the next round. */
export function resumeImages(db: Db, trainerId: string): Promise<void> {
  return store.unpause(db, trainerId);
}

/** Makes the images after the reply has left. The rows are the promise; this is only the quick way there. */
export function generateSoon(ctx: World, generationId: string): void {
  ctx.background.run(() => generate(ctx, generationId));
}

/** Takes the client's images out of sight, in the caller's transaction. */
export async function supersede(ctx: World, db: Db, clientId: string): Promise<void> {
  await cancelUnwanted(ctx, db, { clientId });
  await store.supersede(db, clientId);
}

/** Once the caller's transaction is through, ends the remote work that nobody waits for any more. */
async function cancelUnwanted(
  ctx: World,
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
export async function resumeStalled(ctx: World): Promise<void> {
  const ids = await store.stalledIds(ctx.db, ctx.clock.now(), 100);
  if (ids.length === 0) return;
  ctx.background.run(async () => {
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
export async function lookAfterRemote(ctx: World, db: Db, remoteName: string): Promise<() => void> {
  const generationId = await imageStore.makeDue(db, remoteName, ctx.clock.now());
  return () => generationId && generateSoon(ctx, generationId);
}

function resumeIfStalled(ctx: World, { id, status, leaseUntil, images }: store.GenerationRow): void {
  if (status !== "queued" && status !== "running") return;
  const now = ctx.clock.now();
  if (leaseUntil !== null && leaseUntil > now) return;
  const isFinished = images.every((image) => image.status !== "pending");
  if (isFinished || images.some((image) => isDue(image, now))) generateSoon(ctx, id);
}
