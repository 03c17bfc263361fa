import { forecastDays } from "@/lib/body/forecast/forecast-days";
import { DAY_MS } from "@/lib/text/calendar/days";
import { dayAfter } from "@/lib/text/calendar/moments";
import type { DatedPhoto, EarlierJourney, Side } from "./schema";

export type EarlierImage = EarlierJourney["images"][number];

/** An image of an earlier journey, and the day from which its months count. */
export type Forecast = { image: EarlierImage; orderedAt: Date };

const dayOf = ({ image: { match }, orderedAt }: Forecast): number =>
  match?.state === "dated" ? dayAfter(orderedAt, forecastDays(match.month)).getTime() : Number.NaN;

/** One month: an image further away is no forecast for the day. */
const MOST_MS = 31 * DAY_MS;

/** From the newest journey of an earlier photo, the nearest within a month. */
export function forecastFor(
  photo: DatedPhoto,
  side: Side,
  journeys: readonly EarlierJourney[],
): Forecast | null {
  const takenAt = Date.parse(photo.takenAt);
  for (const { drawnFrom, images, orderedAt } of journeys) {
    const source = drawnFrom[side];
    if (!source || source.photoUrl === photo.photoUrl || Date.parse(source.takenAt) >= takenAt) continue;
    const distance = (forecast: Forecast) => Math.abs(dayOf(forecast) - takenAt);
    const [first, ...others] = images
      .filter((image) => image.side === side)
      .map((image) => ({ image, orderedAt: new Date(orderedAt) }))
      .filter((forecast) => distance(forecast) <= MOST_MS);
    if (first) return others.reduce((best, one) => (distance(one) < distance(best) ? one : best), first);
  }
  return null;
}
