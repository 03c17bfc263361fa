import "server-only";
import type { FileReply } from "@/lib/http/contract";
import type { Context, Db, Services } from "@/lib/kernel/context";
import { AppError, refuseField } from "@/lib/kernel/errors";
import { photoIdOf, photoUrl } from "@/lib/photos/asset";
import { imageReply } from "@/lib/photos/service";
import * as photos from "@/lib/photos/store";
import { type Brand, type BrandChange, NO_BRAND } from "./schema";
import * as store from "./store";
import { brandProblemTexts } from "./texts";

/** Wide enough for a mark on a screen or on paper. */
const LOGO_WIDTH = "540";

export async function getBrand(ctx: Context): Promise<Brand> {
  return present(await store.find(ctx.db, ctx.actor.id), photoUrl);
}

/**
 * Changes the parts that are named. A logo that is taken away stays an upload for as long as an unsaved one does, so
 * that naming it again brings it back.
 * @throws AppError `invalid` for a logo that is no free upload of the trainer's
 */
export async function changeBrand(ctx: Context, { body }: { body: BrandChange }): Promise<Brand> {
  const { logoUrl, ...parts } = body;
  const logoId = logoUrl && (await freeUpload(ctx.db, ctx.actor.id, logoUrl));
  const row = await store.change(ctx.db, ctx.actor.id, {
    ...parts,
    ...(logoUrl !== undefined && { logoId: logoId ?? null }),
  });
  return present(row, photoUrl);
}

async function freeUpload(db: Db, trainerId: string, url: string): Promise<string> {
  const photo = await photos.findOwned(db, photoIdOf(url) ?? "", trainerId);
  if (!photo || photo.clientId !== null) refuseField("invalid", "logoUrl", brandProblemTexts.noLogo);
  return photo.id;
}

/**
 * A trainer's brand for a page that needs no account. The page's own rules decide who sees it.
 * @param logoUrl where that page gives the logo out
 */
export async function brandOf(ctx: Pick<Services, "db">, trainerId: string, logoUrl: string): Promise<Brand> {
  return present(await store.find(ctx.db, trainerId), () => logoUrl);
}

/**
 * The logo for such a page.
 * @throws AppError `not_found` for a trainer without one
 */
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
