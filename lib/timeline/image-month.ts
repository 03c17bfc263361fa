/**
 * The forecast month whose weight lies nearest to an image's weight, all in the same unit; 0 when today's
 * weight `now` is nearest or there are no months. Of months that lie equally near, the earliest counts.
 */
export function imageMonth(
  months: readonly { readonly month: number; readonly weightLbs: number }[],
  weightLbs: number,
  now: number,
): number {
  let nearest = { month: 0, distance: Math.abs(now - weightLbs) };
  for (const row of months) {
    const distance = Math.abs(row.weightLbs - weightLbs);
    if (distance < nearest.distance) nearest = { month: row.month, distance };
  }
  return nearest.month;
}
