import "server-only";
import { AppError } from "@/lib/errors";
import { LIMITS } from "@/lib/limits/policies";
import { withinLimit } from "@/lib/limits/service";
import { imageReply } from "@/lib/photos/service";
import type { Context, Db, World } from "@/lib/server/context";
import { log } from "@/lib/server/log";
import { uuidv7 } from "@/lib/text/uuid-v7";
import { isDue } from "./due";
import { generate } from "./job";
import { planSteps } from "./plan";
import { type PresentedImages, presentImages } from "./present";
import type { Side, Subject, TransformationSize } from "./schema";
import * as store from "./store";

type Order = {
  clientId: string;
  subject: Subject;
  photos: { side: Side; photoId: string }[];
  /** The forecast month whose weight lies nearest to the given pounds. */
  monthOf: (weightLbs: number) => number;
};

const OVER_DAILY_LIMIT = "No images were ordered: the daily limit is reached. Retry tomorrow.";

/**
 * Writes down what is to be made, in the caller's transaction, and counts it against the trainer's limit. An order
 * beyond it is written down as failed, so that what else the caller saves is kept and the client says what is
 * missing. A running generation is superseded either way.
 * @returns the generation's id, for `generateSoon` once the transaction is through; null when it was refused
 */
export async function orderImages(
  ctx: Context,
  db: Db,
  { clientId, subject, photos, monthOf }: Order,
): Promise<string | null> {
  const createdAt = ctx.clock.now();
  const id = uuidv7(createdAt);
  const { allowed } = await withinLimit({ ...ctx, db }, LIMITS.generationPerTrainer, ctx.actor.id);
  if (!allowed) {
    await store.supersede(db, clientId);
    await store.insertRefused(db, { id, clientId, subject, createdAt, error: OVER_DAILY_LIMIT });
    return null;
  }
  const plan = planSteps(subject.now, subject.target, subject.steps, monthOf);
  await store.supersede(db, clientId);
  await store.insert(db, { id, clientId, subject, photos, plan, createdAt });
  return id;
}

/** Whether the client has images that are made or in the making. */
export async function hasImages(db: Db, clientId: string): Promise<boolean> {
  const [generation] = await store.visibleOf(db, [clientId]);
  return generation !== undefined && generation.status !== "failed";
}

/** The images of each client, as its page shows them; unfinished work that nobody holds is taken up again. */
export async function imagesOf(
  ctx: World,
  clientIds: string[],
): Promise<(clientId: string) => PresentedImages> {
  const generations = await store.visibleOf(ctx.db, clientIds);
  for (const generation of generations) resumeIfStalled(ctx, generation);
  const byClient = new Map(generations.map((generation) => [generation.clientId, generation]));
  const preferred = ctx.images[0]?.name ?? "local";
  return (clientId) => presentImages(byClient.get(clientId), preferred);
}

/** The stored images of a client that is about to go. */
export function blobKeysOf(db: Db, clientId: string): Promise<(string | null)[]> {
  return store.blobKeysOfClient(db, clientId);
}

/** Stops the work on a trainer's images until that time, unless it is resumed before. Rows tell where it stood. */
export function pauseImages(db: Db, trainerId: string, until: Date): Promise<void> {
  return store.pause(db, trainerId, until);
}

/** Whatever was paused goes on with the next round. */
export function resumeImages(db: Db, trainerId: string): Promise<void> {
  return store.unpause(db, trainerId);
}

/** Makes the images after the reply has left. The rows are the promise; this is only the quick way there. */
export function generateSoon(ctx: World, generationId: string): void {
  ctx.background.run(() => generate(ctx, generationId));
}

export async function clearImages(db: Db, clientId: string): Promise<void> {
  await store.supersede(db, clientId);
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
  const generationId = await store.makeDue(db, remoteName, ctx.clock.now());
  return () => generationId && generateSoon(ctx, generationId);
}

function resumeIfStalled(ctx: World, { id, status, leaseUntil, images }: store.GenerationRow): void {
  if (status !== "queued" && status !== "running") return;
  const now = ctx.clock.now();
  if (leaseUntil !== null && leaseUntil > now) return;
  const isFinished = images.every((image) => image.status !== "pending");
  if (isFinished || images.some((image) => isDue(image, now))) generateSoon(ctx, id);
}

/** One image for whoever may see it. Whatever leaves the app asks for it with the strip that says what it is. */
export async function getTransformationImage(
  ctx: Context,
  { params, query }: { params: { id: string }; query: TransformationSize },
) {
  const image = await store.findImage(ctx.db, params.id, ctx.actor.isAdmin ? undefined : ctx.actor.id);
  if (!image?.blobKey || !image.thumbKey || !image.sha256) throw new AppError("not_found", "Image not found");
  const { blobKey, thumbKey, sha256 } = image;
  const stored = { blobKey, thumbKey, sha256 };
  if (query.size !== "labelled") return imageReply(ctx, stored, query.size);
  const whole = await imageReply(ctx, stored, "full");
  return { ...whole, bytes: await ctx.photoReader.labelled(whole.bytes), etag: `${whole.etag}-labelled` };
}
