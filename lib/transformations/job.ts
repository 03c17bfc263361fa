import "server-only";
import { sweepBlobs } from "@/lib/cleanup/service";
import * as cleanup from "@/lib/cleanup/store";
import { notify } from "@/lib/notifications/service";
import { photoBytes } from "@/lib/photos/service";
import type { ImageEngine, ImageJob, ImageProgress } from "@/lib/ports/image-engine/port";
import type { World } from "@/lib/server/context";
import { log } from "@/lib/server/log";
import * as spending from "@/lib/spending/service";
import { sha256 } from "@/lib/text/sha256";
import { isDue } from "./due";
import * as imageStore from "./image-store";
import { type EngineName, type Side, Subject } from "./schema";
import * as store from "./store";
import { placesOf } from "./takes";
import { generationErrorTexts, generationNoticeTexts } from "./texts";

/** How long a killed worker's job stays its own. A living worker renews it four times as often. */
const LEASE_MS = 20_000;
const RENEW_MS = LEASE_MS / 4;
/** Tries of one engine at one image, those that killed the server included. */
const MAX_TRIES = 3;

const noticeOf = (clientId: string) => ({
  tag: `images-${clientId}`,
  url: `/transformation/${clientId}?tab=morphs`,
});

type Generation = NonNullable<Awaited<ReturnType<typeof store.claim>>>;

/**
 * Makes the images of one generation that are still missing, both sides at once. Each image is stored and written
 * down as soon as it is there, so that a killed server loses at most those in the making. What a remote engine is
 * still at is left to the next call: nobody waits here.
 */
export async function generate(ctx: World, generationId: string): Promise<void> {
  const generation = await store.claim(ctx.db, generationId, ctx.clock.now(), leaseEnd(ctx));
  if (!generation) return;
  const lease = { id: generation.id, attempt: generation.attempts };
  const renew = () => store.renew(ctx.db, lease, leaseEnd(ctx));
  // One image may take longer than a lease.
  const timer = setInterval(() => void renew().catch(() => {}), RENEW_MS);
  try {
    const sides = await Promise.allSettled([
      makeSide(ctx, generation, "front", renew),
      makeSide(ctx, generation, "back", renew),
    ]);
    for (const side of sides) if (side.status === "rejected") throw side.reason;
  } finally {
    clearInterval(timer);
  }
  await finishIfDone(ctx, generation);
  await store.release(ctx.db, lease);
  await sweepBlobs(ctx);
}

const leaseEnd = (ctx: World): Date => new Date(ctx.clock.now().getTime() + LEASE_MS);

async function finishIfDone(ctx: World, { id, clientId, client }: Generation): Promise<void> {
  const places = placesOf(await store.imagesOfGeneration(ctx.db, id));
  if (places.some(({ newest }) => newest.status === "pending")) return;
  const error = places.find(({ shown }) => shown === null)?.newest.error ?? null;
  const status = error ? "failed" : "succeeded";
  const isFinished = await store.finish(ctx.db, id, { status, error, finishedAt: ctx.clock.now() });
  if (isFinished) notify(ctx, client.trainerId, { ...generationNoticeTexts[status], ...noticeOf(clientId) });
}

/** One side's images in step order, those that it is time to look at. */
async function makeSide(
  ctx: World,
  generation: Generation,
  side: Side,
  renew: () => Promise<boolean>,
): Promise<void> {
  const missing = generation.images.filter((image) => image.side === side && image.status === "pending");
  const due = missing.filter((image) => isDue(image, ctx.clock.now()));
  if (due.length === 0) return;
  const photoId = side === "front" ? generation.frontPhotoId : generation.backPhotoId;
  const photo = photoId && (await photoBytes(ctx, photoId));
  if (!photo) return failAll(ctx, missing, generationErrorTexts.photoGone);
  const subject = Subject.parse(generation.subject);
  for (const image of due) {
    if (!(await renew())) return;
    const job = { photo, side, subject, step: image.step, steps: subject.steps, take: image.take };
    const outcome = await ask(ctx, { image, job, client: generation.client });
    if (outcome.state === "no_person") return failAll(ctx, missing, generationErrorTexts.noPerson);
    if (outcome.state === "refused") await failAll(ctx, [image], outcome.reason);
    if (outcome.state === "done") await keep(ctx, generation.id, image, outcome);
    if (outcome.state === "pending") await putOff(ctx, image, outcome);
  }
}

async function failAll(ctx: World, images: store.ImageRow[], reason: string): Promise<void> {
  for (const { id } of images) await imageStore.failImage(ctx.db, id, reason, ctx.clock.now());
}

type Outcome = Exclude<ImageProgress, { state: "done" | "pending" }> | Done | Pending | { state: "unwanted" };
type Done = Extract<ImageProgress, { state: "done" }> & { engine: EngineName; millis: number };
type Pending = Extract<ImageProgress, { state: "pending" }> & { engine: EngineName };

type Question = { image: store.ImageRow; job: ImageJob; client: Generation["client"] };

