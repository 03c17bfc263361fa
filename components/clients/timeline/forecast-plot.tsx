import { valueAxis } from "@/components/ui/chart/axis";
import { AxisNames } from "@/components/ui/chart/axis-names";
import { Plot } from "@/components/ui/chart/plot";
import { Rule, ValueGrid } from "@/components/ui/chart/plot-grid";
import { Dots, Figure, LikelyRange, Line, type Point } from "@/components/ui/chart/series";
import type { Measure } from "@/lib/body/forecast/progress";
import { weightText } from "@/lib/body/unit-system";
import { dayNames, monthNames } from "@/lib/clients/timeline/axis";
import {
  type ChartInput,
  type ChartPoint,
  chartPoints,
  drawnValues,
  monthLabel,
  shownPoint,
} from "@/lib/clients/timeline/chart";
import { chartSummary, formatMeasure } from "@/lib/clients/timeline/chart-words";
import type { TimelineRow } from "@/lib/clients/timeline/schema";
import { useUnits } from "@/lib/platform/browser/use-units";
import { monthsLater } from "@/lib/text/calendar/moments";
import { shortDate } from "@/lib/text/calendar/wording";
import { formatTenth } from "@/lib/text/numbers";

type ForecastPlotProps = ChartInput & {
  target: number;
  /** Months from now. With it, or with null, the axis shows calendar days. */
  goalMonth?: number | null | undefined;
  /** Printed charts are not interactive. */
  onPaper?: boolean;
  className: string;
};

/** More rings would hide the line. */
const MOST_RINGS = 12;
/** A label beside the first weigh-in needs this share of the axis before now. */
const FIGURE_SHARE = 0.18;

const identity = (value: number) => value;

/** The chart's points in the shown unit; the x domain is never empty. */
export function useForecastPoints(input: ChartInput) {
  const units = useUnits();
  const of = input.measure === "weight" ? units.weightOf : identity;
  const points = chartPoints(input).map((point) => shownPoint(point, of));
  const first = points[0]?.month ?? 0;
  const domain = [first, Math.max(points.at(-1)?.month ?? 0, 0.5)] as const;
  return { units, of, points, first, domain };
}

/** Measured is solid, forecast dashed with sliced likely range, original plan faint, target dotted. */
export function ForecastPlot({ target, goalMonth, onPaper = false, className, ...input }: ForecastPlotProps) {
  const { measure, rows, now } = input;
  const { units, of, points, first, domain } = useForecastPoints(input);
  const last = rows.length;
  const { domain: up, ticks } = valueAxis([of(target), ...points.flatMap(drawnValues)]);
  const current = of(input.today[measure]);
  const end = points.find(({ month }) => month === last);
  const rises = (end?.forecast ?? current) > current;
  const earliest = -first >= FIGURE_SHARE * (domain[1] - first) ? points[0]?.measured : undefined;
  const forecast = pointsOf(points, "forecast");
  const measured = pointsOf(points, "measured");
  const ranges = points.flatMap(({ month, range }) =>
    range ? [{ at: month, low: range[0], high: range[1] }] : [],
  );
  return (
    <Plot
      label={chartSummary(points, measure, of(target), units)}
      across={domain}
      up={up}
      className={className}
      reading={
        onPaper
          ? undefined
          : {
              points: points.map(({ month, forecast }) => ({ at: month, value: forecast })),
              from: points.findIndex(({ month }) => month === 0),
              kind: "forecast",
              tell: (index) => <ChartTooltip point={points[index]} {...{ rows, measure, now }} />,
            }
      }
    >
      <ValueGrid ticks={ticks} text={(value) => (measure === "bodyFat" ? `${value}%` : `${value}`)} />
      <Rule kind="target" at={of(target)} />
      {first < 0 && <Rule kind="now" at={0} />}
      {goalMonth != null && <Rule kind="goal" at={goalMonth} />}
      <AxisNames
        names={
          goalMonth === undefined
            ? monthNames({ domain, last, now })
            : dayNames({ domain, last, now, goal: goalMonth })
        }
      />
      <LikelyRange ranges={ranges} />
      <Line kind="plan" points={pointsOf(points, "planned")} />
      <Line kind="forecast" points={forecast} />
      <Dots
        kind="forecast"
        points={forecast.filter(({ at }) => at > 0 && (last <= MOST_RINGS || at === last))}
        isLarge={(at) => at === last}
      />
      <Line kind="measured" points={measured} />
      <Dots kind="measured" points={measured} isLarge={(at) => at === 0 || at === first} />
      {earliest !== undefined && first < 0 && (
        <Figure
          kind="measured"
          at={first}
          value={earliest}
          text={formatMeasure(earliest, measure)}
          isBelow={earliest < current}
        />
      )}
      <Figure kind="measured" at={0} value={current} text={formatMeasure(current, measure)} isBelow={rises} />
      {end?.forecast !== undefined && last > 0 && (
        <Figure
          kind="forecast"
          at={last}
          value={end.forecast}
          text={formatMeasure(end.forecast, measure)}
          isBelow={!rises}
        />
      )}
    </Plot>
  );
}

const pointsOf = (points: readonly ChartPoint[], key: "measured" | "forecast" | "planned"): Point[] =>
  points.flatMap(({ month, [key]: value }) => (value === undefined ? [] : [{ at: month, value }]));

type ChartTooltipProps = {
  /** In the shown unit; `rows` are in pounds. */
  point: ChartPoint | undefined;
  rows: readonly TimelineRow[];
  measure: Measure;
  now: Date;
};

function ChartTooltip({ point, rows, measure, now }: ChartTooltipProps) {
  const units = useUnits();
  if (!point) return null;
  const { month } = point;
  const row = rows.find((candidate) => candidate.month === month);
  const figureOf = (value: number) => {
    const figure = formatMeasure(value, measure);
    return measure === "weight" ? `${figure} ${units.weightUnit}` : figure;
  };
  return (
    <>
      <p className="font-strong">
        {row || month === 0 ? monthLabel(month) : shortDate(monthsLater(now, month))}
      </p>
      {point.measured !== undefined && <p>Measured {figureOf(point.measured)}</p>}
      {row && (
        <>
          <p>{formatTenth(row.bodyFatPercent)}% body fat</p>
          <p className="text-muted-foreground">
            Likely {formatTenth(row.low.bodyFatPercent)} to {formatTenth(row.high.bodyFatPercent)}%
          </p>
          <p>
            {weightText(row.weightLbs, units)}, {weightText(row.leanMassLbs, units)} lean
          </p>
        </>
      )}
      {!row && point.planned !== undefined && (
        <p className="text-muted-foreground">Original plan {figureOf(point.planned)}</p>
      )}
    </>
  );
}
