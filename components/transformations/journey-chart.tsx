import { useId } from "react";
import { chartPaths } from "@/lib/transformations/chart-paths";
import { oneDecimal } from "@/lib/transformations/figures";
import type { ForecastMonth } from "@/lib/transformations/forecast-moment";
import type { Frame } from "@/lib/transformations/journey";
import { journeyChartTexts } from "./texts";

const HEIGHT = 240;
const TOP = 34;
const BOTTOM = 198;

type JourneyChartProps = {
  frames: readonly Frame[];
  forecast: readonly ForecastMonth[];
  /** Months from today to the right end. */
  months: number;
  width: number;
  /** Where the middle of each frame above lies, in pixels. */
  centreOf: (index: number) => number;
  className?: string;
};

/** Body fat by month under the pictures: each picture points down at its own moment. */
export function JourneyChart({ frames, forecast, months, width, centreOf, className }: JourneyChartProps) {
  const id = useId();
  const now = frames[0]?.figures;
  if (!now) return null;
  const { xOf, yOf, points, line, band, grid, end, lowEnd } = chartPaths({
    now: now.bodyFat,
    forecast: forecast.slice(0, months),
    box: { left: centreOf(0), right: centreOf(frames.length - 1), top: TOP, bottom: BOTTOM },
  });
  const summary = journeyChartTexts.summary(oneDecimal(now.bodyFat), oneDecimal(end), months);
  return (
    <div className={className}>
      <svg
        role="img"
        aria-label={summary}
        width={width}
        height={HEIGHT}
        className="mt-1 overflow-visible text-[0.8125rem]"
      >
        <defs>
          <pattern id={id} width="8" height="6" patternUnits="userSpaceOnUse">
            <rect width="8" height="6" className="fill-forecast/10" />
            <rect width="8" height="1.2" className="fill-forecast/34" />
          </pattern>
        </defs>
        {grid.map((value) => (
          <g key={value}>
            <path d={`M${xOf(0)} ${yOf(value)}H${xOf(months)}`} className="stroke-border" />
            <text x={xOf(0) - 12} y={yOf(value) + 4} textAnchor="end" className="fill-muted-foreground">
              {journeyChartTexts.bodyFat(value)}
            </text>
          </g>
        ))}
        <path d={band} fill={`url(#${id})`} />
        <path
          d={line}
          className="fill-none stroke-[2.75] stroke-chart-1"
          strokeDasharray="7 5"
          strokeLinecap="round"
        />
        {frames.map(({ month, figures, step }, index) =>
          month === null ? null : (
            <path
              key={step}
              d={`M${centreOf(index)} -2L${xOf(month)} ${yOf(figures?.bodyFat ?? now.bodyFat) - 10}`}
              strokeDasharray="1 5"
              strokeLinecap="round"
              className={index === 0 ? "stroke-[1.5] stroke-primary" : "stroke-[1.5] stroke-forecast"}
            />
          ),
        )}
        {points.slice(1).map((bodyFat, index) => (
          <circle
            key={xOf(index + 1)}
            cx={xOf(index + 1)}
            cy={yOf(bodyFat)}
            r={frames.some(({ month }) => month === index + 1) ? 6 : 4}
            className="fill-background stroke-[2.25] stroke-chart-1"
          />
        ))}
        <circle cx={xOf(0)} cy={yOf(now.bodyFat)} r="6.5" className="fill-primary" />
        <EndLabel x={xOf(0) + 12} y={yOf(now.bodyFat) - 10} className="fill-primary" value={now.bodyFat} />
        <EndLabel x={xOf(months) + 12} y={yOf(lowEnd) + 19} className="fill-forecast" value={end} atEnd />
        <MonthLabels months={months} xOf={xOf} />
      </svg>
      <ChartKey />
    </div>
  );
}

type EndLabelProps = { x: number; y: number; value: number; className: string; atEnd?: boolean };

function EndLabel({ x, y, value, className, atEnd = false }: EndLabelProps) {
  return (
    <text x={x} y={y} textAnchor={atEnd ? "end" : "start"} className={`font-display text-sm ${className}`}>
      {journeyChartTexts.bodyFat(oneDecimal(value))}
    </text>
  );
}

/** As many months as have room; the first and the last always. */
function MonthLabels({ months, xOf }: { months: number; xOf: (month: number) => number }) {
  const room = (xOf(months) - xOf(0)) / 76;
  const every = Math.max(1, Math.ceil(months / room));
  const shown = Array.from({ length: months + 1 }, (_, month) => month).filter(
    (month) => month === months || (month % every === 0 && months - month >= every),
  );
  return shown.map((month) => (
    <text
      key={month}
      x={xOf(month)}
      y={HEIGHT - 6}
      textAnchor="middle"
      className={
        month === 0
          ? "fill-primary font-strong"
          : month === months
            ? "fill-forecast font-strong"
            : "fill-muted-foreground"
      }
    >
      {month === 0 ? journeyChartTexts.now : journeyChartTexts.month(month)}
    </text>
  ));
}

function ChartKey() {
  return (
    <p aria-hidden className="mt-2 flex flex-wrap items-center gap-3.5 text-muted-foreground text-xs">
      <span className="flex items-center gap-1.5">
        <i data-fill className="size-[9px] rounded-full bg-primary" />
        {journeyChartTexts.measured}
      </span>
      <span className="flex items-center gap-1.5">
        <i className="w-[18px] border-forecast border-t-3 border-dashed" />
        {journeyChartTexts.forecast}
      </span>
      <span className="flex items-center gap-1.5">
        <i className="forecast-slices h-3 w-[18px]" />
        {journeyChartTexts.likely}
      </span>
    </p>
  );
}
