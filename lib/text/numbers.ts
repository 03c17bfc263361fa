/** A number as people and their apps write it, with a decimal point or comma; null for anything else. */
export function decimalOf(text: string): number | null {
  const plain = text.trim().replace(",", ".").replace("−", "-");
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** "1 client", "12 clients". */
export function counted(count: number, thing: string): string {
  // Only large numbers need a separator: the browser's formatter takes long to be made for the first time.
  const figure = count < 1000 ? count : count.toLocaleString("en-US");
  return `${figure} ${thing}${count === 1 ? "" : "s"}`;
}
