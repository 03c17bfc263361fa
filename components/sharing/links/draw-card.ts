import { COLOURS, cardCanvas, font, write } from "@/components/accounts/brand/card-canvas";
import { drawBrand } from "@/components/accounts/brand/draw-brand";
import type { CardBrand } from "@/lib/accounts/brand/card";
import { jpegOf } from "@/lib/platform/browser/picture-file";
import { withXmpOf } from "@/lib/sharing/links/jpeg-metadata";

const STRIP_NAMES = { photo: "Photo", forecast: "AI forecast, not a photo" };

type Picture = {
  url: string;
  /** The lines below the picture, figures last. */
  lines: string[];
  /** A sentence below the lines. */
  note: string | null;
};
export type Card = {
  title: string;
  photo: Picture;
  forecast: Picture;
  disclaimer: string;
  brand: CardBrand | null;
};

const JPEG_QUALITY = 0.9;
const SIZE = { width: 1080, height: 1440 };
const FRAME = { top: 236, width: 459, height: 816, radius: 28 };
const STRIP = 68;
const LEFT = { photo: 68, forecast: 553 } as const;
/** The label strip of a generated image is cut off here and drawn again in a readable size. */
const SERVED_STRIP = 34 / 540;
/**
 * Before and after in one JPEG. Its pixels and its metadata say which half is generated. @throws Error when
 * an image cannot load
 */
export async function drawCard(card: Card): Promise<Blob> {
  const [photo, forecast] = await Promise.all([load(card.photo.url), load(card.forecast.url)]);
  const { canvas, context } = await cardCanvas(SIZE);
  if (card.brand) await drawBrand(context, card.brand, SIZE.width);
  write(context, card.title, { x: 68, y: 190, font: font(640, 58), colour: COLOURS.text, width: 944 });
  drawHalf(context, "photo", await createImageBitmap(photo), card.photo);
  drawHalf(context, "forecast", await withoutStrip(forecast), card.forecast);
  write(context, card.disclaimer, {
    x: 68,
    y: SIZE.height - 54,
    font: font(420, 24),
    colour: COLOURS.muted,
    width: 944,
  });
  const jpeg = await jpegOf(canvas, JPEG_QUALITY);
  const bytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
  return new Blob([withXmpOf(await bytes(forecast), await bytes(jpeg))], { type: "image/jpeg" });
}

async function load(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.blob();
}

async function withoutStrip(labelled: Blob): Promise<ImageBitmap> {
  const { width, height } = await createImageBitmap(labelled);
  return createImageBitmap(labelled, 0, 0, width, height - Math.round(width * SERVED_STRIP));
}

/** One picture with its label strip, with common rounded corners. */
function drawHalf(
  context: CanvasRenderingContext2D,
  kind: "photo" | "forecast",
  picture: ImageBitmap,
  { lines: [label = "", ...lines], note }: Picture,
) {
  const left = LEFT[kind];
  const { top, width, height, radius } = FRAME;
  context.save();
  context.beginPath();
  context.roundRect(left, top, width, height + STRIP, radius);
  context.clip();
  const scale = Math.max(width / picture.width, height / picture.height);
  const sourceWidth = width / scale;
  const sourceLeft = (picture.width - sourceWidth) / 2;
  context.drawImage(picture, sourceLeft, 0, sourceWidth, height / scale, left, top, width, height);
  context.fillStyle = COLOURS[kind];
  context.fillRect(left, top + height, width, STRIP);
  context.restore();
  context.textAlign = "center";
  const middle = { x: left + width / 2, y: top + height + 44, width: width - 40 };
  write(context, STRIP_NAMES[kind], { ...middle, font: font(620, 29), colour: COLOURS.ink });
  context.textAlign = "left";
  const below = top + height + STRIP;
  write(context, label, { x: left, y: below + 56, font: font(600, 32), colour: COLOURS[kind], width });
  for (const [index, line] of lines.entries())
    write(context, line, {
      x: left,
      y: below + 104 + 42 * index,
      font: font(420, 29),
      colour: COLOURS.text,
      width,
    });
  context.font = font(420, NOTE_PX);
  for (const [index, line] of wrapped(context, note ?? "", width).entries())
    write(context, line, {
      x: left,
      y: below + 62 + 42 * (lines.length + 1) + (NOTE_PX + 5) * index,
      font: font(420, NOTE_PX),
      colour: COLOURS.muted,
      width,
    });
}

const NOTE_PX = 22;

/** Breaks a text into lines of a maximum width. */
function wrapped(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
