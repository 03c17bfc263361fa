import type { DecimalMark } from "@/lib/text/numbers";
import { roundToTenth } from "./composition";

/** The true minus, as wide as a plus in tabular figures. */
const MINUS = "\u2212";

/** One decimal, as every weight and percentage of the product is printed. */
export function formatTenth(value: number, mark: DecimalMark = "."): string {
  const tenth = roundToTenth(value);
  return `${tenth < 0 ? MINUS : ""}${Math.abs(tenth).toFixed(1).replace(".", mark)}`;
}

/** The same of a percentage, with its sign behind it: `15.0%`. */
export const formatPercent = (value: number): string => `${formatTenth(value)}%`;

/** A figure without decimals. */
export const formatWhole = (value: number): string => String(Math.round(value));

/** The same with its sign; nothing changed has none. */
export function formatSignedWhole(value: number): string {
  const whole = Math.round(Math.abs(value));
  return `${whole === 0 ? "" : value < 0 ? MINUS : "+"}${whole}`;
}

/** From one figure to another as both are printed, so that the reader's own subtraction agrees. */
export const formatChange = (from: number, to: number, mark?: DecimalMark): string =>
  formatSignedTenth(roundToTenth(to) - roundToTenth(from), mark);

/** One decimal with its sign; nothing changed has none. */
export function formatSignedTenth(value: number, mark?: DecimalMark): string {
  const tenth = roundToTenth(value);
  return `${tenth > 0 ? "+" : ""}${formatTenth(tenth, mark)}`;
}
