"use client";

import { DatedLineChart } from "@/components/ui/dated-line-chart";
import { roundTicks } from "@/lib/body/round-ticks";
import { usePrefersReducedMotion } from "@/lib/browser/media";
import { useUnits } from "@/lib/browser/use-units";
import { type Measure, type MeasuredPoint, measureText, progressSentence } from "@/lib/progress/measures";
import { dayText } from "@/lib/workouts/wording";

type ProgressChartProps = { points: MeasuredPoint[]; exerciseName: string; measure: Measure };

/** An exercise as it was measured. */
export default function ProgressChart({ points, exerciseName, measure }: ProgressChartProps) {
  const still = usePrefersReducedMotion();
  const units = useUnits();
  const shown = points.map(({ day, value }) => ({ day, value: units.loadOf(value) }));
  return (
    <DatedLineChart
      label={progressSentence(points, exerciseName, measure, units)}
      points={shown}
      ticks={roundTicks(shown.map(({ value }) => value))}
      dayText={(day) => dayText(new Date(day).toISOString(), new Date())}
      valueText={(value) => measureText(units.lbsOfLoad(value), units)}
      still={still}
    />
  );
}
