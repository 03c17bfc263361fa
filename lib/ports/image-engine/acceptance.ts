import type { ImageJob, ImageProgress } from "./port";

/** In pixels. The segmentation is not reliable on smaller photos. */
export const SMALLEST_PHOTO = { width: 400, height: 700 } as const;

type Size = { width: number; height: number };

export const isTooSmall = ({ width, height }: Size): boolean =>
  width < SMALLEST_PHOTO.width || height < SMALLEST_PHOTO.height;

export function tooSmall({ width, height }: Size): ImageProgress {
  return {
    state: "refused",
    reason:
      `The photo is too small (${width} x ${height} pixels). ` +
      `Take an upright full-body photo of at least ${SMALLEST_PHOTO.width} x ${SMALLEST_PHOTO.height} pixels.`,
  };
}

export const UNREADABLE: ImageProgress = {
  state: "refused",
  reason: "The photo could not be read. Upload it again as a JPEG, PNG or WebP image.",
};

/** @throws RangeError for a step outside 1 to `steps` */
export function requireStep({ step, steps }: Pick<ImageJob, "step" | "steps">): void {
  if (!Number.isInteger(step) || step < 1 || step > steps)
    throw new RangeError(`There is no step ${step} of ${steps}.`);
}
