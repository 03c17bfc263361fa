import { ticks } from "d3-array";

/** The least and the greatest value of an axis. It has a length. */
export type Domain = readonly [number, number];
export type ValueAxis = { domain: Domain; ticks: number[] };

/** Places in percent of the plane, from its top left: a chart is drawn before anybody knows how large it is. */
export type Scales = { x: (at: number) => number; y: (value: number) => number };

export function scalesOf(across: Domain, up: Domain): Scales {
  const share = (value: number, [from, to]: Domain) => (value - from) / (to - from);
  return {
    x: (at) => hundredth(100 * share(at, across)),
    y: (value) => hundredth(100 - 100 * share(value, up)),
  };
}

const hundredth = (percent: number): number => Math.round(percent * 100) / 100;

/** The round values within a domain: as many as there may be. */
export function ticksWithin([from, to]: Domain, most: number): number[] {
  const wanted = Array.from({ length: most }, (_, index) => most - index);
  return wanted.map((count) => ticks(from, to, count)).find(({ length }) => length <= most) ?? [];
}

/** Shares of the drawn span that stay free below and above it for the figures beside the points. */
const FREE = { below: 0.16, above: 0.06 };

/**
 * An axis for measured values: all of them with room for figures, and at most five round values on it.
 * @param leastSpan less than this is not spread over the height of a chart: a tenth would look like a landslide
 */
export function valueAxis(values: readonly number[], leastSpan = 2): ValueAxis {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const spare = Math.max(0, leastSpan - (highest - lowest)) / 2;
  const span = highest - lowest + 2 * spare;
  const domain = [lowest - spare - FREE.below * span, highest + spare + FREE.above * span] as const;
  return { domain, ticks: ticksWithin(domain, 5) };
}

/** An axis for counts: from nothing, in whole numbers. */
export function countAxis(counts: readonly number[]): ValueAxis {
  const domain = [0, Math.max(2, ...counts)] as const;
  return { domain, ticks: ticksWithin(domain, 4) };
}

/** The index of what lies nearest to a value; -1 where there is nothing. */
export function nearest(places: readonly number[], value: number): number {
  const distances = places.map((place) => Math.abs(place - value));
  return distances.indexOf(Math.min(...distances));
}
