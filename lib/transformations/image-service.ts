import "server-only";
import { DAY_MS } from "@/lib/calendar/durations";
import { AppError } from "@/lib/errors";
import { LIMITS } from "@/lib/limits/policies";
import { spend } from "@/lib/limits/service";
import { imageReply } from "@/lib/photos/service";
import type { Context } from "@/lib/server/context";
import { hasRoom } from "@/lib/spending/service";
import { uuidv7 } from "@/lib/text/uuid-v7";
import { enginesFor } from "./engine-service";
import * as imageStore from "./image-store";
import type { Rating, TransformationSize } from "./schema";
import { generateSoon } from "./service";
import { generationErrorTexts, imageErrorTexts } from "./texts";

/** One image for whoever may see it. Whatever leaves the app asks for it with the strip that says what it is. */
export async function getTransformationImage(
  ctx: Context,
  { params, query }: { params: { id: string }; query: TransformationSize },
) {
  const image = await imageStore.findImage(ctx.db, params.id, ctx.actor.isAdmin ? undefined : ctx.actor.id);
  if (!image?.blobKey || !image.thumbKey || !image.sha256)
    throw new AppError("not_found", imageErrorTexts.notFound);
  const { blobKey, thumbKey, sha256 } = image;
  const stored = { blobKey, thumbKey, sha256 };
  if (query.size !== "labelled") return imageReply(ctx, stored, query.size);
  const whole = await imageReply(ctx, stored, "full");
  return { ...whole, bytes: await ctx.photoReader.labelled(whole.bytes), etag: `${whole.etag}-labelled` };
}

/** Remembers what the trainer thinks of an image; null takes it back. */
export async function rateImage(
  ctx: Context,
  { params, body }: { params: { id: string }; body: { rating: Rating } },
) {
  const isRated = await imageStore.rate(ctx.db, params.id, ctx.actor.id, body.rating);
  if (!isRated) throw new AppError("not_found", imageErrorTexts.notFound);
  return body;
}

/**
 * Has one image drawn anew; the earlier one stays in sight until the new one is there. While one is under way,
 * asking again changes nothing.
 * @throws AppError `conflict` where it would only come out the same, `rate_limited` when the day's budget is gone
 */
export async function redrawImage(ctx: Context, { params }: { params: { id: string } }) {
  const image = await imageStore.findImage(ctx.db, params.id, ctx.actor.id);
  if (!image) throw new AppError("not_found", imageErrorTexts.notFound);
  const engines = enginesFor(ctx, { isSample: await imageStore.isOfSample(ctx.db, image.id) });
  const microUsd = engines.find(({ remote }) => remote)?.remote?.microUsd;
  if (microUsd === undefined) throw new AppError("conflict", imageErrorTexts.alwaysSame);
  const now = ctx.clock.now();
  const id = await ctx.db.$transaction(async (db) => {
    if (!(await hasRoom(ctx, db, ctx.actor.id, microUsd)))
      throw new AppError("rate_limited", generationErrorTexts.budgetGone, {
        retryAfter: secondsToTomorrow(now),
      });
    await spend({ ...ctx, db }, LIMITS.redrawPerTrainer, ctx.actor.id);
    return imageStore.insertTake(db, image, uuidv7(now));
  });
  if (id === null) throw new AppError("conflict", imageErrorTexts.superseded);
  generateSoon(ctx, image.generationId);
  return { id };
}

/** Until the next day begins in UTC. */
const secondsToTomorrow = (now: Date): number => Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);
