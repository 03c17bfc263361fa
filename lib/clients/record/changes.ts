/** The fields that affect images and forecast. Inches, pounds, percent. */
export type ComparableClient = {
  photoUrl: string | null;
  backPhotoUrl: string | null;
  gender: string;
  height: number;
  weight: number;
  bodyFat: number;
  bodyFatMethod: string | null;
  targetBodyFat: number;
  targetWeight: number;
  steps: number;
  workoutsPerWeek: number;
  hoursPerWorkout: number;
  experience: string;
  dietAdherence: number;
  birthDate: string | null;
  medicineSince: string | null;
  pauseReason: string | null;
  pausedFrom: string | null;
  pausedUntil: string | null;
};

/** `significant` needs new images, `timeline` only a new forecast. */
export type ChangeKind = "significant" | "timeline" | "none";

/** Lean masses are missing because they follow from weight and body fat, which are compared to the tenth. */
const IMAGE_FIELDS = [
  "photoUrl",
  "backPhotoUrl",
  "gender",
  "height",
  "weight",
  "bodyFat",
  "targetBodyFat",
  "targetWeight",
  "steps",
] as const satisfies (keyof ComparableClient)[];

const TIMELINE_FIELDS = [
  "bodyFatMethod",
  "workoutsPerWeek",
  "hoursPerWorkout",
  "experience",
  "dietAdherence",
  "birthDate",
  "medicineSince",
  "pauseReason",
  "pausedFrom",
  "pausedUntil",
] as const satisfies (keyof ComparableClient)[];

/** Classifies an edit. The browser chooses its message by it, the server its actions. */
export function classifyChange(before: ComparableClient, after: ComparableClient): ChangeKind {
  if (IMAGE_FIELDS.some((field) => before[field] !== after[field])) return "significant";
  return TIMELINE_FIELDS.some((field) => before[field] !== after[field]) ? "timeline" : "none";
}

export function photosWereDeleted(
  before: Pick<ComparableClient, "photoUrl" | "backPhotoUrl">,
  after: Pick<ComparableClient, "photoUrl" | "backPhotoUrl">,
): boolean {
  return (
    (before.photoUrl !== null && after.photoUrl === null) ||
    (before.backPhotoUrl !== null && after.backPhotoUrl === null)
  );
}
