import type { Measure, WeighIn } from "@/lib/body/forecast/progress";
import type { OriginalPlan } from "@/lib/body/forecast/schema";
import { monthsBetween } from "@/lib/text/calendar/moments";
import type { ForecastAnswer, TimelineRow } from "./schema";

/** Today's body, measured or by the trend: fat in percent, weights in pounds. */
export type Today = ForecastAnswer["today"];

export type TimelineTotals = {
  months: number;
  bodyFatLoss: number;
  muscleGain: number;
  weightChange: number;
};

export function totalsOf(today: Today, rows: readonly TimelineRow[]): TimelineTotals {
  const last = rows.at(-1);
  return {
    months: rows.length,
    bodyFatLoss: last ? today.bodyFat - last.bodyFatPercent : 0,
    muscleGain: last ? last.leanMassLbs - today.leanMass : 0,
    weightChange: last ? last.weightLbs - today.weight : 0,
  };
}

/** A point of the month axis: now is 0, earlier weigh-ins have negative months. */
export type ChartPoint = {
  month: number;
  measured?: number;
  forecast?: number;
  range?: [number, number];
  planned?: number;
};

export function shownPoint(point: ChartPoint, of: (value: number) => number): ChartPoint {
  const { month, measured, forecast, range, planned } = point;
  return {
    month,
    ...(measured !== undefined && { measured: of(measured) }),
    ...(forecast !== undefined && { forecast: of(forecast) }),
    ...(range && { range: [of(range[0]), of(range[1])] }),
    ...(planned !== undefined && { planned: of(planned) }),
  };
}

export type ChartInput = {
  measure: Measure;
  today: Today;
  rows: readonly TimelineRow[];
  weighIns: readonly WeighIn[];
  plan: OriginalPlan | null;
  now: Date;
};

const HISTORY_MONTHS = 6;

const COLUMN = { bodyFat: "bodyFatPercent", weight: "weightLbs" } as const;

export function chartPoints(input: ChartInput): ChartPoint[] {
  const { measure, today, rows } = input;
  const column = COLUMN[measure];
  const history = historyOf(input);
  const forecast = rows.map((row): ChartPoint => {
    const range: [number, number] = [row.low[column], row.high[column]];
    return { month: row.month, forecast: row[column], range };
  });
  const value = today[measure];
  const now: ChartPoint = { month: 0, measured: value, forecast: value, range: [value, value] };
  const plan = planOf(input, history[0]?.month, forecast.at(-1)?.month ?? 0);
  return [...history, now, ...forecast, ...plan].sort((one, other) => one.month - other.month);
}

function historyOf({ measure, weighIns, now }: ChartInput): ChartPoint[] {
  return weighIns
    .flatMap((entry) => {
      const measured = entry[measure];
      const month = monthsBetween(now, new Date(entry.takenAt));
      // Today's weigh-in is the point of today.
      const drawn = measured !== null && month < 0 && month >= -HISTORY_MONTHS;
      return drawn ? [{ month, measured }] : [];
    })
    .sort((one, other) => one.month - other.month);
}

/** Half as far again as the forecast. Hidden without an earlier weigh-in: then it equals the forecast. */
function planOf({ measure, plan, now }: ChartInput, first: number | undefined, last: number): ChartPoint[] {
  if (!plan || first === undefined) return [];
  const start = monthsBetween(now, new Date(plan.startedAt));
  if (start >= 0) return [];
  const end = Math.max(1.5 * last, 1);
  const points = plan.months.map((row) => ({ month: start + row.month, planned: row[measure] }));
  const inside = points.filter(({ month }) => month >= first && month <= end);
  const left = start < first ? [{ month: first, planned: valueAt(points, first) }] : [];
  return [...left, ...inside];
}

function valueAt(points: readonly { month: number; planned: number }[], month: number): number {
  const next = points.findIndex((point) => point.month >= month);
  const [one, other] = [points[next - 1], points[next]];
  if (!other) return points.at(-1)?.planned ?? 0;
  if (!one) return other.planned;
  const share = (month - one.month) / (other.month - one.month);
  return one.planned + share * (other.planned - one.planned);
}

/** All values of a point that the value axis must contain. */
export const drawnValues = ({ measured, forecast, planned, range }: ChartPoint): number[] =>
  [measured, forecast, planned, ...(range ?? [])].filter((value) => value !== undefined);

export function monthLabel(month: number): string {
  return month === 0 ? "Now" : `Month ${month}`;
}
