import sharp from "sharp";
import { girthRatios } from "@/lib/body/girths";
import { stepComposition } from "@/lib/ports/image-engine/port";
import type { ImageJob } from "../port";
import { type GreyImage, likeness } from "./likeness";

/** In pixels: fine enough to tell two people apart, and fast to compare. */
const GRID = { width: 96, height: 171 } as const;

/**
 * Measured on rendered figures: a body change alone reaches .86 and .97, another person or framing mostly stays below
 * .55 and .75. Measure again once there are model pictures of real photos.
 */
const MIN_SIMILARITY = { upper: 0.65, room: 0.75 } as const;

/** A re-encoded copy of the photo differs by at most 3, a waist change of two percent by at least 12. */
const MIN_DIFFERENCE = 6;
/** A step with a smaller relative change of the waist may look the same. */
const VISIBLE_CHANGE = 0.02;

const REASONS = {
  other: "The image service changed more than the body.",
  same: "The image service gave the photo back unchanged.",
} as const;

/** Why the picture cannot be used for this job, as a sentence for the trainer; null if it can. */
export async function identityFlaw(job: ImageJob, picture: Uint8Array): Promise<string | null> {
  const { upper, room, difference } = likeness(await grey(job.photo), await grey(picture));
  if (upper < MIN_SIMILARITY.upper || room < MIN_SIMILARITY.room) return REASONS.other;
  return difference < MIN_DIFFERENCE && isVisible(job) ? REASONS.same : null;
}

function isVisible({ subject, step, steps }: ImageJob): boolean {
  const target = stepComposition(subject.now, subject.target, step, steps);
  return Math.abs(girthRatios({ ...subject, target }).frontWidth.waist - 1) >= VISIBLE_CHANGE;
}

async function grey(bytes: Uint8Array): Promise<GreyImage> {
  const data = await sharp(bytes)
    .autoOrient()
    .flatten({ background: "#808080" })
    .resize({ ...GRID, fit: "fill" })
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { ...GRID, data };
}
