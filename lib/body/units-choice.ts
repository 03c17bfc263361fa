/** What a trainer reads and types in. Everything is kept in pounds and inches. */
export const UNITS = ["imperial", "metric"] as const;
export type Units = (typeof UNITS)[number];
