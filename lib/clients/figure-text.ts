/** Whole pounds without a point, everything else to the tenth. */
export function weightText(lbs: number): string {
  return Number.isInteger(lbs) ? String(lbs) : lbs.toFixed(1);
}

/** The way from one figure to another with its sign, for example `−10` or `+2.5`; nothing when there is none. */
export function signedChange(from: number, to: number, text: (value: number) => string): string {
  const change = Math.round((to - from) * 10) / 10;
  if (change === 0) return "";
  return `${change < 0 ? "−" : "+"}${text(Math.abs(change))}`;
}
