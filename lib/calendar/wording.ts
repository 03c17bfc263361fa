// Made once: a what-if names several days with every movement of a finger, and a formatter takes long to make.
const SHORT = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const FULL = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });

/** Month and day in the reader's time zone: "Nov 20". */
export const shortDate = (date: Date): string => SHORT.format(date);

/** With the year: "Nov 20, 2026". */
export const fullDate = (date: Date): string => FULL.format(date);
