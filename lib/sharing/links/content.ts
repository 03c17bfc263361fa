import { bodyOf } from "@/lib/body/body";
import type { Units } from "@/lib/body/units";
import type { DatedPhotos, Side, Transformation } from "@/lib/images/orders/schema";
import { photoIdOf } from "@/lib/text/addresses";
import type { ShareContent, SharedForecast, SharedSide } from "./schema";

type Chosen = {
  transformations: readonly Transformation[];
  drawnFrom: DatedPhotos;
  imageIds: readonly string[];
  /** Null hides all values, also those of the pictures. */
  forecast: SharedForecast | null;
  units: Units;
  timezoneOffset: number;
};

/** @returns null when an id is not one of the images, or its photo was deleted */
export function contentOf({
  forecast,
  units,
  timezoneOffset,
  ...chosen
}: Chosen): Omit<ShareContent, "faces"> | null {
  const sides = (["front", "back"] as const).flatMap((side) => sideOf(side, chosen, forecast !== null));
  const found = sides.flatMap(({ images }) => images.map(({ id }) => id));
  return chosen.imageIds.every((id) => found.includes(id))
    ? { sides, forecast, units, timezoneOffset }
    : null;
}

function sideOf(
  side: Side,
  { transformations, drawnFrom, imageIds }: Omit<Chosen, "forecast" | "units" | "timezoneOffset">,
  withFigures: boolean,
): SharedSide[] {
  const photo = drawnFrom[side];
  const photoId = photo && photoIdOf(photo.photoUrl);
  const images = transformations
    .filter((image) => image.side === side && imageIds.includes(image.id))
    .map(({ id, step, match, ...drawn }) => ({
      id,
      step,
      drawn: withFigures ? { ...bodyOf(drawn), match } : null,
      month: match.state === "dated" ? match.month : null,
    }));
  if (!photoId || images.length === 0) return [];
  const body = withFigures ? bodyOf(photo) : null;
  return [{ side, photoId, takenAt: photo.takenAt, body, images }];
}
