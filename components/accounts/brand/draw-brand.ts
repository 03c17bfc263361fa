import type { CardBrand } from "@/lib/accounts/brand/card";
import { COLOURS, font, write } from "./card-canvas";

const TOP = 40;
const MARK = 76;
/** The white space around a logo, left plus right. */
const PAD = 12;
const EDGE = 68;
/** The widest allowed logo, as width over height. */
const WIDEST = 3;
const RULE = { top: 120, height: 5 };

/**
 * The logo and name in the top right corner, and a line in the brand's colour. A logo that fails to load is
 * left out.
 */
export async function drawBrand(context: CanvasRenderingContext2D, brand: CardBrand, width: number) {
  const logo = brand.logoUrl ? await loadLogo(brand.logoUrl) : null;
  const right = width - EDGE;
  const room = logo ? MARK * Math.min(WIDEST, Math.max(1, logo.width / logo.height)) : 0;
  if (logo) drawLogo(context, logo, { left: right - room, room });
  context.textAlign = "right";
  write(context, brand.name, {
    x: logo ? right - room - 20 : right,
    y: TOP + MARK / 2 + 11,
    font: font(600, 32),
    colour: COLOURS.text,
    width: 560 - room,
  });
  context.textAlign = "left";
  if (!brand.colour) return;
  context.fillStyle = brand.colour.fill;
  context.fillRect(EDGE, RULE.top, right - EDGE, RULE.height);
}

async function loadLogo(url: string): Promise<ImageBitmap | null> {
  const response = await fetch(url).catch(() => null);
  return response?.ok ? createImageBitmap(await response.blob()).catch(() => null) : null;
}

function drawLogo(
  context: CanvasRenderingContext2D,
  logo: ImageBitmap,
  { left, room }: { left: number; room: number },
) {
  context.save();
  context.beginPath();
  context.roundRect(left, TOP, room, MARK, 18);
  context.clip();
  context.fillStyle = "#fff";
  context.fillRect(left, TOP, room, MARK);
  const scale = Math.min((room - PAD) / logo.width, (MARK - PAD) / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  context.drawImage(logo, left + (room - width) / 2, TOP + (MARK - height) / 2, width, height);
  context.restore();
}
