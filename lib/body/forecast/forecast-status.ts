/**
 * `leaner` than the target at its weight; `partial`: target body fat, but a higher weight; `limit` of safe body fat;
 * `stalled` at a plateau; `horizon` of 36 months.
 */
export const STATUSES = [
  "already",
  "reached",
  "close",
  "leaner",
  "partial",
  "limit",
  "stalled",
  "horizon",
] as const;
export type ForecastStatus = (typeof STATUSES)[number];
