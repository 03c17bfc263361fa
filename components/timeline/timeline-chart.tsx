"use client";

import { memo, useId, useRef } from "react";
import { useElementWidth } from "@/components/ui/use-element-width";
import { useIsLaptop } from "@/lib/browser/media";
import { useUnits } from "@/lib/browser/use-units";
import { dateTicks, monthTicks } from "@/lib/timeline/axis";
import { type ChartInput, chartPoints, shownPoint, valueAxis } from "@/lib/timeline/chart";
import { planeOf, scalesOf } from "@/lib/timeline/chart-geometry";
import { chartSummary, formatMeasure } from "@/lib/timeline/chart-words";
import { AxisName } from "./axis-name";
import { ChartGrid } from "./chart-grid";
import { ChartLabel } from "./chart-label";
import { ChartLegend, LikelyRangePattern } from "./chart-legend";
import { ChartReadout } from "./chart-readout";
import { ForecastLine, LikelyRange, MeasuredLine, PlanLine } from "./chart-series";
import { chartTexts } from "./texts";

type TimelineChartProps = ChartInput & {
  target: number;
  /** Names the axis by calendar days and marks the one of the goal, in months from now; null where there is none. */
  goalMonth?: number | null;
  /** What the dashed line is called. */
  forecastName?: string;
  /** Pixels, on phones and on laptops. */
  heights: { narrow: number; wide: number };
};

/** Shares of the axis between the first weigh-in and now that a figure beside it needs. */
const FIGURE_SHARE = { narrow: 0.18, wide: 0.09 } as const;

const same = (value: number) => value;

/** Drawn anew only for new data. */
export const TimelineChart = memo(Chart);

/**
 * Measured solid, forecast dashed with its likely range in slices, the original plan faint, the target dotted.
 * Plain SVG, because a what-if draws it anew with every movement of a finger.
 */
function Chart({ target, goalMonth, forecastName, heights, ...input }: TimelineChartProps) {
  const pattern = useId();
  const box = useRef<HTMLDivElement>(null);
  const room = useIsLaptop() ? "wide" : "narrow";
  const size = { width: useElementWidth(box), height: heights[room] };
  const { measure, rows, now } = input;
  const units = useUnits();
  const of = measure === "weight" ? units.weightOf : same;
  const points = chartPoints(input).map((point) => shownPoint(point, of));
  const first = points[0]?.month ?? 0;
  const domain: [number, number] = [first, Math.max(points.at(-1)?.month ?? 0, 0.5)];
  const last = rows.length;
  const names =
    goalMonth === undefined
      ? monthTicks({ domain, last, now, room })
      : dateTicks({ domain, last, now, room, goal: goalMonth });
  const values = valueAxis(points, of(target));
  const plane = planeOf(size);
  const scales = scalesOf(plane, domain, values.domain);
  const current = of(input.today[measure]);
  const end = points.find(({ month }) => month === last);
  const rises = end?.forecast !== undefined && end.forecast > current;
  const hasRoom = -first >= FIGURE_SHARE[room] * (domain[1] - first);
  const earliest = hasRoom ? points[0]?.measured : undefined;
  return (
    <>
      <div ref={box} style={{ height: size.height }}>
        {size.width > 0 && (
          <ChartReadout
            label={chartSummary(points, measure, of(target), units)}
            {...{ points, rows, measure, now, plane, scales }}
          >
            <svg aria-hidden {...size} className="overflow-visible">
              <defs>
                <LikelyRangePattern id={pattern} />
              </defs>
              <ChartGrid
                {...{ plane, scales, values }}
                target={of(target)}
                unit={measure === "bodyFat" ? chartTexts.percent : ""}
                now={first < 0}
                goal={goalMonth ?? null}
              />
              {names.map((name) => (
                <AxisName key={name.month} {...{ name, domain, plane, scales }} />
              ))}
              <LikelyRange {...{ points, scales, pattern }} />
              <PlanLine {...{ points, scales }} />
              <ForecastLine {...{ points, scales, last }} />
              <MeasuredLine {...{ points, scales, first }} />
              {first < 0 && earliest !== undefined && (
                <ChartLabel
                  x={scales.x(first)}
                  y={scales.y(earliest)}
                  text={formatMeasure(earliest, measure)}
                  tone="measured"
                  place={earliest < current ? "below" : "above"}
                />
              )}
              <ChartLabel
                x={scales.x(0)}
                y={scales.y(current)}
                text={formatMeasure(current, measure)}
                tone="measured"
                place={rises ? "below" : "above"}
              />
              {end?.range && last > 0 && (
                <ChartLabel
                  x={scales.x(last)}
                  y={scales.y(end.range[rises ? 1 : 0])}
                  text={formatMeasure(end.forecast ?? 0, measure)}
                  tone="forecast"
                  place={rises ? "above" : "below"}
                />
              )}
            </svg>
          </ChartReadout>
        )}
      </div>
      <ChartLegend
        measuredName={first < 0 ? chartTexts.weighIn : chartTexts.measured}
        forecastName={forecastName}
        hasPlan={points.some(({ planned }) => planned !== undefined)}
      />
    </>
  );
}
