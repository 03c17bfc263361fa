/** A surface in a brand's colour, and what is readable on it. */
export type BrandColour = { fill: string; ink: "#000000" | "#ffffff" };

type Rgb = readonly [number, number, number];

/** Relative luminance of the grounds that are hardest on a colour: the page in light, a card in dark. A test compares them with the tokens. */
export const GROUNDS = { light: 0.906, dark: 0.0085 } as const;
/** WCAG 2.2, 1.4.11: what has to be told from its ground. */
const SEEN = 3;
/** A colour with less against a ground would hardly be known again once it is strong enough. */
const KNOWN_AGAIN = 1.25;

/**
 * The colour as it is shown in each theme: as it is where it can be told from the ground, else as much darker or lighter
 * as that takes; with black or white ink, whichever is easier to read. One of the two always has 4.5 to 1.
 * @param hex such as #1f6feb
 */
export function brandColours(hex: string): Record<"light" | "dark", BrandColour> {
  const rgb = linear(hex);
  const lum = luminance(rgb);
  const most = (GROUNDS.light + 0.05) / SEEN - 0.05;
  const least = (GROUNDS.dark + 0.05) * SEEN - 0.05;
  // Both are exact: luminance is a weighted sum of the linear channels.
  const darker = rgb.map((v) => (v * most) / lum);
  const lighter = rgb.map((v) => v + ((1 - v) * (least - lum)) / (1 - lum));
  return {
    light: inked(lum > most ? hexOf(darker, Math.floor) : hex),
    dark: inked(lum < least ? hexOf(lighter, Math.ceil) : hex),
  };
}

/** The theme in which a colour is lost; null for a colour that can be used. */
export function lostIn(hex: string): "light" | "dark" | null {
  const lum = luminance(linear(hex));
  if (contrast(lum, GROUNDS.light) < KNOWN_AGAIN) return "light";
  return contrast(lum, GROUNDS.dark) < KNOWN_AGAIN ? "dark" : null;
}

/** WCAG's ratio of two luminances, 1 to 21. */
export const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** WCAG's relative luminance, 0 to 1. */
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
