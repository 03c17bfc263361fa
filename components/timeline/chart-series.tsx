import type { ChartPoint } from "@/lib/timeline/chart";
import { bandPath, linePath, type Scales } from "@/lib/timeline/chart-geometry";

type SeriesProps = { points: readonly ChartPoint[]; scales: Scales };

/** A ring for every month would hide the line of a forecast longer than this. */
const MOST_RINGS = 12;

/** The range that about eight in ten such clients stay in. */
export function LikelyRange({ points, scales, pattern }: SeriesProps & { pattern: string }) {
  return <path d={bandPath(points, scales)} fill={`url(#${pattern})`} />;
}

/** What was forecast when the targets were set: neither measured nor today's forecast, hence neither's look. */
export function PlanLine({ points, scales }: SeriesProps) {
  return (
    <path
      d={linePath(points, "planned", scales)}
      fill="none"
      stroke="var(--chart-5)"
      strokeWidth={1.75}
      strokeOpacity={0.72}
    />
  );
}

/** Its months are rings, the last one larger; of a long forecast only the last. */
export function ForecastLine({ points, scales, last }: SeriesProps & { last: number }) {
  const rings = points.filter(
    ({ month, forecast }) => forecast !== undefined && month > 0 && (last <= MOST_RINGS || month === last),
  );
  return (
    <>
      <path
        d={linePath(points, "forecast", scales)}
        fill="none"
        stroke="var(--chart-1)"
        strokeWidth={2.75}
        strokeDasharray="7 5"
      />
      {rings.map(({ month, forecast = 0 }) => (
        <circle
          key={month}
          cx={scales.x(month)}
          cy={scales.y(forecast)}
          r={month === last ? 6 : 4}
          fill="var(--card)"
          stroke="var(--chart-1)"
          strokeWidth={month === last ? 2.5 : 2.25}
        />
      ))}
    </>
  );
}

/** Its days are filled dots, the first and today larger. */
export function MeasuredLine({ points, scales, first }: SeriesProps & { first: number }) {
  return (
    <>
      <path d={linePath(points, "measured", scales)} fill="none" stroke="var(--chart-2)" strokeWidth={2.25} />
      {points.map(
        ({ month, measured }) =>
          measured !== undefined && (
            <circle
              key={month}
              cx={scales.x(month)}
              cy={scales.y(measured)}
              r={month === 0 || month === first ? 6.5 : 4}
              fill="var(--chart-2)"
            />
          ),
      )}
    </>
  );
}
