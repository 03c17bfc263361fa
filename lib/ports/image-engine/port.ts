import type { Body, Side, Subject } from "@/lib/body/body";
import type { SiteWidth } from "@/lib/body/widths";

/**
 * One image to make: the uploaded photo (JPEG, PNG or WebP bytes) with the body of step `step` of `steps` (1 <= step
 * <= steps <= 6; the last step is the target). The engine makes every step from the original photo, so that errors do
 * not add up.
 */
export type ImageJob = {
  photo: Uint8Array;
  side: Side;
  subject: Subject;
  step: number;
  steps: number;
  /** 1 for the first attempt. A higher number asks for a different drawing of the same step. */
  take: number;
};

/**
 * State of a job. Every state except `pending` is final. `costMicroUsd` is the cost so far in millionths of a US
 * dollar, unfinished orders included.
 */
export type ImageProgress =
  /**
   * A JPEG without personal metadata that is marked as AI-generated. `lowConfidence`: the engine found the person,
   * but is not sure. `widths` are missing if they cannot be measured on the photo.
   */
  | {
      state: "done";
      jpeg: Uint8Array;
      prompt: string;
      lowConfidence: boolean;
      widths?: SiteWidth[];
      costMicroUsd?: number;
    }
  /**
   * A remote engine still works: call `advance` again with this ticket after `checkAfterMs`. The ticket ends with a
   * colon and the remote id of the work, which the webhooks use.
   */
  | { state: "pending"; ticket: string; checkAfterMs: number; costMicroUsd?: number }
  /** The engine found no person in the photo. */
  | { state: "no_person" }
  /** The engine will never make this image. `reason` is a sentence for the trainer. */
  | { state: "refused"; reason: string; costMicroUsd?: number };

export interface ImageEngine {
  readonly name: "local" | "replicate";
  /**
   * Starts the job (`ticket` null) or continues it (the ticket of its last `pending`).
   * @throws only if a retry may help, for example after a time-out or a crash
   */
  advance(job: ImageJob, ticket: string | null): Promise<ImageProgress>;
  readonly remote?: RemoteEngine;
}

/** What the local networks measure on an image of any engine. */
export type PictureReading =
  | { state: "measured"; widths: SiteWidth[] }
  /** The photo shows a person, the image does not. */
  | { state: "nobody" }
  /** The photo cannot be measured, so there is no judgement of the image. */
  | { state: "no_measure" };

/** Measures images of any engine. Throws only if a retry may help, for example after a crash. */
export interface PictureMeter {
  read(job: ImageJob, picture: Uint8Array): Promise<PictureReading>;
}

/** An engine that costs money, works asynchronously and draws each take differently. */
export type RemoteEngine = {
  /**
   * The highest cost of one image in millionths of a US dollar, with one retry when the first picture fails the
   * check.
   */
  readonly microUsd: number;
  /** Cancels the work of a ticket if that is still possible. Throws for a ticket of another engine. */
  cancel(ticket: string): Promise<void>;
};

/**
 * The body at step `step` of `steps`: weight and body fat percentage are linear from now to the target. The last step
 * is exactly the target.
 */
export function stepComposition(now: Body, target: Body, step: number, steps: number): Body {
  if (step === steps) return { weightLbs: target.weightLbs, bodyFat: target.bodyFat };
  const fraction = step / steps;
  return {
    weightLbs: now.weightLbs + (target.weightLbs - now.weightLbs) * fraction,
    bodyFat: now.bodyFat + (target.bodyFat - now.bodyFat) * fraction,
  };
}
