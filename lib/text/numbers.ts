import type { DecimalMark } from "./written-number";

/** With thousands separators: `12,450`, `62.25`. */
export function grouped(value: number, mostDigits = 2, leastDigits = 0): string {
  // Small whole numbers skip the Intl formatter, which is slow to create.
  if (Number.isInteger(value) && Math.abs(value) < 1000 && leastDigits === 0) return String(value);
  return value.toLocaleString("en-US", {
    minimumFractionDigits: leastDigits,
    maximumFractionDigits: mostDigits,
  });
}

/** "1 client", "12 clients", "1,200 clients". */
export const counted = (count: number, thing: string): string =>
  `${grouped(count)} ${thing}${count === 1 ? "" : "s"}`;

/** Half away from zero. Corrects binary errors: 175 lb less 7.4 % is slightly below 162.05 and gives 162.1. */
export function roundToTenth(value: number): number {
  const tenths = Math.round(Math.abs(value) * 10 + 1e-9) / 10;
  return tenths === 0 ? 0 : Math.sign(value) * tenths;
}

/** The real minus sign, as wide as a plus in tabular figures. */
const MINUS = "\u2212";

/** One decimal, the format of every weight and percentage. */
export function formatTenth(value: number, mark: DecimalMark = "."): string {
  const tenth = roundToTenth(value);
  return `${tenth < 0 ? MINUS : ""}${Math.abs(tenth).toFixed(1).replace(".", mark)}`;
}

export const formatPercent = (value: number): string => `${formatTenth(value)}%`;

export const formatWhole = (value: number): string => String(Math.round(value));

export function formatSignedWhole(value: number): string {
  const whole = Math.round(Math.abs(value));
  return `${whole === 0 ? "" : value < 0 ? MINUS : "+"}${whole}`;
}

/** The difference of two figures as printed, so that it agrees with what a reader computes. */
export const formatChange = (from: number, to: number, mark?: DecimalMark): string =>
  formatSignedTenth(roundToTenth(to) - roundToTenth(from), mark);

/** One decimal with its sign; zero has none. */
export function formatSignedTenth(value: number, mark?: DecimalMark): string {
  const tenth = roundToTenth(value);
  return `${tenth > 0 ? "+" : ""}${formatTenth(tenth, mark)}`;
}
