import type { Body, Subject } from "./body";
import { averageGirthCm, girthRatios } from "./girths";

/** Where a tape is laid to see a change. */
export const TAPE_SITES = ["chest", "waist", "hip"] as const;
export type TapeSite = (typeof TAPE_SITES)[number];

/** A change of girth in centimetres, from which girth on, and between which changes such clients likely come out. */
export type TapeChange = { site: TapeSite; fromCm: number; cm: number; low: number; high: number };

type TapeInput = Omit<Subject, "target"> & {
  /** The body to come. */
  drawn: Body;
  /** The leanest and the heaviest body that the forecast calls likely then; null without a forecast. */
  likely: { low: Body; high: Body } | null;
};

/** How far an individual's change lies off the model's, as a share of it. See `girths.ts`. */
const INDIVIDUAL_SHARE = 0.25;

/**
 * What a tape reads less or more when one body becomes another. The range joins, as independent errors, how people of
 * one composition differ and how far the forecast itself may be off.
 */
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
