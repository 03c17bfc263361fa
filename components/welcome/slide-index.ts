/**
 * Which slide an address asks for. None means the first, and a whole number beyond either end the nearest one.
 * @param segments what follows `/welcome` in the address
 * @returns 0 to `count` - 1, or null for what is no number
 */
export function slideIndex(segments: readonly string[] | undefined, count: number): number | null {
  const [segment = "0", ...rest] = segments ?? [];
  if (rest.length > 0 || !/^[+-]?\d+$/.test(segment)) return null;
  return Math.min(count - 1, Math.max(0, Number(segment)));
}
