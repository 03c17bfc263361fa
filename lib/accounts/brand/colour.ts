export type BrandColour = { fill: string; ink: "#000000" | "#ffffff" };

type Rgb = readonly [number, number, number];

/** Relative luminance of the worst backgrounds: page in light, card in dark. A test compares them with the tokens. */
export const GROUNDS = { light: 0.906, dark: 0.0085 } as const;
/** Minimum contrast of a user interface part, WCAG 2.2, 1.4.11. */
const MIN_CONTRAST = 3;
/** Below this contrast, an adjusted colour would no longer look like the brand's. */
const MIN_USABLE_CONTRAST = 1.25;

/** Unchanged if it contrasts enough. Of black and white ink, one always reaches 4.5 to 1. @param hex like #1f6feb */
export function brandColours(hex: string): Record<"light" | "dark", BrandColour> {
  const rgb = linear(hex);
  const lum = luminance(rgb);
  const most = (GROUNDS.light + 0.05) / MIN_CONTRAST - 0.05;
  const least = (GROUNDS.dark + 0.05) * MIN_CONTRAST - 0.05;
  // Exact, because luminance is a weighted sum of the linear channels.
  const darker = rgb.map((v) => (v * most) / lum);
  const lighter = rgb.map((v) => v + ((1 - v) * (least - lum)) / (1 - lum));
  return {
    light: inked(lum > most ? hexOf(darker, Math.floor) : hex),
    dark: inked(lum < least ? hexOf(lighter, Math.ceil) : hex),
  };
}

export function lostIn(hex: string): "light" | "dark" | null {
  const lum = luminance(linear(hex));
  if (contrast(lum, GROUNDS.light) < MIN_USABLE_CONTRAST) return "light";
  return contrast(lum, GROUNDS.dark) < MIN_USABLE_CONTRAST ? "dark" : null;
}

export const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

export const luminanceOf = (hex: string) => luminance(linear(hex));

function inked(fill: string): BrandColour {
  const lum = luminanceOf(fill);
  return { fill, ink: contrast(lum, 1) >= contrast(lum, 0) ? "#ffffff" : "#000000" };
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function linear(hex: string): Rgb {
  const channel = (at: number) => {
    const v = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function hexOf(rgb: readonly number[], round: (value: number) => number): string {
  const channel = (v: number) => 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
  const bytes = rgb.map((v) => Math.min(255, Math.max(0, round(channel(v)))));
  return `#${bytes.map((v) => v.toString(16).padStart(2, "0")).join("")}`;
}
