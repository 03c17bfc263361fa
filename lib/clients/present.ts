import { derivedValues } from "@/lib/body/composition";
import type { StoredQuestion } from "@/lib/forecast/question";
import { photoUrl } from "@/lib/photos/asset";
import type { PresentedImages } from "@/lib/transformations/present";
import type { ComparableClient } from "./changes";

/** A client as it is stored: inches, pounds, percent. */
export type StoredClient = StoredQuestion & {
  id: string;
  trainerId: string;
  name: string;
  steps: number;
  notes: string | null;
  adultConfirmedAt: Date | null;
  isSample: boolean;
  frontPhotoId: string | null;
  backPhotoId: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** The words of the API for what decides about images and forecast. */
export function comparable(row: StoredClient): ComparableClient {
  return {
    photoUrl: row.frontPhotoId && photoUrl(row.frontPhotoId),
    backPhotoUrl: row.backPhotoId && photoUrl(row.backPhotoId),
    gender: row.gender,
    height: row.heightInches,
    weight: row.weightLbs,
    bodyFat: row.bodyFat,
    targetBodyFat: row.targetBodyFat,
    targetWeight: row.targetWeightLbs,
    steps: row.steps,
    workoutsPerWeek: row.workoutsPerWeek,
    hoursPerWorkout: row.hoursPerWorkout,
    experience: row.experience,
    dietAdherence: row.dietAdherence,
  };
}

/** A client as the API gives it, with everything that is computed. */
export function presentClient(row: StoredClient, images: PresentedImages) {
  const values = comparable(row);
  return {
    ...values,
    gender: row.gender,
    experience: row.experience,
    ...derivedValues(values),
    id: row.id,
    trainerId: row.trainerId,
    name: row.name,
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
