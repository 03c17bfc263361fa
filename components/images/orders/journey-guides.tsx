import { usePlot } from "@/components/ui/chart/plot-grid";
import type { Frame } from "@/lib/images/orders/journey";

/** Dotted lines from the centre of each picture to its point in the forecast. */
export function JourneyGuides({ frames }: { frames: readonly Frame[] }) {
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
