import type { ForecastMonth } from "./forecast-moment";

type Box = { left: number; right: number; top: number; bottom: number };

type ChartInput = {
  /** Body fat today, in percent. */
  now: number;
  /** Months 1, 2, 3 and so on. */
  forecast: readonly ForecastMonth[];
  /** Where the chart's plane lies, in pixels from the top left. */
  box: Box;
};

/** The geometry of a small chart of body fat by month: scales, the line, and the likely range around it. */
export function chartPaths({ now, forecast, box }: ChartInput) {
  const points = [now, ...forecast.map(({ bodyFatPercent }) => bodyFatPercent)];
  const low = [now, ...forecast.map((row) => row.low.bodyFatPercent)];
  const high = [now, ...forecast.map((row) => row.high.bodyFatPercent)];
  const months = Math.max(1, forecast.length);
  const { ticks, min, max } = percentTicks(Math.min(...low), Math.max(...high));
  const xOf = (month: number) => round(box.left + (month / months) * (box.right - box.left));
  const yOf = (percent: number) =>
    round(box.bottom - ((percent - min) / (max - min)) * (box.bottom - box.top));
  const through = (values: number[], from: "first" | "last") => {
    const corners = values.map((value, month) => `${xOf(month)} ${yOf(value)}`);
    return (from === "first" ? corners : corners.reverse()).join("L");
  };
  return {
    xOf,
    yOf,
    points,
    grid: ticks,
    end: points.at(-1) ?? now,
    lowEnd: low.at(-1) ?? now,
    line: `M${through(points, "first")}`,
    band: `M${through(high, "first")}L${through(low, "last")}Z`,
  };
}

const round = (px: number): number => Math.round(px * 10) / 10;

/** Three to five whole percentages that span the values. */
function percentTicks(low: number, high: number): { ticks: number[]; min: number; max: number } {
  const step = [1, 2, 5, 10, 20].find((size) => (high - low) / size <= 4) ?? 20;
  const first = Math.ceil(low / step) * step;
  const ticks: number[] = [];
  for (let value = first; value <= high; value += step) ticks.push(value);
  return { ticks, min: Math.min(low, first), max: Math.max(high, ticks.at(-1) ?? high, low + 1) };
}
