import { monthsLater } from "@/lib/calendar/moments";
import { shortDate } from "@/lib/calendar/wording";
import { monthLabel } from "./chart";

/** A label of the month axis; its tone tells measured and forecast apart. */
type MonthName = {
  /** Months from now. */
  at: number;
  label: string;
  tone: "measured" | "forecast" | "neutral";
  /** Hidden when there is little space. */
  isMinor?: boolean;
};

type AxisInput = {
  /** Start and end of the axis, in months from now. */
  domain: readonly [number, number];
  /** The last month of the forecast. */
  last: number;
  now: Date;
};

/** A longer forecast labels only its middle and last month. */
const LONGEST = 12;

/** Labels of now, the forecast's months and the first weigh-in; most important first. */
export function monthNames({ domain, last, now }: AxisInput): MonthName[] {
  const months = Array.from({ length: last <= LONGEST ? Math.max(0, last - 1) : 0 }, (_, index) => index + 1);
  const monthName = (month: number): MonthName => ({ at: month, label: monthLabel(month), tone: "neutral" });
  return [
    { ...monthName(0), tone: "measured" },
    ...(last > 0 ? [{ ...monthName(last), tone: "forecast" } as const] : []),
    { at: domain[0], label: shortDate(monthsLater(now, domain[0])), tone: "neutral" },
    ...(last > LONGEST ? [monthName(Math.floor(last / 2))] : []),
    ...months.map((month) => ({ ...monthName(month), isMinor: month !== Math.floor(last / 2) })),
  ];
}

/** Labels by calendar days: today, the goal's day, and both ends if there is space. */
export function dayNames({ domain, now, goal }: AxisInput & { goal: number | null }): MonthName[] {
  const dated = (month: number, tone: MonthName["tone"]): MonthName => ({
    at: month,
    label: shortDate(monthsLater(now, month)),
    tone,
  });
  return [
    { at: 0, label: "Today", tone: "measured" },
    ...(goal === null ? [] : [dated(goal, "forecast")]),
    dated(domain[0], "neutral"),
    dated(domain[1], "neutral"),
    { ...dated((domain[1] + (goal ?? 0)) / 2, "neutral"), isMinor: true },
  ];
}
