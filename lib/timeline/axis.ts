import { monthsLater } from "@/lib/calendar/moments";
import { shortDate } from "@/lib/calendar/wording";
import { monthLabel } from "./chart";

/** A name on the month axis; `tone` says whether it belongs to what is measured, forecast or neither. */
export type AxisTick = { month: number; label: string; tone: "measured" | "forecast" | "neutral" };

export type AxisInput = {
  /** The first and the last place of the axis, in months from now. */
  domain: readonly [number, number];
  /** The last month of the forecast. */
  last: number;
  now: Date;
  room: "narrow" | "wide";
};

/** Shares of the axis between two names; one at an end stands inside the axis, and needs more. */
const SHARE = { narrow: { middle: 0.18, end: 0.24 }, wide: { middle: 0.14, end: 0.2 } } as const;

/** Now, the forecast's months as far as there is room for their names, and the day on which measuring began. */
export function monthTicks({ domain, last, now, room }: AxisInput): AxisTick[] {
  const months = Array.from({ length: Math.max(0, last - 1) }, (_, index) => index + 1);
  const middle = Math.floor(last / 2);
  const between = room === "wide" && last <= 12 ? months : [middle];
  return placed(
    [
      { month: 0, label: monthLabel(0), tone: "measured" },
      ...(last > 0 ? [{ month: last, label: monthLabel(last), tone: "forecast" } as const] : []),
      { month: domain[0], label: shortDate(monthsLater(now, domain[0])), tone: "neutral" },
      ...between.map((month) => ({ month, label: monthLabel(month), tone: "neutral" }) as const),
    ],
    { domain, room },
  );
}

/** The same axis by calendar days: today, the day of the goal, and both ends where there is room. */
export function dateTicks({ domain, now, room, goal }: AxisInput & { goal: number | null }): AxisTick[] {
  const dated = (month: number, tone: AxisTick["tone"]): AxisTick => ({
    month,
    label: shortDate(monthsLater(now, month)),
    tone,
  });
  return placed(
    [
      { month: 0, label: "Today", tone: "measured" },
      ...(goal === null ? [] : [dated(goal, "forecast")]),
      dated(domain[0], "neutral"),
      dated(domain[1], "neutral"),
      ...(room === "wide" ? [dated((domain[1] + (goal ?? 0)) / 2, "neutral")] : []),
    ],
    { domain, room },
  );
}

/** Keeps the names that do not touch those that stand before them in the list, in the order of the axis. */
function placed(
  ticks: readonly AxisTick[],
  { domain, room }: Pick<AxisInput, "domain" | "room">,
): AxisTick[] {
  const [first, last] = domain;
  const { middle, end } = SHARE[room];
  const touch = (one: number, other: number) => {
    const isAtEnd = Math.min(one, other) === first || Math.max(one, other) === last;
    return Math.abs(one - other) < (isAtEnd ? end : middle) * (last - first);
  };
  const kept: AxisTick[] = [];
  for (const tick of ticks) if (!kept.some(({ month }) => touch(month, tick.month))) kept.push(tick);
  return kept.sort((one, other) => one.month - other.month);
}
