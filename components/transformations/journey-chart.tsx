import { useId } from "react";
import { formatTenth } from "@/lib/body/figures";
import { chartPaths, type ForecastMonth } from "@/lib/transformations/chart-paths";
import type { Frame } from "@/lib/transformations/journey";
import { journeyChartTexts } from "./texts";

const HEIGHT = 240;
const TOP = 34;
const BOTTOM = 198;

type JourneyChartProps = {
  frames: readonly Frame[];
  forecast: readonly ForecastMonth[];
  /** Today's body fat in percent. */
  bodyFat: number;
  /** Months from today to the right end. */
  end: number;
  width: number;
  /** Where the middle of each frame above lies, in pixels. */
  centreOf: (index: number) => number;
  className?: string;
};

/** Body fat by month under the pictures: each picture points down at its own moment. */
export function JourneyChart(props: JourneyChartProps) {
  const { frames, forecast, bodyFat, end: lastMonth, width, centreOf, className } = props;
  const id = useId();
  const measured = measuredPoints(frames[0], bodyFat);
  const start = measured[0]?.month ?? 0;
  const { xOf, yOf, points, line, band, grid, end, lowEnd, measuredLine } = chartPaths({
    measured,
    forecast,
    end: lastMonth,
    box: { left: centreOf(0), right: centreOf(frames.length - 1), top: TOP, bottom: BOTTOM },
  });
  const summary = journeyChartTexts.summary(formatTenth(bodyFat), formatTenth(end), Math.ceil(lastMonth));
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
            <path d={`M${xOf(start)} ${yOf(value)}H${xOf(lastMonth)}`} className="stroke-border" />
            <text x={xOf(start) - 12} y={yOf(value) + 4} textAnchor="end" className="fill-muted-foreground">
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
              d={`M${centreOf(index)} -2L${xOf(month)} ${yOf(figures.bodyFat) - 10}`}
              strokeDasharray="1 5"
              strokeLinecap="round"
              className={index === 0 ? "stroke-[1.5] stroke-primary" : "stroke-[1.5] stroke-forecast"}
            />
          ),
        )}
        {points.slice(1).map((point) => (
          <circle
            key={point.month}
            cx={xOf(point.month)}
            cy={yOf(point.bodyFat)}
            r={point.month === lastMonth ? 6 : 4}
            className="fill-background stroke-[2.25] stroke-chart-1"
          />
        ))}
        {measured.length > 1 && <path d={measuredLine} className="fill-none stroke-[2.75] stroke-primary" />}
        {measured.map((point) => (
          <circle
            key={point.month}
            cx={xOf(point.month)}
            cy={yOf(point.bodyFat)}
            r="6.5"
            className="fill-primary"
          />
        ))}
        <EndLabel
          x={xOf(start) + 12}
          y={yOf(measured[0]?.bodyFat ?? bodyFat) - 10}
          className="fill-primary"
          value={measured[0]?.bodyFat ?? bodyFat}
        />
        <EndLabel x={xOf(lastMonth) + 12} y={yOf(lowEnd) + 19} className="fill-forecast" value={end} atEnd />
        <MonthLabels start={frames[0]} end={lastMonth} xOf={xOf} />
      </svg>
      <ChartKey />
    </div>
  );
}

type EndLabelProps = { x: number; y: number; value: number; className: string; atEnd?: boolean };

function EndLabel({ x, y, value, className, atEnd = false }: EndLabelProps) {
  return (
    <text x={x} y={y} textAnchor={atEnd ? "end" : "start"} className={`font-display text-sm ${className}`}>
      {journeyChartTexts.bodyFat(formatTenth(value))}
    </text>
  );
}

/** The photo's body and today's; a photo from today shows today's. */
function measuredPoints(photo: Frame | undefined, bodyFat: number) {
  const today = { month: 0, bodyFat };
  if (!photo || photo.month === null || photo.month === 0) return [today];
  return [{ month: photo.month, bodyFat: photo.figures.bodyFat }, today];
}

const LABEL_PX = 76;

type MonthLabelsProps = { start: Frame | undefined; end: number; xOf: (month: number) => number };

/** Always labels the photo's day and the last month. Today and the months between are labelled where there is room. */
function MonthLabels({ start, end, xOf }: MonthLabelsProps) {
  const first = start?.month ?? 0;
  const ends = [
    { month: first, text: first === 0 ? journeyChartTexts.now : (start?.shortLabel ?? "") },
    { month: end, text: journeyChartTexts.month(Math.ceil(end)) },
  ];
  const between = Array.from({ length: Math.ceil(end) }, (_, month) => ({
    month,
    text: month === 0 ? journeyChartTexts.now : journeyChartTexts.month(month),
  }));
  const shown: typeof ends = [];
  for (const label of [...ends, ...between])
    if (shown.every(({ month }) => Math.abs(xOf(month) - xOf(label.month)) >= LABEL_PX)) shown.push(label);
  return shown.map(({ month, text }) => (
    <text
      key={month}
      x={xOf(month)}
      y={HEIGHT - 6}
      textAnchor="middle"
      className={
        month <= 0
          ? "fill-primary font-strong"
          : month === end
            ? "fill-forecast font-strong"
            : "fill-muted-foreground"
      }
    >
      {text}
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
