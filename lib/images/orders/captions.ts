import { type Body, bodyOf, figuresText } from "@/lib/body/body";
import { forecastDays } from "@/lib/body/forecast/forecast-days";
import type { UnitSystem } from "@/lib/body/unit-system";
import { captionWords, noDayWords } from "@/lib/images/words/en";
import { dayAfter } from "@/lib/text/calendar/moments";
import { fullDate, shortDate } from "@/lib/text/calendar/wording";
import { onClockOf } from "@/lib/text/calendar/zone";
import { formatTenth } from "@/lib/text/numbers";
import type { DatedPhoto, ForecastMatch, Transformation } from "./schema";

export type Caption = Labels & {
  figures: Body;
  /** Body fat in percent, likely for such clients on that day. */
  likely: { low: number; high: number } | null;
  note: string | null;
};

/** @param today null for captions that are also read on later days */
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

/** @param today the day from which the months of the match count */
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

/** `today` is null for captions that are also read on later days; `clock` is in the reader's time zone. */
export const captionOfPhoto = (
  photo: DatedPhoto,
  today: Date | null,
  clock: Date = today ?? new Date(),
): Caption => photoCaption({ ...bodyOf(photo), takenAt: onClockOf(clock, photo.takenAt) }, today);

export const captionOfImage = (
  { step, match, ...drawn }: Pick<Transformation, "step" | "weight" | "bodyFat" | "match">,
  from: { today: Date; system: UnitSystem },
): Caption => imageCaption({ ...bodyOf(drawn), step, match }, from);

function noteOf(match: ForecastMatch, today: Date, system: UnitSystem): string | null {
  if (match.state === "dated") return null;
  if (match.state !== "apart") return noDayWords[match.state];
  const { isEnd, nearest } = match;
  const day = fullDate(dayAfter(today, forecastDays(nearest.month)));
  return noDayWords[isEnd ? "ends" : "nearest"](day, figuresText(nearest, system));
}

/** A caption in one line, for example for a file's metadata. */
export function captionLine({ label, figures, likely, note }: Caption, system: UnitSystem): string {
  const range = likely && `${captionWords.likely(formatTenth(likely.low), formatTenth(likely.high))}.`;
  return [`${label}: ${figuresText(figures, system)}.`, range, note].filter(Boolean).join(" ");
}

export type Labels = {
  /** "Now", "May 20, 2027" or "Step 2". */
  label: string;
  shortLabel: string;
};

const ofDay = (day: Date): Labels => ({ label: fullDate(day), shortLabel: shortDate(day) });
const plain = (label: string): Labels => ({ label, shortLabel: label });

/** Whether two moments are on the same day in the time zone of the first. */
export const isSameDay = (one: Date, other: Date): boolean =>
  fullDate(one) === fullDate(onClockOf(one, other));

/** @param today null for labels that are also read on later days */
export const photoLabels = (takenAt: Date, today: Date | null): Labels =>
  today && isSameDay(takenAt, today) ? plain(captionWords.now) : ofDay(takenAt);

export const imageLabels = (
  { step, match }: { step: number; match: ForecastMatch | null },
  today: Date,
): Labels =>
  match?.state === "dated"
    ? ofDay(dayAfter(today, forecastDays(match.month)))
    : plain(captionWords.step(step));
