import { COLOURS, cardCanvas, font, write } from "@/components/accounts/brand/card-canvas";
import { drawBrand } from "@/components/accounts/brand/draw-brand";
import type { CardBrand } from "@/lib/accounts/brand/card";
import { jpegOf } from "@/lib/platform/browser/picture-file";

/** Only data for sharing: the client's first name, no note and no target. */
export interface SummaryCard {
  readonly brand: CardBrand | null;
  readonly title: string;
  readonly about: string;
  readonly figures: readonly { readonly value: string; readonly label: string }[];
  readonly recordsTitle: string | null;
  readonly records: readonly { readonly name: string; readonly figure: string; readonly beats: string }[];
}

const SIZE = { width: 1080, height: 1350 };
const LEFT = 68;
const WIDTH = SIZE.width - 2 * LEFT;
const MAX_RECORDS = 5;
const JPEG_QUALITY = 0.9;

/** Draws the card on the device. */
export async function drawSummary(card: SummaryCard): Promise<Blob> {
  const { canvas, context } = await cardCanvas(SIZE);
  if (card.brand) await drawBrand(context, card.brand, SIZE.width);
  const text = (
    words: string,
    y: number,
    weight: number,
    px: number,
    colour: string,
    x = LEFT,
    width = WIDTH,
  ) => write(context, words, { x, y, font: font(weight, px), colour, width });
  text(card.title, 226, 640, 68, COLOURS.text);
  text(card.about, 286, 420, 34, COLOURS.muted);
  const column = WIDTH / card.figures.length;
  for (const [index, { value, label }] of card.figures.entries()) {
    const x = LEFT + column * index;
    text(value, 446, 640, 92, COLOURS.text, x, column - 30);
    text(label, 500, 420, 32, COLOURS.muted, x, column - 30);
  }
  if (card.recordsTitle) text(card.recordsTitle, 630, 640, 44, COLOURS.photo);
  for (const [index, { name, figure, beats }] of card.records.slice(0, MAX_RECORDS).entries()) {
    const y = 710 + 116 * index;
    text(name, y, 560, 38, COLOURS.text, LEFT, WIDTH * 0.6);
    text(beats, y + 44, 420, 28, COLOURS.muted, LEFT, WIDTH * 0.6);
    context.textAlign = "right";
    text(figure, y + 14, 640, 42, COLOURS.photo, SIZE.width - LEFT, WIDTH * 0.38);
    context.textAlign = "left";
  }
  return jpegOf(canvas, JPEG_QUALITY);
}
