export const PERIODS = [
  { value: "today", label: "Today" },
  { value: "7days", label: "Last 7 days" },
  { value: "14days", label: "Last 14 days" },
  { value: "30days", label: "Last 30 days" },
  { value: "mtd", label: "Month to date" },
  { value: "all", label: "All time" },
] as const;

export type Period = (typeof PERIODS)[number]["value"];

export const DEFAULT_PERIOD: Period = "30days";

/** ISO date-times in UTC; an absent end is open. */
export type PeriodRange = { from?: string; to?: string };

const HOUR_MS = 3_600_000;
const DAYS = { "7days": 7, "14days": 14, "30days": 30 } as const;

/** Each of the last N days has 24 hours, even across a clock change; days and months follow the calendar. */
export function periodRange(period: Period, now: Date): PeriodRange {
  const day = (date: number) => new Date(now.getFullYear(), now.getMonth(), date);
  const range = (from: Date, to: Date) => ({ from: from.toISOString(), to: to.toISOString() });
  const midnight = day(now.getDate());
  switch (period) {
    case "today":
      return range(midnight, new Date(day(now.getDate() + 1).getTime() - 1));
    case "mtd":
      return range(day(1), now);
    case "all":
      return {};
    default:
      return range(new Date(midnight.getTime() - DAYS[period] * 24 * HOUR_MS), now);
  }
}
