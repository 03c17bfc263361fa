import { ticks } from "d3-array";

/** The smallest and the largest value of an axis; they differ. */
export type Domain = readonly [number, number];
export type ValueAxis = { domain: Domain; ticks: number[] };

/** Percent of the plot from its top left, since the server renders it without knowing its size. */
export type Scales = { x: (at: number) => number; y: (value: number) => number };

export function scalesOf(across: Domain, up: Domain): Scales {
  const share = (value: number, [from, to]: Domain) => (value - from) / (to - from);
  return {
    x: (at) => hundredth(100 * share(at, across)),
    y: (value) => hundredth(100 - 100 * share(value, up)),
  };
}

const hundredth = (percent: number): number => Math.round(percent * 100) / 100;

export function ticksWithin([from, to]: Domain, most: number): number[] {
  const wanted = Array.from({ length: most }, (_, index) => most - index);
  return wanted.map((count) => ticks(from, to, count)).find(({ length }) => length <= most) ?? [];
}

/** The shares of the value range that stay free below and above, for labels. */
const FREE = { below: 0.16, above: 0.06 };

/** @param leastSpan the smallest range to show, so that a change of a tenth does not look steep */
export function valueAxis(values: readonly number[], leastSpan = 2): ValueAxis {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const spare = Math.max(0, leastSpan - (highest - lowest)) / 2;
  const span = highest - lowest + 2 * spare;
  const domain = [lowest - spare - FREE.below * span, highest + spare + FREE.above * span] as const;
  return { domain, ticks: ticksWithin(domain, 5) };
}

/** An axis for counts: it starts at 0 and has whole ticks. */
export function countAxis(counts: readonly number[]): ValueAxis {
  const domain = [0, Math.max(2, ...counts)] as const;
  return { domain, ticks: ticksWithin(domain, 4) };
}

export function nearest(places: readonly number[], value: number): number {
  const distances = places.map((place) => Math.abs(place - value));
  return distances.indexOf(Math.min(...distances));
}
