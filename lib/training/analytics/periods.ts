/** The choices of how many weeks to show, with the current one. */
export const PERIODS = ["4", "12", "52"] as const;
export type Weeks = (typeof PERIODS)[number];

/** The choice in a page's address; the shortest if it names none. */
export const weeksIn = (text: string | null): Weeks => PERIODS.find((one) => one === text) ?? PERIODS[0];
