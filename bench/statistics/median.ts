/** The median; of an even number, the upper of the two middle values. NaN for an empty list. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
