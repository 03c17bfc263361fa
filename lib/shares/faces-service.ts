import "server-only";
import type { Services } from "@/lib/kernel/context";
import type { FaceCover } from "@/lib/photos/schema";
import { faceIn } from "@/lib/photos/service";
import * as photos from "@/lib/photos/store";
import { faceInImage } from "@/lib/transformations/image-service";
import { findImage } from "@/lib/transformations/image-store";
import type { SharedFaces, SharedSide } from "./schema";

/**
 * Where the faces are in the pictures of a link. Looked up before it is made, so that it can never show one because
 * nobody could look for it later.
 * @throws AppError `unavailable` as long as that cannot be told
 */
export async function facesIn(
  ctx: Services,
  sides: readonly SharedSide[],
  cover: FaceCover,
): Promise<SharedFaces> {
  const boxes: SharedFaces["boxes"] = {};
  for (const { photoId, images } of sides) {
    const photo = await photos.find(ctx.db, photoId);
    const face = photo && (await faceIn(ctx, photo));
    if (face) boxes[photoId] = face;
    for (const { id } of images) {
      const image = await findImage(ctx.db, id);
      const drawn = image && (await faceInImage(ctx, image));
      if (drawn) boxes[id] = drawn;
    }
  }
  return { cover, boxes };
}
