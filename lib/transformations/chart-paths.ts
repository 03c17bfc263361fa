type Box = { left: number; right: number; top: number; bottom: number };

/** What is needed of one forecast month: body fat in percent, and the range most clients stay in. */
export type ForecastMonth = {
  month: number;
  bodyFatPercent: number;
  low: { bodyFatPercent: number };
  high: { bodyFatPercent: number };
};

type Measured = { month: number; bodyFat: number };

type ChartInput = {
  /** The photo's body and today's, in months from today; one point where the photo is from today. */
  measured: readonly Measured[];
  /** Months 1, 2, 3 and so on. */
  forecast: readonly ForecastMonth[];
  /** The month at the right edge, with its fraction: the forecast holds there what its next whole month has. */
  end: number;
  /** Where the chart's plane lies, in pixels from the top left. */
  box: Box;
};

/** The geometry of a small chart of body fat by month: scales, the lines, and the likely range around the forecast. */
export function chartPaths({ measured, forecast, end, box }: ChartInput) {
  const today = measured.at(-1)?.bodyFat ?? 0;
  const start = Math.min(0, measured[0]?.month ?? 0);
  const rows = shownMonths(forecast, end);
  const points = [
    { month: 0, middle: today, low: today, high: today },
    ...rows.map(({ month, bodyFatPercent, low, high }) => ({
      month,
      middle: bodyFatPercent,
      low: low.bodyFatPercent,
      high: high.bodyFatPercent,
    })),
  ];
  const all = [...measured.map(({ bodyFat }) => bodyFat), ...points.flatMap(({ low, high }) => [low, high])];
  const { ticks, min, max } = percentTicks(Math.min(...all), Math.max(...all));
  const length = (points.at(-1)?.month || 1) - start;
  const xOf = (month: number) => round(box.left + ((month - start) / length) * (box.right - box.left));
  const yOf = (percent: number) =>
    round(box.bottom - ((percent - min) / (max - min)) * (box.bottom - box.top));
  const corners = (key: "middle" | "low" | "high") =>
    points.map((point) => `${xOf(point.month)} ${yOf(point[key])}`);
  return {
    xOf,
    yOf,
    points: points.map(({ month, middle }) => ({ month, bodyFat: middle })),
    grid: ticks,
    end: points.at(-1)?.middle ?? today,
    lowEnd: points.at(-1)?.low ?? today,
    line: `M${corners("middle").join("L")}`,
    band: `M${corners("high").join("L")}L${corners("low").reverse().join("L")}Z`,
    measuredLine: `M${measured.map(({ month, bodyFat }) => `${xOf(month)} ${yOf(bodyFat)}`).join("L")}`,
  };
}

function shownMonths(forecast: readonly ForecastMonth[], end: number): ForecastMonth[] {
  const before = forecast.filter(({ month }) => month < end);
  const last = forecast[before.length];
  return last ? [...before, { ...last, month: Math.min(end, last.month) }] : before;
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
