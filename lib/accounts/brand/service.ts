import "server-only";
import { imageReply } from "@/lib/images/photos/image-service";
import { datePhoto } from "@/lib/images/photos/service";
import * as photos from "@/lib/images/photos/store";
import type { FileReply } from "@/lib/platform/http/contract";
import type { Context, Db, Services } from "@/lib/platform/kernel/context";
import { AppError, refuseField } from "@/lib/platform/kernel/errors";
import { photoIdOf, photoUrl } from "@/lib/text/addresses";
import { type Brand, type BrandChange, NO_BRAND } from "./schema";
import * as store from "./store";

/** Wide enough for a logo on screen and on paper. */
const LOGO_WIDTH = "540";

export async function getBrand(ctx: Context): Promise<Brand> {
  return present(await store.find(ctx.db, ctx.actor.id), photoUrl);
}

/**
 * A removed logo stays an unsaved upload for some time, so it can be set again.
 * @throws AppError `invalid` when the logo is not a free upload of the trainer
 */
export async function changeBrand(ctx: Context, { body }: { body: BrandChange }): Promise<Brand> {
  const { logoUrl, ...parts } = body;
  const logoId = logoUrl && (await freeUpload(ctx.db, ctx.actor.id, logoUrl));
  const before = logoUrl === undefined ? null : await store.find(ctx.db, ctx.actor.id);
  // An unused upload is kept for less than a day from its date, and Undo needs the old logo.
  if (before?.logoId) await datePhoto(ctx.db, before.logoId, ctx.clock.now());
  const row = await store.change(ctx.db, ctx.actor.id, {
    ...parts,
    ...(logoUrl !== undefined && { logoId: logoId ?? null }),
  });
  return present(row, photoUrl);
}

async function freeUpload(db: Db, trainerId: string, url: string): Promise<string> {
  const photo = await photos.findFree(db, photoIdOf(url) ?? "", trainerId);
  if (!photo) refuseField("invalid", "logoUrl", "Upload the logo again");
  return photo.id;
}

/** The page decides who may see it. @param logoUrl the page's own address of the logo */
export async function brandOf(ctx: Pick<Services, "db">, trainerId: string, logoUrl: string): Promise<Brand> {
  return present(await store.find(ctx.db, trainerId), () => logoUrl);
}

/** @throws AppError `not_found` for a trainer without one */
export async function logoOf(
  ctx: Pick<Services, "db" | "blobs" | "photoReader">,
  trainerId: string,
): Promise<FileReply> {
  const logo = await store.findLogo(ctx.db, trainerId);
  if (!logo) throw new AppError("not_found", "No logo");
  return { ...imageReply(ctx, logo, LOGO_WIDTH), maxAge: 0 };
}

function present(row: store.BrandRow | null, urlOf: (logoId: string) => string): Brand {
  if (!row) return NO_BRAND;
  const { logoId, ...parts } = row;
  return { ...parts, logoUrl: logoId && urlOf(logoId) };
}
