/** A number as people and their apps write it, with a decimal point or comma; null for anything else. */
export function decimalOf(text: string): number | null {
  const plain = text.trim().replace(",", ".").replace("−", "-");
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/**
 * With commas between the thousands: `12,450`, `62.25`.
 * @param mostDigits how many may stand after the point
 */
export function grouped(value: number, mostDigits = 2): string {
  // Small whole numbers go without the browser's formatter, which takes long to be made for the first time.
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  return value.toLocaleString("en-US", { maximumFractionDigits: mostDigits });
}

/** "1 client", "12 clients", "1,200 clients". */
export const counted = (count: number, thing: string): string =>
  `${grouped(count)} ${thing}${count === 1 ? "" : "s"}`;

/** Millionths of a US dollar as dollars, for example `$0.16`. */
export const dollars = (microUsd: number): string =>
  (microUsd / 1_000_000).toLocaleString("en-US", { style: "currency", currency: "USD" });

export type DecimalMark = "." | ",";

/**
 * What stands before the tenths where people write numbers as in the first language of a list.
 * @param languages as in an `Accept-Language` header; a point where they are missing or unknown
 */
export function decimalMarkOf(languages: string | null): DecimalMark {
  const [first = ""] = (languages ?? "").split(/[,;]/);
  try {
    return new Intl.NumberFormat(first.trim() || "en").format(1.5).includes(",") ? "," : ".";
  } catch {
    return ".";
  }
}

/**
 * Rounds to one decimal, half away from zero, as a person would on paper: 162.05 gives 162.1 although
 * 175 lb less 7.4 % comes out a hair below the half.
 */
export function roundToTenth(value: number): number {
  const tenths = Math.round(Math.abs(value) * 10 + 1e-9) / 10;
  return tenths === 0 ? 0 : Math.sign(value) * tenths;
}

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
