import { originalName, stepName } from "./download-name";
import type { Figures } from "./figures";
import { labelledUrl } from "./image-url";
import type { Side, Transformation } from "./schema";
import { fullDate, monthsLater, shortDate } from "./step-date";

/** What the journey needs of one forecast month: pounds and percent, and the range most clients stay in. */
export type ForecastMonth = {
  month: number;
  weightLbs: number;
  bodyFatPercent: number;
  low: { bodyFatPercent: number };
  high: { bodyFatPercent: number };
};

type FrameBase = {
  imageUrl: string;
  /** The long name of the moment: "Now", "May 20, 2027" or "Step 2". */
  label: string;
  /** The same without the year. */
  shortLabel: string;
  /** Where it stands in the forecast: 0 for today; null when the forecast has no such month. */
  month: number | null;
  /** What the forecast says of that moment; null when it has no such month. */
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
 * The images of one side, each with the moment of the forecast that it stands for. A date is only given where the
 * forecast gets there. Of images that share a month the last one has it, so that the target is dated whenever it
 * can be; every other image is just "Step n", without numbers.
 */
export function forecastFrames(input: JourneyInput): ForecastFrame[] {
  const images = input.images.filter(({ side }) => side === input.side);
  let next = Number.POSITIVE_INFINITY;
  return images
    .toReversed()
    .map((image) => {
      const row = rowOf(image, input);
      if (!row || row.month >= next) return frameOf(image, input, null);
      next = row.month;
      return frameOf(image, input, row);
    })
    .toReversed();
}

function frameOf(
  image: Transformation,
  { clientName, side, today }: JourneyInput,
  row: ForecastMonth | null,
): ForecastFrame {
  const date = row && monthsLater(today, row.month);
  const plain = `Step ${image.step}`;
  return {
    kind: "forecast",
    step: image.step,
    imageUrl: image.imageUrl,
    label: date ? fullDate(date) : plain,
    shortLabel: date ? shortDate(date) : plain,
    month: row?.month ?? null,
    figures: row && { weightLbs: row.weightLbs, bodyFat: row.bodyFatPercent },
    likely: row && { low: row.low.bodyFatPercent, high: row.high.bodyFatPercent },
    downloadUrl: labelledUrl(image.imageUrl),
    downloadName: stepName(clientName, side, image.step),
    image,
  };
}

/** Pounds that a month's weight may always lie off an image's. */
const TOLERANCE_LBS = 1;

/**
 * The forecast month of an image. Its weight was the nearest of all, so where it is off by more than half of the
 * longest stride between two months, the forecast never gets to this image.
 */
function rowOf(image: Transformation, { forecast, now }: JourneyInput): ForecastMonth | undefined {
  const row = forecast.find(({ month }) => month === image.month);
  const weights = [now.weightLbs, ...forecast.map(({ weightLbs }) => weightLbs)];
  const strides = weights.slice(1).map((weight, index) => Math.abs(weight - (weights[index] ?? weight)));
  const tolerance = Math.max(TOLERANCE_LBS, Math.max(0, ...strides) / 2 + 0.1);
  return row && Math.abs(row.weightLbs - image.weight) <= tolerance ? row : undefined;
}
