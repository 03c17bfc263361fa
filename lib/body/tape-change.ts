import type { Body, Subject } from "./body";
import { averageGirthCm, girthRatios } from "./girths";
import type { Sex } from "./ranges";

export const TAPE_SITES = ["chest", "waist", "hip"] as const;
export type TapeSite = (typeof TAPE_SITES)[number];

/** A change of girth in centimetres, the girth before, and the likely range of the change. */
export type TapeChange = { site: TapeSite; fromCm: number; cm: number; low: number; high: number };

/**
 * Half of the range of 8 in 10 people around the waist of those of equal sex, weight and height, as a share of it: 1.28
 * standard deviations of 4.7 and 5.5 % (ANSUR II). Chest and hips scatter less and get the same.
 */
const HALF_RANGE = { male: 0.06, female: 0.07 } as const;

/** The girth before or after the change, which nobody measured, in centimetres, for 8 in 10 people. */
export function girthSpan(sex: Sex, { fromCm, cm, low, high }: TapeChange, when: "before" | "after") {
  const half = HALF_RANGE[sex] * fromCm;
  if (when === "before") return { low: fromCm - half, high: fromCm + half };
  const wider = Math.hypot(half, (high - low) / 2);
  return { low: fromCm + cm - wider, high: fromCm + cm + wider };
}

type TapeInput = Omit<Subject, "target"> & {
  drawn: Body;
  /** The leanest and the heaviest body in the forecast's likely range; null without a forecast. */
  likely: { low: Body; high: Body } | null;
};

/** Typical error of an individual's change as a share of it, see `girths.ts`. */
const INDIVIDUAL_SHARE = 0.25;

/** The range combines two independent errors: differences between people of one composition, and the forecast's. */
export function tapeChanges({ drawn, likely, ...from }: TapeInput): TapeChange[] {
  const { sex, heightInches, now } = from;
  const girthNow = (site: TapeSite) => averageGirthCm(sex, site, now.weightLbs, heightInches);
  const changesTo = (target: Body) => {
    const { girth } = girthRatios({ ...from, target });
    return (site: TapeSite) => (girth[site] - 1) * girthNow(site);
  };
  const toDrawn = changesTo(drawn);
  const ends = likely && [changesTo(likely.low), changesTo(likely.high)];
  return TAPE_SITES.map((site) => {
    const cm = toDrawn(site);
    const [low = 0, high = 0] = ends?.map((change) => change(site)) ?? [];
    const half = Math.hypot(INDIVIDUAL_SHARE * cm, (high - low) / 2);
    return { site, fromCm: girthNow(site), cm, low: cm - half, high: cm + half };
  });
}
