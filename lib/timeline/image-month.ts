type Composition = { readonly weightLbs: number; readonly bodyFat: number };
type Row = { readonly month: number; readonly weightLbs: number; readonly bodyFatPercent: number };

/**
 * The forecast month whose weight lies nearest to an image's; 0 when today's weight `now` is nearest or there are no
 * months. Of months that lie equally near, the one nearest in body fat counts: a plan may stop losing weight before it
 * stops losing fat. Of those the earliest.
 */
export function imageMonth(months: readonly Row[], image: Composition, now: Composition): number {
  const today = { month: 0, weightLbs: now.weightLbs, bodyFatPercent: now.bodyFat };
  const distance = ({ weightLbs, bodyFatPercent }: Row) => ({
    weight: Math.abs(weightLbs - image.weightLbs),
    bodyFat: Math.abs(bodyFatPercent - image.bodyFat),
  });
  const nearer = (best: Row, row: Row): Row => {
    const [a, b] = [distance(best), distance(row)];
    if (a.weight !== b.weight) return b.weight < a.weight ? row : best;
    return b.bodyFat < a.bodyFat ? row : best;
  };
  return [today, ...months].reduce(nearer).month;
}
