import "server-only";
import { photoBytes } from "@/lib/images/photos/service";
import { endImage } from "@/lib/images/spending/service";
import { sweepBlobs } from "@/lib/platform/cleanup/service";
import * as cleanup from "@/lib/platform/cleanup/store";
import type { Services } from "@/lib/platform/kernel/context";
import { notify } from "@/lib/platform/notifications/service";
import { clientAddress } from "@/lib/text/addresses";
import { sha256 } from "@/lib/text/sha256";
import { isDue, LEASE_MS } from "./due";
import { askEngines, cancel, type Done, type Pending } from "./engine-service";
import { bodyOfSide } from "./forecast-match";
import * as imageStore from "./image-store";
import { OrderedSubject, type Side } from "./schema";
import { standingOf } from "./step-images";
import * as store from "./store";

/** Shows on lock screens, so it contains no client name. */
const generationNoticeTexts = {
  succeeded: { title: "Images are ready", body: "Open Formcast to see them." },
  failed: { title: "Images could not be made", body: "Open Formcast to see why." },
};

const RENEW_MS = LEASE_MS / 4;

const noticeOf = (clientId: string) => ({
  tag: `images-${clientId}`,
  url: clientAddress(clientId, "morphs"),
});

type Generation = NonNullable<Awaited<ReturnType<typeof store.claim>>>;

/** Stores each image at once: a killed server loses only those in progress. Never waits for remote engines. */
export async function generate(ctx: Services, generationId: string): Promise<void> {
  const generation = await store.claim(ctx.db, generationId, ctx.clock.now(), leaseEnd(ctx));
  if (!generation) return;
  const lease = { id: generation.id, attempt: generation.attempts };
  const renew = () => store.renew(ctx.db, lease, leaseEnd(ctx));
  // An image may take longer than a lease.
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

const leaseEnd = (ctx: Services): Date => new Date(ctx.clock.now().getTime() + LEASE_MS);

async function finishIfDone(ctx: Services, { id, clientId, client }: Generation): Promise<void> {
  const standing = standingOf(await store.imagesOfGeneration(ctx.db, id));
  if (!standing) return;
  const isFinished = await store.finish(ctx.db, id, { ...standing, finishedAt: ctx.clock.now() });
  if (isFinished)
    notify(ctx, client.trainerId, { ...generationNoticeTexts[standing.status], ...noticeOf(clientId) });
}

async function makeSide(
  ctx: Services,
  generation: Generation,
  side: Side,
  renew: () => Promise<boolean>,
): Promise<void> {
  const missing = generation.images.filter((image) => image.side === side && image.status === "pending");
  const due = missing.filter((image) => isDue(image, ctx.clock.now()));
  if (due.length === 0) return;
  const photoId = side === "front" ? generation.frontPhotoId : generation.backPhotoId;
  const photo = photoId && (await photoBytes(ctx, photoId));
  if (!photo) return failAll(ctx, missing, "The photo was deleted. Please upload it again.");
  const asked = OrderedSubject.parse(generation.subject);
  const subject = { ...asked, now: bodyOfSide(asked, side) };
  for (const image of due) {
    if (!(await renew())) return;
    const job = { photo, side, subject, step: image.step, steps: subject.steps, take: image.take };
    const outcome = await askEngines(ctx, { image, job, client: generation.client });
    if (outcome.state === "no_person")
      return failAll(ctx, missing, "We could not find a person in this photo");
    if (outcome.state === "refused") await failAll(ctx, [image], outcome.reason);
    if (outcome.state === "done")
      await storeImage(ctx, generation.id, image, outcome).catch(async (error: unknown) => {
        await imageStore.uncountAttempt(ctx.db, image.id);
        throw error;
      });
    if (outcome.state === "pending") await postpone(ctx, image, outcome);
  }
}

async function failAll(ctx: Services, images: store.ImageRow[], reason: string): Promise<void> {
  for (const { id } of images)
    await endImage(ctx, id, { outcome: "failed" }, (db) =>
      imageStore.failImage(db, id, reason, ctx.clock.now()),
    );
}

async function postpone(ctx: Services, image: store.ImageRow, pending: Pending): Promise<void> {
  const { engine, ticket, checkAfterMs } = pending;
  const nextCheckAt = new Date(ctx.clock.now().getTime() + checkAfterMs);
  const isInProgress = await imageStore.storeTicket(ctx.db, image.id, { engine, ticket, nextCheckAt });
  if (!isInProgress) await cancel(ctx, { engine, ticket });
}

/** Stores an image. Its blob keys are saved before the upload, so that no blob is orphaned. */
async function storeImage(
  ctx: Services,
  generationId: string,
  image: store.ImageRow,
  made: Done,
): Promise<void> {
  const { jpeg, prompt, lowConfidence, widths, engine, millis } = made;
  const name = `images/${generationId}/${image.side}-${image.step}-${crypto.randomUUID()}`;
  const keys = { blobKey: `${name}.jpg`, thumbKey: `${name}-thumb.jpg` };
  const isInProgress = await ctx.db.$transaction(async (db) => {
    const abandoned = await imageStore.reserveBlobs(db, image.id, keys);
    await cleanup.enqueue(db, abandoned ?? []);
    return abandoned !== null;
  });
  if (!isInProgress) return;
  await ctx.blobs.put(keys.blobKey, jpeg, "image/jpeg");
  await ctx.blobs.put(keys.thumbKey, await ctx.photoReader.thumbnail(jpeg), "image/jpeg");
  const finished = {
    engine,
    prompt,
    lowConfidence,
    widths,
    sha256: sha256(jpeg),
    millis,
    finishedAt: ctx.clock.now(),
  };
  const isKept = await endImage(ctx, image.id, { outcome: "done", engine, millis }, (db) =>
    imageStore.completeImage(db, image.id, keys, finished),
  );
  if (!isKept) await cleanup.enqueue(ctx.db, [keys.blobKey, keys.thumbKey]);
}
