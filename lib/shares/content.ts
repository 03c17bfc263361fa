import type { Units } from "@/lib/body/units-choice";
import { type ForecastMonth, momentsOf } from "@/lib/transformations/forecast-moment";
import type { Side, Transformation } from "@/lib/transformations/schema";
import type { ShareContent, SharedForecast, SharedSide } from "./schema";

type Chosen = {
  images: readonly Transformation[];
  imageIds: readonly string[];
  photoIds: Record<Side, string | null>;
  now: { weightLbs: number; bodyFat: number };
  months: readonly ForecastMonth[];
  /** Null leaves all figures out, those of the images too. */
  forecast: SharedForecast | null;
  units: Units;
};

/**
 * What a link will show.
 * @returns null when one of the ids is none of the images', or its photo is gone
 */
export function contentOf({ forecast, units, ...chosen }: Chosen): ShareContent | null {
  const sides = (["front", "back"] as const).flatMap((side) => sideOf(side, chosen, forecast !== null));
  const found = sides.flatMap(({ images }) => images.map(({ id }) => id));
  return chosen.imageIds.every((id) => found.includes(id)) ? { sides, forecast, units } : null;
}

function sideOf(side: Side, chosen: Omit<Chosen, "forecast" | "units">, withFigures: boolean): SharedSide[] {
  const photoId = chosen.photoIds[side];
  const all = chosen.images.filter((image) => image.side === side);
  const moments = momentsOf(all, { now: chosen.now, forecast: chosen.months });
  const images = all.flatMap(({ id, step }, index) => {
    const moment = moments[index] ?? null;
    const shown = moment && (withFigures ? moment : { month: moment.month, figures: null, likely: null });
    return chosen.imageIds.includes(id) ? [{ id, step, moment: shown }] : [];
  });
  return photoId && images.length > 0 ? [{ side, photoId, images }] : [];
}
