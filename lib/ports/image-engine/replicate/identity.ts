import sharp from "sharp";
import { girthRatios } from "@/lib/body/girths";
import { stepComposition } from "@/lib/ports/image-engine/port";
import type { ImageJob } from "../port";
import { type GreyImage, likeness } from "./likeness";

/** Fine enough to tell two people apart, coarse enough for a few milliseconds. */
const GRID = { width: 96, height: 171 } as const;

/**
 * Between what a change of the body alone does (at least 0.86 and 0.97, for the strongest change there is, also when
 * brighter and blurred) and another person, another framing or a mirrored picture (mostly below 0.55 and 0.75). Set
 * on drawn figures: to be set anew when models' pictures of real photos are at hand.
 */
const LEAST = { upper: 0.65, room: 0.75 } as const;

/** A copy of the photo, encoded anew, differs by 3 at most; a waist that changes by two percent by 12 at least. */
const LEAST_DIFFERENCE = 6;
/** A step that changes the waist by less may well look the same. */
const VISIBLE_CHANGE = 0.02;

const REASONS = {
  other: "The image service changed more than the body.",
  same: "The image service gave the photo back unchanged.",
} as const;

/** Why a model's picture cannot stand for this job, as a sentence; null when it can. */
export async function identityFlaw(job: ImageJob, picture: Uint8Array): Promise<string | null> {
  const { upper, room, difference } = likeness(await grey(job.photo), await grey(picture));
  if (upper < LEAST.upper || room < LEAST.room) return REASONS.other;
  return difference < LEAST_DIFFERENCE && isVisible(job) ? REASONS.same : null;
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
