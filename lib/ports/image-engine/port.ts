import type { Body, Side } from "@/lib/body/body";
import type { SiteWidth } from "@/lib/body/widths";

/** What an engine knows about the person in the photo. */
export type ImageSubject = {
  sex: "male" | "female";
  heightInches: number;
  now: Body;
  target: Body;
};

/**
 * One picture to make: the photo as it was uploaded (JPEG, PNG or WebP bytes) with the body of step `step` of
 * `steps` (1 <= step <= steps <= 6; the last step is the target). Every step is made from the original photo,
 * never from another step, so that errors cannot add up.
 */
export type ImageJob = {
  photo: Uint8Array;
  side: Side;
  subject: ImageSubject;
  step: number;
  steps: number;
  /** 1, or more where the trainer wants the same step drawn otherwise. */
  take: number;
};

/**
 * How far a job has come. Everything but `pending` is final. A paid engine says what the job has cost so far in
 * millionths of a US dollar, orders under way included.
 */
export type ImageProgress =
  /**
   * The picture, as a JPEG without personal metadata that is marked as AI-generated, and the words that describe
   * what was asked. `lowConfidence` says that the person was found, but not beyond doubt. `widths` are those that the
   * eye measured on the picture; it is left out where the photo does not show them.
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
   * A remote engine is still at work: call `advance` again with this ticket after this many milliseconds. A ticket
   * ends with a colon and the name that the remote service has for the work, by which its webhooks are matched.
   */
  | { state: "pending"; ticket: string; checkAfterMs: number; costMicroUsd?: number }
  /** Nobody was found in the photo. A result is never faked. */
  | { state: "no_person" }
  /** The engine will never make this picture; the reason is a sentence for the trainer. */
  | { state: "refused"; reason: string; costMicroUsd?: number };

/** Makes transformation pictures. The service behind it does not know which adapter it talks to. */
export interface ImageEngine {
  readonly name: "local" | "replicate";
  /**
   * Starts the job (`ticket` null) or looks after one that was started (the ticket of its last `pending`).
   * Rejects only when trying again may help, such as after a time-out or a crash.
   */
  advance(job: ImageJob, ticket: string | null): Promise<ImageProgress>;
  /** What only an engine far away has. */
  readonly remote?: RemoteEngine;
}

/** What the eye on this machine sees of a picture that another engine made for a job. */
export type PictureReading =
  /** What shows of the body's widths, against the photo and what was asked. */
  | { state: "measured"; widths: SiteWidth[] }
  /** The photo shows a person, the picture does not. */
  | { state: "nobody" }
  /** The photo itself cannot be measured, so that nothing can be said. */
  | { state: "no_measure" };

/** Measures pictures, whoever made them. Rejects only when trying again may help, such as after a crash. */
export interface PictureMeter {
  read(job: ImageJob, picture: Uint8Array): Promise<PictureReading>;
}

/** An engine that costs money, works while nobody waits, and draws every take differently. */
export type RemoteEngine = {
  /**
   * The most that one image costs of its dearest model, in millionths of a US dollar; a second picture, where the
   * first is not what was asked for, included.
   */
  readonly microUsd: number;
  /** Ends the work behind a ticket that nobody waits for any more, as far as that is possible. Rejects for none of its own. */
  cancel(ticket: string): Promise<void>;
};

/**
 * Body composition at step `step` of `steps`: weight and body fat percentage each lie at the fraction
 * step/steps on the straight line from now to the target, so that the last step is exactly the target.
 */
export function stepComposition(now: Body, target: Body, step: number, steps: number): Body {
  if (step === steps) return { weightLbs: target.weightLbs, bodyFat: target.bodyFat };
  const fraction = step / steps;
  return {
    weightLbs: now.weightLbs + (target.weightLbs - now.weightLbs) * fraction,
    bodyFat: now.bodyFat + (target.bodyFat - now.bodyFat) * fraction,
  };
}
