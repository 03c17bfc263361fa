import type { UnitSystem } from "@/lib/body/unit-system";
import { monthsBetween } from "@/lib/text/calendar/moments";
import { fullDate } from "@/lib/text/calendar/wording";
import { onClockOf } from "@/lib/text/calendar/zone";
import { type Caption, captionOfImage, captionOfPhoto, isSameDay } from "./captions";
import { labelledUrl, originalName, stepName } from "./image-file";
import type { DatedPhoto, Side, Transformation } from "./schema";

type FrameBase = Caption & {
  imageUrl: string;
  /** Months from today: 0 for today, negative for an old photo; null without a day. */
  month: number | null;
  downloadUrl: string;
  downloadName: string;
};

export type PhotoFrame = FrameBase & {
  kind: "photo";
  step: 0;
  month: number;
  day: string;
};
export type ForecastFrame = FrameBase & { kind: "forecast"; step: number; image: Transformation };
export type Frame = PhotoFrame | ForecastFrame;

export type JourneyInput = {
  clientName: string;
  side: Side;
  /** The source photo of the side's images. */
  photo: DatedPhoto;
  images: readonly Transformation[];
  today: Date;
  system: UnitSystem;
};

export function photoFrame({ clientName, side, photo, today }: JourneyInput): PhotoFrame {
  const { photoUrl } = photo;
  const takenAt = onClockOf(today, photo.takenAt);
  return {
    ...captionOfPhoto(photo, today),
    kind: "photo",
    step: 0,
    imageUrl: photoUrl,
    day: fullDate(takenAt),
    month: isSameDay(takenAt, today) ? 0 : Math.min(0, monthsBetween(today, takenAt)),
    downloadUrl: photoUrl,
    downloadName: originalName(clientName, side),
  };
}

export function forecastFrames({
  clientName,
  side,
  images,
  today,
  system,
}: Omit<JourneyInput, "photo">): ForecastFrame[] {
  return images
    .filter((image) => image.side === side)
    .map((image) => ({
      ...captionOfImage(image, { today, system }),
      kind: "forecast",
      step: image.step,
      imageUrl: image.imageUrl,
      month: image.match.state === "dated" ? image.match.month : null,
      downloadUrl: labelledUrl(image.imageUrl, today),
      downloadName: stepName(clientName, side, image.step),
      image,
    }));
}

export type ForecastMonth = {
  month: number;
  bodyFatPercent: number;
  low: { bodyFatPercent: number };
  high: { bodyFatPercent: number };
};

/** @param end months from today, with a fraction */
export function forecastUntil(forecast: readonly ForecastMonth[], end: number): ForecastMonth[] {
  const before = forecast.filter(({ month }) => month < end);
  const last = forecast[before.length];
  return last ? [...before, { ...last, month: Math.min(end, last.month) }] : before;
}
