"use client";

import { memo } from "react";
import { Legend } from "@/components/ui/chart/legend";
import type { ChartInput } from "@/lib/clients/timeline/chart";
import { ForecastPlot, useForecastPoints } from "./forecast-plot";

type TimelineChartProps = ChartInput & {
  target: number;
  goalMonth?: number | null;
  /** The legend's name of the dashed line. */
  forecastName?: string;
  /** Sets the height. */
  className: string;
};

/** Rerenders only for new data. */
export const TimelineChart = memo(Chart);

/** The forecast chart with its legend. */
function Chart({ forecastName = "Forecast", ...shown }: TimelineChartProps) {
  const { points, first } = useForecastPoints(shown);
  const hasPlan = points.some(({ planned }) => planned !== undefined);
  return (
    <>
      <ForecastPlot {...shown} />
      <Legend
        keys={[
          { kind: "measured", label: first < 0 ? "Weigh-in" : "Measured" },
          { kind: "forecast", label: forecastName },
          ...(hasPlan ? [{ kind: "plan", label: "Original plan" } as const] : []),
          // Four names need the short label to fit on a phone.
          { kind: "likely", label: hasPlan ? "Likely" : "Likely range" },
        ]}
      />
    </>
  );
}
