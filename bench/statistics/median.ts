import type { Wait } from "../browser/phone";

/** The median; of an even number, the upper of the two middle values. NaN for an empty list. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Median, 95th percentile and worst paint, and the median work. */
export function summary(waits: readonly Wait[]) {
  const sorted = (times: number[]) => times.sort((one, other) => one - other);
  const paints = sorted(waits.map(({ paintMs }) => paintMs));
  const works = sorted(waits.map(({ workMs }) => workMs));
  const at = (times: number[], share: number) =>
    `${times[Math.round(share * (times.length - 1))]?.toFixed(0)} ms`;
  return {
    runs: waits.length,
    median: at(paints, 0.5),
    p95: at(paints, 0.95),
    worst: at(paints, 1),
    "main thread": at(works, 0.5),
  };
}
