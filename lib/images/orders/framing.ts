import type { Waist } from "@/lib/engine/check/faults";
import type { Box, Outline } from "@/lib/images/photos/schema";
import type { PictureView } from "./schema";

/** A person on a picture: the picture's height over its width, and box and outline in fractions of both. */
export type Figure = { shape: number; box: Box; outline: Outline };

export type View = PictureView;

/** Whether the outline of a photo lies over its images at first: where the waist is bare, the change is seen without it. */
export const isOutlinedAtFirst = (waist: Waist | undefined): boolean => waist !== "bare";

/** Height over width of the frame. */
export const FRAME_SHAPE = 16 / 9;

/** Space above the head, below the feet and beside the arms, as a share of the person's size. */
const MARGIN = 0.05;
/** The least share of the frame's height that the person has; wide arms are cut for it. */
const LEAST_SHARE = 0.7;

/** From above the head to below the feet, or to where the photo ends. Never beyond the photo. */
export function viewOf({ shape, box }: Omit<Figure, "outline">): View {
  const [top, height] = [box.top * shape, box.height * shape];
  const wanted = Math.max((height * (1 + 2 * MARGIN)) / FRAME_SHAPE, box.width * (1 + 2 * MARGIN));
  const width = Math.min(wanted, height / LEAST_SHARE / FRAME_SHAPE, 1, shape / FRAME_SHAPE);
  const tall = width * FRAME_SHAPE;
  return {
    left: between(0, box.left + (box.width - width) / 2, 1 - width),
    top: between(0, Math.min(top + (height - tall) / 2, top - MARGIN * height), shape - tall),
    width,
  };
}

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** The whole picture in a frame that may be larger, with space around it. */
export function wholeView(shape: number): View {
  const width = Math.max(1, shape / FRAME_SHAPE);
  return { left: (1 - width) / 2, top: (shape - width * FRAME_SHAPE) / 2, width };
}

/** Places a picture so that its frame shows the view. What lies below the photo in an image, such as a label, is cut. */
export const placed = ({ left, top, width }: View) => ({
  left: percent(-left / width),
  top: percent(-top / width / FRAME_SHAPE),
  width: percent(1 / width),
  height: "auto",
  maxWidth: "none",
});

/**
 * A frame that shows a view and is scaled and moved to show the whole picture: the scale of the whole, at most 1, and by how
 * many frames to move at a scale between it and 1.
 */
export function zoomedOut(view: View, shape: number) {
  const whole = wholeView(shape);
  const least = view.width / whole.width;
  const away = (scale: number) => (least === 1 ? 0 : (1 - scale) / (1 - least));
  const x = (view.left - whole.left) / whole.width - (1 - least) / 2;
  const y = (view.top - whole.top) / whole.width / FRAME_SHAPE - (1 - least) / 2;
  return { least, moved: (scale: number) => ({ x: x * away(scale), y: y * away(scale) }) };
}

const percent = (share: number): string => `${share * 100}%`;

/** A point in fractions of the picture, in fractions of the frame. */
export const inFrame = (
  [x, y]: readonly [x: number, y: number],
  { left, top, width }: View,
  shape: number,
): [x: number, y: number] => [(x - left) / width, (y * shape - top) / width / FRAME_SHAPE];
