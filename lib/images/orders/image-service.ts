import "server-only";
import { unitSystem } from "@/lib/body/unit-system";
import { SCREEN_WIDTHS, type ScreenWidth } from "@/lib/images/photos/asset";
import { facesInPhoto, facesOf } from "@/lib/images/photos/check-service";
import { imageReply, labelled, withoutFaces } from "@/lib/images/photos/image-service";
import type { Box } from "@/lib/images/photos/schema";
import * as photos from "@/lib/images/photos/store";
import { hasRoom } from "@/lib/images/spending/service";
import { recordView } from "@/lib/platform/audit/service";
import type { Context, Services } from "@/lib/platform/kernel/context";
import { AppError, notFound } from "@/lib/platform/kernel/errors";
import { LIMITS } from "@/lib/platform/limits/policies";
import { spend } from "@/lib/platform/limits/service";
import { DAY_MS } from "@/lib/text/calendar/days";
import { localDate, noonOf } from "@/lib/text/calendar/local-date";
import { uuidv7 } from "@/lib/text/uuid";
import { captionLine, imageCaption } from "./captions";
import { enginesFor } from "./engine-service";
import * as imageStore from "./image-store";
import type { Rating, TransformationSize } from "./schema";
import { generateSoon, imagesOf } from "./service";

/** One image. Images that leave the app are requested with the strip that labels them. */
export async function getTransformationImage(
  ctx: Context,
  { params, query }: { params: { id: string }; query: TransformationSize },
) {
  const image = await imageStore.findImage(ctx.db, params.id, ctx.actor.isAdmin ? undefined : ctx.actor.id);
  const stored = image && imageStore.storedIn(image);
  if (!stored) notFound("Image");
  const client = ctx.actor.isAdmin && (await imageStore.clientOf(ctx.db, image.generationId));
  if (client) await recordView(ctx, client);
  if (isForScreen(query.size) && !query.face) return imageReply(ctx, stored, query.size);
  const plain = imageReply(ctx, stored, query.size === "thumb" ? "thumb" : "full");
  // Not kept by the browser with covers, because the trainer may change them.
  const shown = query.face
    ? withoutFaces(ctx, { ...plain, maxAge: 0 }, await facesInImage(ctx, image), query.face)
    : plain;
  if (query.size !== "labelled") return shown;
  const caption = await captionLineOf(ctx, image, query.timezoneOffset);
  return labelled(ctx, shown, caption);
}

const isForScreen = (size: TransformationSize["size"]): size is ScreenWidth =>
  SCREEN_WIDTHS.some((width) => width === size);

async function captionLineOf(
  ctx: Context,
  image: imageStore.FoundImage,
  timezoneOffset: number,
): Promise<string> {
  const client = await imageStore.clientOf(ctx.db, image.generationId);
  const presented = client && (await imagesOf(ctx, [client]))(client);
  const found = presented?.transformations.find(({ id }) => id === image.id);
  const from = {
    today: noonOf(localDate(ctx.clock.now(), timezoneOffset)),
    system: unitSystem(ctx.actor.units),
  };
  const caption = imageCaption({ ...image, match: found?.match ?? null }, from);
  return captionLine(caption, from.system);
}

/** None from behind. @throws AppError `unavailable` when they cannot be looked for now */
export async function facesInImage(ctx: Services, image: imageStore.FoundImage): Promise<Box[]> {
  const photoId = await imageStore.sourcePhotoId(ctx.db, image);
  const photo = photoId ? await photos.find(ctx.db, photoId) : null;
  const inPhoto = photo ? await facesInPhoto(ctx, photo) : [];
  // The local engine does not move the head; other engines may.
  if (photo && image.engine === "local") return inPhoto;
  const bytes = image.blobKey && (await ctx.blobs.get(image.blobKey));
  const drawn = bytes ? await facesOf(ctx, bytes) : [];
  // A face that was missed in the image is covered where the photo has it.
  return drawn.length >= inPhoto.length ? drawn : [...drawn, ...inPhoto];
}

export async function rateImage(
  ctx: Context,
  { params, body }: { params: { id: string }; body: { rating: Rating } },
) {
  const isRated = await imageStore.rate(ctx.db, params.id, ctx.actor.id, body.rating);
  if (!isRated) notFound("Image");
  return body;
}

/** @throws AppError `conflict` when the result would be the same, `rate_limited` when the budget is used up */
export async function redrawImage(ctx: Context, { params }: { params: { id: string } }) {
  const image = await imageStore.findImage(ctx.db, params.id, ctx.actor.id);
  if (!image) notFound("Image");
  const engines = enginesFor(ctx, { isSample: await imageStore.isOfSample(ctx.db, image.id) });
  const microUsd = engines.find(({ remote }) => remote)?.remote?.microUsd;
  if (microUsd === undefined) throw new AppError("conflict", "This server draws the same image every time.");
  const now = ctx.clock.now();
  const id = await ctx.db.$transaction(async (db) => {
    if (!(await hasRoom(ctx, db, ctx.actor.id, microUsd)))
      throw new AppError("rate_limited", "Today's image budget is used up. It resets at midnight UTC.", {
        retryAfter: secondsToTomorrow(now),
      });
    await spend({ ...ctx, db }, LIMITS.redrawPerTrainer, ctx.actor.id);
    return imageStore.insertAttempt(db, image, uuidv7(now));
  });
  if (id === null) throw new AppError("conflict", "Newer images have replaced this one.");
  generateSoon(ctx, image.generationId);
  return { id };
}

const secondsToTomorrow = (now: Date): number => Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);
