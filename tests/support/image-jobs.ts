import type { ImageJob } from "@/lib/ports/image-engine/port";

/** A job for a man who goes from 195 lb at 25 % to 166 lb at 12 %. */
export const imageJob = (photo: Uint8Array, change: Partial<ImageJob> = {}): ImageJob => ({
  photo,
  side: "front",
  subject: {
    sex: "male",
    heightInches: 72,
    now: { weightLbs: 195, bodyFat: 25 },
    target: { weightLbs: 166, bodyFat: 12 },
  },
  step: 1,
  steps: 1,
  take: 1,
  ...change,
});
