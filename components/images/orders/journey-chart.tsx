import { valueAxis } from "@/components/ui/chart/axis";
import { type AxisName, AxisNames } from "@/components/ui/chart/axis-names";
import { Legend } from "@/components/ui/chart/legend";
import { Plot } from "@/components/ui/chart/plot";
import { usePlot, ValueGrid } from "@/components/ui/chart/plot-grid";
import { Dots, Figure, LikelyRange, Line } from "@/components/ui/chart/series";
import type { Frame } from "@/lib/images/orders/journey";
import { type ForecastMonth, forecastUntil } from "@/lib/images/orders/journey";
import { formatPercent, formatTenth } from "@/lib/text/numbers";

type JourneyChartProps = {
  frames: readonly Frame[];
  forecast: readonly ForecastMonth[];
  /** Percent, today. */
  bodyFat: number;
  end: number;
  className?: string;
};

/** Body fat by month below the pictures; a guide connects each picture with its month. */
export function JourneyChart({ frames, forecast, bodyFat, end, className }: JourneyChartProps) {
  const today = { at: 0, value: bodyFat };
  const photo = frames[0];
  const measured = photo?.month ? [{ at: photo.month, value: photo.figures.bodyFat }, today] : [today];
  const [first = today] = measured;
  const ranges = [{ at: 0, low: bodyFat, high: bodyFat }];
  const middles = [today];
  for (const { month, bodyFatPercent, low, high } of forecastUntil(forecast, end)) {
    middles.push({ at: month, value: bodyFatPercent });
    ranges.push({ at: month, low: low.bodyFatPercent, high: high.bodyFatPercent });
  }
  const last = middles.at(-1) ?? today;
  const drawn = [...measured.map(({ value }) => value), ...ranges.flatMap(({ low, high }) => [low, high])];
  const { domain, ticks } = valueAxis(drawn);
  return (
    <div className={className}>
      <Plot
        label={`Body fat forecast from ${formatTenth(bodyFat)} to ${formatTenth(last.value)} percent over ${Math.ceil(end)} months with likely range`}
        across={[first.at, Math.max(last.at, first.at + 0.5)]}
        up={domain}
        // The ends of the axis are below the centres of the first and last picture.
        className="mt-1 h-60 px-[calc(var(--frame)/2)] pt-8.5"
      >
        <ValueGrid ticks={ticks} text={(percent: number | string) => `${percent}%`} />
        <LikelyRange ranges={ranges} />
        <Line kind="forecast" points={middles} />
        <JourneyGuides frames={frames} />
        <Dots kind="forecast" points={middles.slice(1)} isLarge={(at) => at === last.at} />
        <Line kind="measured" points={measured} />
        <Dots kind="measured" points={measured} isLarge={() => true} />
        <Figure kind="measured" {...first} text={formatPercent(first.value)} />
        <Figure kind="forecast" at={last.at} value={last.value} text={formatPercent(last.value)} isBelow />
        <AxisNames names={monthNames(photo, end)} />
      </Plot>
      <Legend
        keys={[
          { kind: "measured", label: "Measured" },
          { kind: "forecast", label: "Forecast" },
          { kind: "likely", label: "Likely range" },
        ]}
      />
    </div>
  );
}

/** The first and last month always show; the others only with enough room. */
function monthNames(photo: Frame | undefined, end: number): AxisName[] {
  const start = photo?.month ?? 0;
  const between = Array.from({ length: Math.ceil(end) }, (_, month) => month).filter(
    (month) => month > start,
  );
  const nameOf = (month: number) => (month === 0 ? "Now" : `Month ${month}`);
  return [
    { at: start, label: start === 0 ? nameOf(0) : (photo?.shortLabel ?? ""), tone: "measured" },
    { at: end, label: `Month ${Math.ceil(end)}`, tone: "forecast" },
    ...between.map((at): AxisName => ({ at, label: nameOf(at), tone: at === 0 ? "measured" : "neutral" })),
  ];
}

/** Dotted lines from the centre of each picture to its point in the forecast. */
function JourneyGuides({ frames }: { frames: readonly Frame[] }) {
  const { x, y } = usePlot();
  return frames.map(({ month, figures, step }, index) =>
    month === null ? null : (
      <line
        key={step}
        x1={`${(100 * index) / Math.max(1, frames.length - 1)}%`}
        x2={`${x(month)}%`}
        y1={-36}
        y2={`${y(figures.bodyFat)}%`}
        strokeWidth={1.5}
        strokeDasharray="1 5"
        strokeLinecap="round"
        className={index === 0 ? "stroke-primary" : "stroke-forecast"}
      />
    ),
  );
}
