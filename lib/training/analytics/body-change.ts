import type { BodyFatMethod } from "@/lib/body/body-fat-method";
import {
  bodyFatChangeError,
  type FoundBy,
  isGuessed,
  weightChangeError,
} from "@/lib/body/forecast/measured-change";
import type { Change } from "./schema";

/** In pounds and percent; `tapeBodyFat` is reckoned from girths. */
export type Weighed = {
  takenAt: string;
  weightLbs: number;
  bodyFat: number | null;
  bodyFatMethod: BodyFatMethod | null;
  tapeBodyFat: number | null;
};

type Pair = readonly [first: Weighed | null, last: Weighed | null];

/** @param dayOf the reader's calendar day of an instant; null without two weigh-ins of different days */
export const weightChange = (pair: Pair, dayOf: (at: string) => string): Change | null =>
  changeOf(pair, dayOf, (first, last) => ({
    from: first.weightLbs,
    to: last.weightLbs,
    error: weightChangeError(first.weightLbs, last.weightLbs),
    isEstimated: false,
  }));

/** Of weigh-ins with a body fat, measured or from girths. */
export const bodyFatChange = (pair: Pair, dayOf: (at: string) => string): Change | null =>
  changeOf(pair, dayOf, (first, last) => {
    const [one, other] = [foundBy(first), foundBy(last)];
    const [from, to] = [first.bodyFat ?? first.tapeBodyFat, last.bodyFat ?? last.tapeBodyFat];
    if (from === null || to === null) return null;
    const isEstimated = isGuessed(one) || isGuessed(other);
    return { from, to, error: bodyFatChangeError(one, other), isEstimated };
  });

const foundBy = ({ bodyFat, bodyFatMethod }: Weighed): FoundBy =>
  bodyFat === null ? "tape" : (bodyFatMethod ?? "unknown");

function changeOf(
  [first, last]: Pair,
  dayOf: (at: string) => string,
  figures: (first: Weighed, last: Weighed) => Omit<Change, "fromDay" | "toDay"> | null,
): Change | null {
  if (!first || !last) return null;
  const [fromDay, toDay] = [dayOf(first.takenAt), dayOf(last.takenAt)];
  const found = fromDay === toDay ? null : figures(first, last);
  return found && { ...found, fromDay, toDay };
}
