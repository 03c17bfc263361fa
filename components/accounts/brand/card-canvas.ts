import { logoPaths } from "@/components/platform/frame/logo";

/** Colours, font and canvas of every picture that can be shared. */

export const COLOURS = {
  ground: "#100d0b",
  text: "#f4ede4",
  muted: "#b0a79b",
  ink: "#16110d",
  photo: "#febb69",
  forecast: "#87d5f0",
};
const FAMILY = '"Archivo Variable", system-ui, sans-serif';
export const font = (weight: number, px: number) => `${weight} ${px}px ${FAMILY}`;

/** A canvas with the background and the logo; waits for the font. @throws Error without a canvas context */
export async function cardCanvas(size: { width: number; height: number }) {
  await Promise.all([document.fonts.load(font(640, 58)), document.fonts.load(font(420, 24))]);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, size);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  context.fillStyle = COLOURS.ground;
  context.fillRect(0, 0, size.width, size.height);
  drawMark(context);
  return { canvas, context };
}

function drawMark(context: CanvasRenderingContext2D) {
  context.save();
  context.translate(68, 56);
  context.scale(0.5, 0.5);
  const mark = (draw: () => void) => {
    context.save();
    context.translate(-8, 3.86);
    context.scale(1.3793, 1.3793);
    draw();
    context.restore();
  };
  mark(() => fill(context, logoPaths.measuredHalf, COLOURS.photo));
  mark(() => {
    context.clip(new Path2D(logoPaths.forecastHalf));
    fill(context, logoPaths.slices, COLOURS.forecast);
  });
  context.translate(91.7, 83);
  fill(context, logoPaths.wordmark, COLOURS.text);
  context.restore();
}

function fill(context: CanvasRenderingContext2D, path: string, colour: string) {
  context.fillStyle = colour;
  context.fill(new Path2D(path));
}

type TextStyle = { x: number; y: number; font: string; colour: string; width: number };

/** Draws a text, shrunk to its maximum width. */
export function write(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, colour, width, ...style }: TextStyle,
) {
  context.font = style.font;
  context.fillStyle = colour;
  context.fillText(text, x, y, width);
}
