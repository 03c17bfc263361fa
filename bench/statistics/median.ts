/** The middle one of the values, the upper one of two; not a number where there are none. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
