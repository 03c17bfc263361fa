import type { LiveFrame } from "@/lib/engine/live/live-sight";

/** The size of a checked frame, with the photo's aspect ratio. */
const WIDTH = 270;
const HEIGHT = 480;

/** A camera with fewer rows would always count as too far away, so this is the smallest assumed height. */
const FEWEST_ROWS = 1280;

/** The cropped and scaled frame for the check; null before the camera delivers one. */
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
