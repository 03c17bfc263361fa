import { monthsLater } from "@/lib/calendar/moments";
import { fullDate } from "@/lib/calendar/wording";
import type { Figures } from "@/lib/transformations/figures";
import type { OpenResult, SharedSide } from "./schema";

/** One picture of a shared result, with what is told beside it. */
export type SharedFrame = {
  id: string;
  kind: "photo" | "forecast";
  imageUrl: string;
  /** "Nov 20, 2026"; "Step 2" where the forecast has no such moment. */
  label: string;
  /** "Month 3"; null for the photo, and for a moment between two months. */
  month: string | null;
  figures: Figures | null;
  /** Body fat in percent that most such clients stay between. */
  likely: { low: number; high: number } | null;
};

/** The photo of one side and the chosen images of it, dated from the day on which the link was made. */
export function sharedFrames(token: string, { madeAt, forecast }: OpenResult, side: SharedSide) {
  const imageUrl = (id: string) => `/api/share/${token}/image/${id}`;
  const day = new Date(madeAt);
  const today = forecast?.today;
  const photo: SharedFrame = {
    id: side.photoId,
    kind: "photo",
    imageUrl: imageUrl(side.photoId),
    label: fullDate(day),
    month: null,
    figures: today ? { weightLbs: today.weight, bodyFat: today.bodyFat } : null,
    likely: null,
  };
  const images = side.images.map(
    ({ id, step, moment }): SharedFrame => ({
      id,
      kind: "forecast",
      imageUrl: imageUrl(id),
      label: moment ? fullDate(monthsLater(day, moment.month)) : `Step ${step}`,
      month: moment && Number.isInteger(moment.month) ? `Month ${moment.month}` : null,
      figures: moment?.figures ?? null,
      likely: moment?.likely ?? null,
    }),
  );
  return { photo, images };
}