/** The engines that may draw a client, in order of preference. For a sample nobody pays. */
export function enginesFor({ images }: Pick<World, "images">, { isSample }: { isSample: boolean }) {
  return isSample ? images.filter(({ remote }) => !remote) : images;
}

/** Asks the engines in order of preference, from the one in charge on: what one refuses, the next may make. */
async function ask(ctx: World, question: Question): Promise<Outcome> {
  const { image, job } = question;
  // Another take of what comes out the same every time would be no other.
  const able = enginesFor(ctx, question.client).filter(({ remote }) => job.take === 1 || remote);
  const inCharge = able.findIndex((engine) => engine.name === image.engine);
  let ticket = inCharge < 0 ? null : image.ticket;
  let refusal: Outcome & { state: "refused" } = { state: "refused", reason: generationErrorTexts.gaveUp };
  for (const [rank, engine] of able.slice(Math.max(0, inCharge)).entries()) {
    if (rank > 0) await imageStore.handOver(ctx.db, image.id, engine.name, refusal.reason);
    const started = performance.now();
    const progress = await askOne(ctx, engine, question, ticket);
    const millis = Math.round(performance.now() - started);
    if (progress.state === "done") return { ...progress, engine: engine.name, millis };
    if (progress.state === "pending") return { ...progress, engine: engine.name };
    if (progress.state !== "refused") return progress;
    log("warn", "image engine refused", { image: image.id, engine: engine.name, reason: progress.reason });
    refusal = progress;
    ticket = null;
  }
  return refusal;
}

/** One engine's word on an image. One that crashes is asked again, but not for ever. */
async function askOne(
  ctx: World,
  engine: ImageEngine,
  question: Question,
  ticket: string | null,
): Promise<ImageProgress | { state: "unwanted" }> {
  const { id } = question.image;
  const purchase = { imageId: id, trainerId: question.client.trainerId };
  const gaveUp: ImageProgress = {
    state: "refused",
    reason: engine.remote ? generationErrorTexts.serviceGaveUp : generationErrorTexts.gaveUp,
  };
  for (;;) {
    // Looking after a remote engine's work is no try of its own, unless it fails.
    const tries = ticket === null ? await imageStore.countTry(ctx.db, id) : 0;
    if (tries === null) return { state: "unwanted" };
    if (tries > MAX_TRIES) return gaveUp;
    const price = ticket === null && engine.remote?.microUsd;
    if (price && !(await spending.reserve(ctx, purchase, price)))
      return { state: "refused", reason: generationErrorTexts.budgetGone };
    try {
      const progress = await engine.advance(question.job, ticket);
      const cost = ("costMicroUsd" in progress && progress.costMicroUsd) || 0;
      if (engine.remote) await spending.settle(ctx, purchase, cost);
      return progress;
    } catch (error) {
      log("error", "image engine failed", { image: id, engine: engine.name, error });
      if (ticket !== null && ((await imageStore.countTry(ctx.db, id)) ?? MAX_TRIES) >= MAX_TRIES)
        return gaveUp;
    }
  }
}

async function putOff(ctx: World, image: store.ImageRow, pending: Pending): Promise<void> {
  const { engine, ticket, checkAfterMs } = pending;
  const nextCheckAt = new Date(ctx.clock.now().getTime() + checkAfterMs);
  const isWanted = await imageStore.keepTicket(ctx.db, image.id, { engine, ticket, nextCheckAt });
  if (!isWanted) await cancel(ctx, { engine, ticket });
}

/** Ends the work behind a ticket. Whether that succeeds changes nothing: its result would be dropped. */
export async function cancel(
  { images }: Pick<World, "images">,
  { engine, ticket }: Pick<imageStore.OpenTicket, "engine" | "ticket">,
): Promise<void> {
  const { remote } = images.find(({ name }) => name === engine) ?? {};
  if (remote && ticket !== null) await remote.cancel(ticket);
}

/** Stores an image. Where its bytes go is written down before they go there, so that none is ever orphaned. */
async function keep(ctx: World, generationId: string, image: store.ImageRow, made: Done): Promise<void> {
  const { jpeg, prompt, lowConfidence, engine, millis } = made;
  const name = `images/${generationId}/${image.side}-${image.step}-${crypto.randomUUID()}`;
  const keys = { blobKey: `${name}.jpg`, thumbKey: `${name}-thumb.jpg` };
  const isWanted = await ctx.db.$transaction(async (db) => {
    const abandoned = await imageStore.reserveBlobs(db, image.id, keys);
    await cleanup.enqueue(db, abandoned ?? []);
    return abandoned !== null;
  });
  if (!isWanted) return;
  await ctx.blobs.put(keys.blobKey, jpeg, "image/jpeg");
  await ctx.blobs.put(keys.thumbKey, await ctx.photoReader.thumbnail(jpeg), "image/jpeg");
  const isKept = await imageStore.completeImage(ctx.db, image.id, keys, {
    engine,
    prompt,
    lowConfidence,
    sha256: sha256(jpeg),
    millis,
    finishedAt: ctx.clock.now(),
  });
  if (!isKept) await cleanup.enqueue(ctx.db, [keys.blobKey, keys.thumbKey]);
}
