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
