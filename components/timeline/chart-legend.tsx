import { useId } from "react";
import { chartTexts } from "./texts";

type ChartLegendProps = { measuredName?: string; forecastName?: string | undefined; hasPlan?: boolean };

/** The ways of drawing that every chart of the product keeps to. */
export function ChartLegend({
  measuredName = chartTexts.measured,
  forecastName = chartTexts.forecast,
  hasPlan = false,
}: ChartLegendProps) {
  const pattern = useId();
  return (
    <ul className="mt-2.5 flex flex-wrap gap-x-2.5 gap-y-1 sm:gap-x-4 max-sm:text-2xs px-1 text-muted-foreground text-xs [&>li]:flex [&>li]:items-center [&>li]:gap-1.5 [&>li]:whitespace-nowrap">
      <li>
        <svg aria-hidden viewBox="0 0 10 10" className="size-2.5">
          <circle cx="5" cy="5" r="4.5" fill="var(--chart-2)" />
        </svg>
        {measuredName}
      </li>
      <li>
        <svg aria-hidden viewBox="0 0 20 4" className="h-1 w-5">
          <path d="M0 2h8m4 0h8" stroke="var(--chart-1)" strokeWidth="2.75" />
        </svg>
        {forecastName}
      </li>
      {hasPlan && (
        <li>
          <svg aria-hidden viewBox="0 0 20 4" className="h-1 w-5">
            <path d="M0 2h20" stroke="var(--chart-5)" strokeWidth="1.75" strokeOpacity="0.72" />
          </svg>
          {chartTexts.originalPlan}
        </li>
      )}
      <li>
        <svg aria-hidden viewBox="0 0 18 12" className="h-3 w-4.5">
          <defs>
            <LikelyRangePattern id={pattern} />
          </defs>
          <rect width="18" height="12" fill={`url(#${pattern})`} />
        </svg>
        {/* With four names the row is full on a phone. */}
        {hasPlan ? chartTexts.likely : chartTexts.likelyRange}
      </li>
    </ul>
  );
}

/** The slices that a likely range is filled with. */
export function LikelyRangePattern({ id }: { id: string }) {
  return (
    <pattern id={id} width="8" height="6" patternUnits="userSpaceOnUse">
      <rect width="8" height="6" fill="var(--forecast)" fillOpacity={0.1} />
      <rect width="8" height="1.2" fill="var(--forecast)" fillOpacity={0.34} />
    </pattern>
  );
}
