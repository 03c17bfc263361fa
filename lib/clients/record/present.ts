import { derivedValues } from "@/lib/body/composition";
import type { PresentedImages } from "@/lib/images/orders/present";
import { photoUrl } from "@/lib/text/addresses";
import { fieldsOf, type StoredClient } from "./columns";

export function comparable(row: StoredClient) {
  return {
    photoUrl: row.frontPhotoId && photoUrl(row.frontPhotoId),
    backPhotoUrl: row.backPhotoId && photoUrl(row.backPhotoId),
    ...fieldsOf(row),
  };
}

export function presentClient(row: StoredClient, images: PresentedImages) {
  const values = comparable(row);
  return {
    ...values,
    ...derivedValues(row),
    id: row.id,
    trainerId: row.trainerId,
    notes: row.notes,
    adultConfirmedAt: row.adultConfirmedAt?.toISOString() ?? null,
    isSample: row.isSample,
    transformationUrls: images.transformations.map((image) => image.imageUrl),
    transformationPrompts: images.transformations.map((image) => image.prompt),
    transformationCount: images.transformations.length,
    ...images,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
