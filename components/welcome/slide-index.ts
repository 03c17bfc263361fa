/**
 * The slide of an address: the first without a number, the nearest one for a number out of range.
 * @param segments the path after `/welcome`
 * @returns 0 to `count` - 1, or null if it is not a number
 */
export function slideIndex(segments: readonly string[] | undefined, count: number): number | null {
  const [segment = "0", ...rest] = segments ?? [];
  if (rest.length > 0 || !/^[+-]?\d+$/.test(segment)) return null;
  return Math.min(count - 1, Math.max(0, Number(segment)));
}
