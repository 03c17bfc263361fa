import type { Body, Side } from "@/lib/body/body";
import type { PlannedSubject } from "@/lib/body/planned-lean";
import type { SiteWidth } from "@/lib/body/widths";
import type { Box, PhotoCheck } from "@/lib/engine/check/faults";

/** Step `step` of at most 6 (the last is the target), made from the original so that errors do not add up. */
export type ImageJob = {
  photo: Uint8Array;
  side: Side;
  subject: PlannedSubject;
  step: number;
  steps: number;
  /** 1 for the first attempt. A higher number asks for a different drawing of the same step. */
  take: number;
};

/** Every state except `pending` is final. Costs are millionths of a US dollar, unfinished orders included. */
export type ImageProgress =
  /** `lowConfidence`: the engine found the person but is not sure. `widths` are missing if not measurable. */
  | {
      state: "done";
      jpeg: Uint8Array;
      prompt: string;
      lowConfidence: boolean;
      widths?: SiteWidth[];
      costMicroUsd?: number;
    }
  /** Call `advance` again with this ticket, which ends with a colon and the remote id for the webhooks. */
  | { state: "pending"; ticket: string; checkAfterMs: number; costMicroUsd?: number }
  | { state: "no_person" }
  /** `reason` is a sentence for the trainer. */
  | { state: "refused"; reason: string; costMicroUsd?: number };

export interface ImageEngine {
  readonly name: "local" | "replicate";
  /** `ticket` is null for a new job. @throws only if a retry may help, for example after a time-out */
  advance(job: ImageJob, ticket: string | null): Promise<ImageProgress>;
  readonly remote?: RemoteEngine;
}

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

export interface PhotoChecker {
  /** Null if the bytes cannot be decoded. @throws only if a retry may help, for example after a crash */
  check(photo: Uint8Array): Promise<PhotoCheck | null>;
  /** All faces, the person's own first; null if the bytes cannot be decoded. @throws only if a retry may help */
  faces(photo: Uint8Array): Promise<Box[] | null>;
  /** Starts the workers before the first photo. Never throws: a failed start shows at the first photo. */
  warmUp(): Promise<void>;
}

/** An engine that costs money, works asynchronously and draws each take differently. */
export type RemoteEngine = {
  /** Highest cost of one image in millionths of a US dollar, with the retry after a failed check. */
  readonly microUsd: number;
  /** Cancels the work of a ticket if that is still possible. Throws for a ticket of another engine. */
  cancel(ticket: string): Promise<void>;
};

export function stepComposition(now: Body, target: Body, step: number, steps: number): Body {
  if (step === steps) return { weightLbs: target.weightLbs, bodyFat: target.bodyFat };
  const fraction = step / steps;
  return {
    weightLbs: now.weightLbs + (target.weightLbs - now.weightLbs) * fraction,
    bodyFat: now.bodyFat + (target.bodyFat - now.bodyFat) * fraction,
  };
}
