import { monthsLater } from "@/lib/calendar/moments";
import { fullDate, shortDate } from "@/lib/calendar/wording";
import { originalName, stepName } from "./download-name";
import type { Figures } from "./figures";
import { type ForecastMonth, type Moment, momentsOf } from "./forecast-moment";
import { labelledUrl } from "./image-url";
import type { Side, Transformation } from "./schema";

type FrameBase = {
  imageUrl: string;
  /** The long name of the moment: "Now", "May 20, 2027" or "Step 2". */
  label: string;
  /** The same without the year. */
  shortLabel: string;
  /** Where it stands in the forecast, in months: 0 for today; null when the forecast has no such moment. */
  month: number | null;
  /** What the forecast says of that moment; null when it has no such moment. */
  figures: Figures | null;
  downloadUrl: string;
  downloadName: string;
};

export type PhotoFrame = FrameBase & { kind: "photo"; step: 0; month: 0; figures: Figures };
export type ForecastFrame = FrameBase & {
  kind: "forecast";
  step: number;
  /** Body fat in percent that most such clients stay between. */
  likely: { low: number; high: number } | null;
  image: Transformation;
};
export type Frame = PhotoFrame | ForecastFrame;

export type JourneyInput = {
  clientName: string;
  side: Side;
  photoUrl: string;
  now: Figures;
  /** The images of all sides. */
  images: readonly Transformation[];
  /** Months from 1 on; empty while the forecast is not known. */
  forecast: readonly ForecastMonth[];
  today: Date;
};

/** One side's photo and what follows from it, in the order of the steps. */
export function photoFrame({ clientName, side, photoUrl, now }: JourneyInput): PhotoFrame {
  return {
    kind: "photo",
    step: 0,
    imageUrl: photoUrl,
    label: "Now",
    shortLabel: "Now",
    month: 0,
    figures: now,
    downloadUrl: photoUrl,
    downloadName: originalName(clientName, side),
  };
}

/**
 * The images of one side, each with the moment of the forecast that it stands for. No two share one; an image that
 * the forecast never gets to is just "Step n", without numbers.
 */
export function forecastFrames(input: JourneyInput): ForecastFrame[] {
  const images = input.images.filter(({ side }) => side === input.side);
  const moments = momentsOf(images, input);
  return images.map((image, index) => frameOf(image, input, moments[index] ?? null));
}

function frameOf(
  image: Transformation,
  { clientName, side, today }: JourneyInput,
  moment: Moment | null,
): ForecastFrame {
  const date = moment && monthsLater(today, moment.month);
  const plain = `Step ${image.step}`;
  return {
    kind: "forecast",
    step: image.step,
    imageUrl: image.imageUrl,
    label: date ? fullDate(date) : plain,
    shortLabel: date ? shortDate(date) : plain,
    month: moment?.month ?? null,
    figures: moment?.figures ?? null,
    likely: moment?.likely ?? null,
    downloadUrl: labelledUrl(image.imageUrl),
    downloadName: stepName(clientName, side, image.step),
    image,
  };
}
