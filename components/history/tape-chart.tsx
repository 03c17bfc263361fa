"use client";

import { DatedLineChart } from "@/components/layout/dated-line-chart";
import { formatTenth } from "@/lib/body/figures";
import { shownGirth, TAPED_SITE_LABELS, type TapedSite, tapedText } from "@/lib/body/tape-girths";
import { useUnits } from "@/lib/browser/use-units";
import type { TapedPoint } from "@/lib/history/days";
import { dayText } from "@/lib/workouts/wording";
import { tapeHistoryTexts } from "./texts";

/** One girth over time. */
export default function TapeChart({ points, site }: { points: readonly TapedPoint[]; site: TapedSite }) {
  const units = useUnits();
  const [first, last] = [points[0], points.at(-1)];
  const shown = points.map(({ date, mm }) => ({ day: Date.parse(date), value: shownGirth(mm, units) }));
  if (!first || !last) return null;
  return (
    <DatedLineChart
      label={tapeHistoryTexts.sentence(
        TAPED_SITE_LABELS[site],
        points.length,
        tapedText(first.mm, units),
        tapedText(last.mm, units),
      )}
      points={shown}
      dayText={(day) => dayText(new Date(day).toISOString(), new Date())}
      valueText={({ value }) => `${formatTenth(value)} ${units.heightUnit}`}
    />
  );
}
