import type { Box } from "./schema";

/** A new cover's width as a share of the photo's, where no other one tells how large faces are. */
const USUAL_WIDTH = 0.16;
const FACE_SHAPE = 1.25;
const SMALLEST = 0.02;

/** A cover around a point of the photo, as large as the first one. @param shape the photo's height over its width */
export function coverAt(left: number, top: number, others: readonly Box[], shape: number): Box {
  const { width, height } = others[0] ?? {
    width: USUAL_WIDTH,
    height: (USUAL_WIDTH * FACE_SHAPE) / shape,
  };
  return inside({ left: left - width / 2, top: top - height / 2, width, height });
}

export const moved = (cover: Box, right: number, down: number): Box =>
  inside({ ...cover, left: cover.left + right, top: cover.top + down });

/** Larger or smaller around its centre. */
export const scaled = ({ left, top, width, height }: Box, factor: number): Box => {
  const size = { width: width * factor, height: height * factor };
  return inside({
    left: left + (width - size.width) / 2,
    top: top + (height - size.height) / 2,
    ...size,
  });
};

/** Wholly inside the photo. */
function inside({ left, top, ...size }: Box): Box {
  const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  const width = within(size.width, SMALLEST, 1);
  const height = within(size.height, SMALLEST, 1);
  return { left: within(left, 0, 1 - width), top: within(top, 0, 1 - height), width, height };
}
