/** A number as people and their apps write it, with a decimal point or comma; null for anything else. */
export function decimalOf(text: string): number | null {
  const plain = text.trim().replace(",", ".").replace("−", "-");
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}
