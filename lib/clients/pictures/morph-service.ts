import "server-only";
import { unitSystem } from "@/lib/body/unit-system";
import type { MorphQuery } from "@/lib/clients/record/schema";
import { getClient } from "@/lib/clients/record/service";
import { captionLine, captionOfImage, captionOfPhoto } from "@/lib/images/orders/captions";
import { morphName } from "@/lib/images/orders/image-file";
import { facesInImage } from "@/lib/images/orders/image-service";
import { findImage } from "@/lib/images/orders/image-store";
import { facesInPhoto } from "@/lib/images/photos/check-service";
import { imageReply, withoutFaces } from "@/lib/images/photos/image-service";
import * as photos from "@/lib/images/photos/store";
import type { FileReply } from "@/lib/platform/http/contract";
import type { Context } from "@/lib/platform/kernel/context";
import { notFound } from "@/lib/platform/kernel/errors";
import { LIMITS } from "@/lib/platform/limits/policies";
import { spend } from "@/lib/platform/limits/service";
import { photoIdOf } from "@/lib/text/addresses";
import { localDate, noonOf } from "@/lib/text/calendar/local-date";
import { sha256 } from "@/lib/text/sha256";

type MorphInput = { params: { id: string }; query: MorphQuery };

/** @throws AppError `not_found` when the side has no images */
export async function getMorph(ctx: Context, { params, query }: MorphInput): Promise<FileReply> {
  const { drawnFrom, transformations, name } = await getClient(ctx, { params });
  const source = drawnFrom[query.side];
  const drawn = transformations.filter(({ side }) => side === query.side);
  const target = drawn.at(-1);
  if (!source || !target) return notFound("Image");
  await spend(ctx, LIMITS.morphPerTrainer, ctx.actor.id);
  const system = unitSystem(ctx.actor.units);
  const today = noonOf(localDate(ctx.clock.now(), query.timezoneOffset));
  const words = [captionOfPhoto(source, null), captionOfImage(target, { today, system })];
  const caption = words.map((one) => captionLine(one, system)).join(" ");
  const pictures = [
    await photoReply(ctx, photoIdOf(source.photoUrl), query),
    ...(await Promise.all(drawn.map(({ id }) => drawnReply(ctx, id, query)))),
  ];
  return {
    read: async () =>
      ctx.photoReader.morph(await Promise.all(pictures.map((reply) => reply.read())), caption),
    contentType: "image/webp",
    etag: sha256(JSON.stringify([caption, ...pictures.map(({ etag }) => etag)])).slice(0, 32),
    maxAge: 0,
    downloadName: morphName(name, query.side),
  };
}

async function photoReply(ctx: Context, id: string | null, { face }: MorphQuery): Promise<FileReply> {
  const photo = (id && (await photos.find(ctx.db, id))) || notFound("Image");
  const reply = imageReply(ctx, photo, "full");
  return face ? withoutFaces(ctx, reply, await facesInPhoto(ctx, photo), face) : reply;
}

async function drawnReply(ctx: Context, id: string, { face }: MorphQuery): Promise<FileReply> {
  const image = await findImage(ctx.db, id, ctx.actor.id);
  if (!image?.blobKey || !image.thumbKey || !image.sha256) return notFound("Image");
  const { blobKey, thumbKey } = image;
  const reply = imageReply(ctx, { blobKey, thumbKey, sha256: image.sha256 }, "full");
  return face ? withoutFaces(ctx, reply, await facesInImage(ctx, image), face) : reply;
}
