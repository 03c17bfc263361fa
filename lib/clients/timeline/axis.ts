import { monthsLater } from "@/lib/text/calendar/moments";
import { shortDate } from "@/lib/text/calendar/wording";
import { monthLabel } from "./chart";

type MonthName = {
  /** Months from now. */
  at: number;
  label: string;
  tone: "measured" | "forecast" | "neutral";
  isMinor?: boolean;
};

type AxisInput = {
  domain: readonly [number, number];
  last: number;
  now: Date;
};

/** A longer forecast labels only its middle and last month. */
const LONGEST = 12;

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
