import { roundToTenth } from "./composition";

/** The true minus, as wide as a plus in tabular figures. */
const MINUS = "\u2212";

/** One decimal, as every weight and percentage of the product is printed. */
export function formatTenth(value: number): string {
  const tenth = roundToTenth(value);
  return `${tenth < 0 ? MINUS : ""}${Math.abs(tenth).toFixed(1)}`;
}

/** One decimal with its sign; nothing changed has none. */
export function formatSignedTenth(value: number): string {
  const tenth = roundToTenth(value);
  return `${tenth > 0 ? "+" : ""}${formatTenth(tenth)}`;
}
