import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import type { Brand } from "./schema";

const SHOWN = { name: true, colour: true, phone: true, web: true, email: true, logoId: true } as const;
export type BrandRow = Omit<Brand, "logoUrl"> & { logoId: string | null };

export function find(db: Db, trainerId: string): Promise<BrandRow | null> {
  return db.brand.findUnique({ where: { trainerId }, select: SHOWN });
}

export function change(db: Db, trainerId: string, data: Partial<BrandRow>): Promise<BrandRow> {
  return db.brand.upsert({
    where: { trainerId },
    create: { trainerId, ...data },
    update: data,
    select: SHOWN,
  });
}

export async function findLogo(db: Db, trainerId: string) {
  const row = await db.brand.findUnique({
    where: { trainerId },
    select: { logo: { select: { blobKey: true, thumbKey: true, sha256: true } } },
  });
  return row?.logo ?? null;
}
