/**
 * How a forecast ends: `already` there; `reached` within tolerance or `close` to it; `leaner` than asked at the
 * target weight; `partial`, the body fat met but not the weight; the body fat `limit`; a plateau (`stalled`);
 * or the 36 months of the `horizon`.
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
