import type { LiveFrame } from "@/lib/ports/photo-check/live-sight";

/** The frame that is looked at; the photo has the same shape. */
const WIDTH = 270;
const HEIGHT = 480;

/** Nobody can come close enough for a camera with fewer rows than this: its pictures are judged as if it had them. */
const FEWEST_ROWS = 1280;

/** The part of a picture that the photo will show, small enough for a look; null while there is nothing to see. */
export function liveFrame(
  picture: CanvasImageSource,
  { width: fullWidth, height: fullHeight }: { width: number; height: number },
): LiveFrame | null {
  if (!fullWidth) return null;
  const height = Math.min(fullHeight, (fullWidth * HEIGHT) / WIDTH);
  const width = (height * WIDTH) / HEIGHT;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  const [left, top] = [(fullWidth - width) / 2, (fullHeight - height) / 2];
  context.drawImage(picture, left, top, width, height, 0, 0, WIDTH, HEIGHT);
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  return { width: WIDTH, height: HEIGHT, data, scale: Math.max(height, FEWEST_ROWS) / HEIGHT };
}
