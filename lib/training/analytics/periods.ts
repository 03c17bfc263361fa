/** Weeks that can be looked back on, the current one included. */
export const PERIODS = ["4", "12", "52"] as const;
export type Weeks = (typeof PERIODS)[number];

/** Of a page's address; the shortest for anything else. */
export const weeksIn = (text: string | null): Weeks => PERIODS.find((one) => one === text) ?? PERIODS[0];
