"use client";

import { DatedLineChart } from "@/components/layout/dated-line-chart";
import { useUnits } from "@/lib/browser/use-units";
import {
  type Measure,
  type MeasuredPoint,
  measureText,
  onScale,
  progressSentence,
} from "@/lib/progress/measures";
import { dayText, durationText } from "@/lib/workouts/wording";

type ProgressChartProps = { points: MeasuredPoint[]; exerciseName: string; measure: Measure };

/** An exercise as it was measured. */
export default function ProgressChart({ points, exerciseName, measure }: ProgressChartProps) {
  const units = useUnits();
  const scaled = points.map((point) => ({ ...point, value: onScale(point.value, measure, units) }));
  const valueAt = new Map(points.map(({ day, value }) => [day, measureText(value, measure, units)]));
  return (
    <DatedLineChart
      label={progressSentence(points, exerciseName, measure, units)}
      points={scaled}
      tickText={measure === "time" ? durationText : undefined}
      dayText={(day) => dayText(new Date(day).toISOString(), new Date())}
      valueText={({ day }) => valueAt.get(day) ?? ""}
    />
  );
}
