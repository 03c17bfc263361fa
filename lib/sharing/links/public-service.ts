import "server-only";
import { brandOf, logoOf } from "@/lib/accounts/brand/service";
import { findImage, storedIn } from "@/lib/images/orders/image-store";
import { imageReply, labelled, withoutFaces } from "@/lib/images/photos/image-service";
import type { ImageSize } from "@/lib/images/photos/schema";
import * as photos from "@/lib/images/photos/store";
import type { FileReply } from "@/lib/platform/http/contract";
import type { Context, Services } from "@/lib/platform/kernel/context";
import { AppError } from "@/lib/platform/kernel/errors";
import { LIMITS } from "@/lib/platform/limits/policies";
import { spend } from "@/lib/platform/limits/service";
import { isoDay } from "@/lib/text/calendar/days";
import { firstName } from "@/lib/text/names";
import { tokenHashOf } from "@/lib/text/sha256";
import { sharedCaptionLine } from "./frames";
import { stateOf } from "./reveal-day";
import { ShareContent, type SharedResult, type SharedSide } from "./schema";
import * as store from "./store";

type ByToken = { params: { token: string } };
type PublicContext = Context<"public">;

/** The content of the link. Counts every view except the trainer's own. */
export async function getSharedResult(ctx: PublicContext, { params }: ByToken): Promise<SharedResult> {
  const { share, content, isLocked } = await openShare(ctx, params.token);
  const { name, trainer, trainerId } = share.client;
  if (ctx.actor?.id !== trainerId) await store.countView(ctx.db, share.id, ctx.clock.now());
  const brand = await brandOf(ctx, trainerId, `/api/share/${params.token}/logo`);
  const by = { firstName: firstName(name), trainerName: trainer.name, brand };
  if (isLocked) return { state: "locked", ...by, revealOn: share.revealOn ? isoDay(share.revealOn) : "" };
  return { state: "open", ...by, madeAt: share.createdAt.toISOString(), ...content };
}

/** One of the chosen pictures; a generated image has the strip that labels it. */
export async function getSharedImage(
  ctx: PublicContext,
  { params, query }: { params: { token: string; imageId: string }; query: ImageSize },
): Promise<FileReply> {
  const { share, content, isLocked } = await openShare(ctx, params.token);
  const { sides, faces } = content;
  if (isLocked) return closed();
  const { imageId } = params;
  const asShared = (reply: FileReply) =>
    faces ? withoutFaces(ctx, reply, faces.boxes[imageId] ?? [], faces.cover) : reply;
  if (sides.some(({ photoId }) => photoId === imageId)) {
    const photo = (await photos.find(ctx.db, imageId)) ?? closed();
    return { ...asShared(imageReply(ctx, photo, query.size)), maxAge: 0 };
  }
  const chosen = sides.flatMap(({ images }) => images).find(({ id }) => id === imageId);
  const image = chosen ? await findImage(ctx.db, imageId) : null;
  const stored = image && storedIn(image);
  if (!chosen || !stored) return closed();
  const reply = asShared(imageReply(ctx, stored, query.size));
  const caption = sharedCaptionLine(chosen, content, share.createdAt);
  return { ...labelled(ctx, reply, caption), maxAge: 0 };
}

export async function getSharedLogo(ctx: PublicContext, { params }: ByToken): Promise<FileReply> {
  const { share } = await openShare(ctx, params.token);
  return logoOf(ctx, share.client.trainerId);
}

/** Whether the link works, for a page that must know before its first query. */
export async function isShared(ctx: Pick<Services, "db" | "clock">, token: string): Promise<boolean> {
  const tokenHash = tokenHashOf(token);
  return tokenHash !== null && (await store.findLive(ctx.db, tokenHash, ctx.clock.now())) !== null;
}

/**
 * Leaves out sides whose photo was deleted or taken out of the client's history.
 * @throws AppError `not_found`, the same for every link that does not work
 */
async function openShare(ctx: PublicContext, token: string) {
  await spend(ctx, LIMITS.sharedPerAddress, ctx.address);
  const now = ctx.clock.now();
  const share = (await store.findLive(ctx.db, tokenHashOf(token) ?? closed(), now)) ?? closed();
  const content = ShareContent.parse(share.content);
  const sides = await sidesLeft(ctx, share.clientId, content.sides);
  if (sides.length === 0) return closed();
  return { share, content: { ...content, sides }, isLocked: stateOf(share, now) === "locked" };
}

async function sidesLeft(ctx: PublicContext, clientId: string, sides: SharedSide[]): Promise<SharedSide[]> {
  const found = await Promise.all(sides.map(({ photoId }) => photos.find(ctx.db, photoId)));
  return sides.filter((_, index) => found[index]?.clientId === clientId);
}

function closed(): never {
  throw new AppError("not_found", "This link is closed.");
}
