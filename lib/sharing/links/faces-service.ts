import "server-only";
import { facesInImage } from "@/lib/images/orders/image-service";
import { findImage } from "@/lib/images/orders/image-store";
import { facesInPhoto } from "@/lib/images/photos/check-service";
import type { FaceCover } from "@/lib/images/photos/schema";
import * as photos from "@/lib/images/photos/store";
import type { Services } from "@/lib/platform/kernel/context";
import type { SharedFaces, SharedSide } from "./schema";

/** Runs before the link is created, so that a failure cannot show a face. @throws AppError `unavailable` */
export async function facesToCover(
  ctx: Services,
  sides: readonly SharedSide[],
  cover: FaceCover,
): Promise<SharedFaces> {
  const boxes: SharedFaces["boxes"] = {};
  for (const { photoId, images } of sides) {
    const photo = await photos.find(ctx.db, photoId);
    if (photo) boxes[photoId] = await facesInPhoto(ctx, photo);
    for (const { id } of images) {
      const image = await findImage(ctx.db, id);
      if (image) boxes[id] = await facesInImage(ctx, image);
    }
  }
  return { cover, boxes };
}
