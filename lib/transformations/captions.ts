import { type Body, figuresText } from "@/lib/body/body";
import type { UnitSystem } from "@/lib/body/unit-system";
import { monthsLater } from "@/lib/calendar/moments";
import { fullDate } from "@/lib/calendar/wording";
import { onClockOf } from "@/lib/calendar/zone";
import { formatTenth } from "@/lib/text/numbers";
import { imageLabels, type Labels, photoLabels } from "./labels";
import type { DatedPhoto, ForecastMatch, Transformation } from "./schema";
import { captionTexts, noDayTexts } from "./texts";

/** What stands under a picture, wherever it is shown. */
export type Caption = Labels & {
  figures: Body;
  /** Body fat in percent that most such clients have on that day. */
  likely: { low: number; high: number } | null;
  note: string | null;
};

/**
 * Of a photo: its day and its body.
 * @param today null for what is read on other days too
 */
export function photoCaption(
  { takenAt, weightLbs, bodyFat }: Body & { takenAt: Date },
  today: Date | null,
): Caption {
  return {
    ...photoLabels(takenAt, today),
    figures: { weightLbs, bodyFat },
    likely: null,
    note: null,
  };
}

type Drawn = Body & { step: number; match: ForecastMatch | null };

/**
 * Of a generated image: the body that was drawn, and the day on which the forecast has it; else its step, and why
 * there is no such day. Nothing is said of the forecast where the match is null.
 * @param today the day from which the months of the match count
 */
export function imageCaption(
  { step, weightLbs, bodyFat, match }: Drawn,
  { today, system }: { today: Date; system: UnitSystem },
): Caption {
  return {
    ...imageLabels({ step, match }, today),
    figures: { weightLbs, bodyFat },
    likely: match?.state === "dated" ? match.likely : null,
    note: match && noteOf(match, today, system),
  };
}

/**
 * Of a photo as the API gives it.
 * @param today null for what is read on other days too
 * @param clock any moment of the reader's calendar, which names the day
 */
export const captionOfPhoto = (
  { takenAt, weight, bodyFat }: DatedPhoto,
  today: Date | null,
  clock: Date = today ?? new Date(),
): Caption => photoCaption({ takenAt: onClockOf(clock, takenAt), weightLbs: weight, bodyFat }, today);

/** Of an image as the API gives it. */
export const captionOfImage = (
  { step, weight, bodyFat, match }: Pick<Transformation, "step" | "weight" | "bodyFat" | "match">,
  from: { today: Date; system: UnitSystem },
): Caption => imageCaption({ step, weightLbs: weight, bodyFat, match }, from);

function noteOf(match: ForecastMatch, today: Date, system: UnitSystem): string | null {
  if (match.state === "dated") return null;
  if (match.state !== "apart") return noDayTexts[match.state];
  const { isEnd, nearest } = match;
  const day = fullDate(monthsLater(today, nearest.month));
  return noDayTexts[isEnd ? "ends" : "nearest"](day, figuresText(nearest, system));
}

/** All of a caption in one line, for what has no layout, such as a file's metadata. */
export function captionLine({ label, figures, likely, note }: Caption, system: UnitSystem): string {
  const range = likely && `${captionTexts.likely(formatTenth(likely.low), formatTenth(likely.high))}.`;
  return [`${label}: ${figuresText(figures, system)}.`, range, note].filter(Boolean).join(" ");
}
