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
