import type { Figures } from "./figures";

/** What is needed of one forecast month: pounds and percent, and the range most clients stay in. */
export type ForecastMonth = {
  month: number;
  weightLbs: number;
  bodyFatPercent: number;
  low: { bodyFatPercent: number };
  high: { bodyFatPercent: number };
};

/** A point of the forecast: months from today, with a fraction between two of them. */
export type Moment = { month: number; figures: Figures; likely: { low: number; high: number } };

type Drawn = { month: number; weight: number };
type Course = { now: Figures; forecast: readonly ForecastMonth[] };

/**
 * The moments that images stand for, in the order of their steps. An image stands for the forecast month whose weight
 * lies nearest. Where several share one, the target keeps it, else the nearest of them; the others stand for the day
 * on which the forecast has their weight. Null for an image that the forecast does not get to before a later one.
 */
export function momentsOf(images: readonly Drawn[], course: Course): (Moment | null)[] {
  const rows = images.map((image) => monthOf(image, course));
  const target = images.length - 1;
  const keeps = (index: number): boolean => {
    const rivals = rows.flatMap((row, other) => (row?.month === rows[index]?.month ? [other] : []));
    const distance = (other: number) =>
      Math.abs((rows[other]?.weightLbs ?? 0) - (images[other]?.weight ?? 0));
    const best = (a: number, b: number) => (b === target || distance(b) <= distance(a) ? b : a);
    return rivals.reduce(best, rivals[0] ?? index) === index;
  };
  let end = Number.POSITIVE_INFINITY;
  return images
    .map((image, index) => {
      const row = rows[index];
      return row && keeps(index) ? momentAt(row) : dayOf(image, course);
    })
    .toReversed()
    .map((moment) => {
      if (!moment || moment.month >= end) return null;
      end = moment.month;
      return moment;
    })
    .toReversed();
}

/** Pounds that a month's weight may always lie off an image's. */
const TOLERANCE_LBS = 1;
/** Days are not told apart where the weight hardly changes. */
const LEAST_CHANGE_LBS = 0.1;

/**
 * The forecast month of an image. Its weight was the nearest of all, so where it is off by more than half of the
 * longest stride between two months, the forecast never gets to this image.
 */
function monthOf(image: Drawn, { now, forecast }: Course): ForecastMonth | undefined {
  const row = forecast.find(({ month }) => month === image.month);
  const weights = [now.weightLbs, ...forecast.map(({ weightLbs }) => weightLbs)];
  const strides = weights.slice(1).map((weight, index) => Math.abs(weight - (weights[index] ?? weight)));
  const tolerance = Math.max(TOLERANCE_LBS, Math.max(0, ...strides) / 2 + 0.1);
  return row && Math.abs(row.weightLbs - image.weight) <= tolerance ? row : undefined;
}

/** The first moment between two months at which the forecast has the image's weight. */
function dayOf({ weight }: Drawn, { now, forecast }: Course): Moment | null {
  const still = { bodyFatPercent: now.bodyFat };
  const today = { month: 0, weightLbs: now.weightLbs, ...still, low: still, high: still };
  const points = [today, ...forecast];
  for (const [index, to] of forecast.entries()) {
    const from = points[index] ?? today;
    const change = to.weightLbs - from.weightLbs;
    const share = (weight - from.weightLbs) / change;
    if (Math.abs(change) >= LEAST_CHANGE_LBS && share > 0 && share <= 1) return between(from, to, share);
  }
  return null;
}

function between(from: ForecastMonth, to: ForecastMonth, share: number): Moment {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return momentAt({
    month: mix(from.month, to.month),
    weightLbs: mix(from.weightLbs, to.weightLbs),
    bodyFatPercent: mix(from.bodyFatPercent, to.bodyFatPercent),
    low: { bodyFatPercent: mix(from.low.bodyFatPercent, to.low.bodyFatPercent) },
    high: { bodyFatPercent: mix(from.high.bodyFatPercent, to.high.bodyFatPercent) },
  });
}

const momentAt = ({ month, weightLbs, bodyFatPercent, low, high }: ForecastMonth): Moment => ({
  month,
  figures: { weightLbs, bodyFat: bodyFatPercent },
  likely: { low: low.bodyFatPercent, high: high.bodyFatPercent },
});
