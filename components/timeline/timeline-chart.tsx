"use client";

import { memo } from "react";
import { Legend } from "@/components/ui/chart/legend";
import type { ChartInput } from "@/lib/timeline/chart";
import { ForecastPlot, useForecastPoints } from "./forecast-plot";
import { chartTexts } from "./texts";

type TimelineChartProps = ChartInput & {
  target: number;
  goalMonth?: number | null;
  /** What the dashed line is called. */
  forecastName?: string;
  /** Its height. */
  className: string;
};

/** Drawn anew only for new data. */
export const TimelineChart = memo(Chart);

/** The forecast with what its ways of drawing mean. */
function Chart({ forecastName = chartTexts.forecast, ...shown }: TimelineChartProps) {
  const { points, first } = useForecastPoints(shown);
  const hasPlan = points.some(({ planned }) => planned !== undefined);
  return (
    <>
      <ForecastPlot {...shown} />
      <Legend
        keys={[
          { kind: "measured", label: first < 0 ? chartTexts.weighIn : chartTexts.measured },
          { kind: "forecast", label: forecastName },
          ...(hasPlan ? [{ kind: "plan", label: chartTexts.originalPlan } as const] : []),
          // With four names the row is full on a phone.
          { kind: "likely", label: hasPlan ? chartTexts.likely : chartTexts.likelyRange },
        ]}
      />
    </>
  );
}
