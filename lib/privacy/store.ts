import "server-only";
import type { Db } from "@/lib/kernel/context";

export function countPhotos(db: Db, clientId: string): Promise<number> {
  return db.photo.count({ where: { clientId } });
}

/** Every finished image, also of sets that newer ones have replaced. */
export function countImages(db: Db, clientId: string): Promise<number> {
  return db.generationImage.count({ where: { status: "done", generation: { clientId } } });
}
