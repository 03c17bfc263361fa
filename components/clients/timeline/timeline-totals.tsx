import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { Explain } from "@/components/ui/explain";
import type { Lever } from "@/lib/body/forecast/lever";
import { type Progress, progressSentence, progressTitle } from "@/lib/body/forecast/progress";
import { leverSentence } from "@/lib/body/forecast/sentences";
import type { TimelineTotals as Totals } from "@/lib/clients/timeline/chart";
import { totalFigures } from "@/lib/clients/timeline/chart-words";
import { useUnits } from "@/lib/platform/browser/use-units";

export function TimelineTotals({ totals }: { totals: Totals }) {
  const units = useUnits();
  const { months } = totals;
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="type-display text-xl">Transformation Timeline</h2>
        <Badge kind="forecast-outline">{months === 1 ? "1 Month" : `${months} Months`}</Badge>
      </div>
      <dl className="mt-3.5 grid grid-cols-[1fr_1fr_1fr] divide-x border-t [&>div]:pt-3.5 [&>div]:pl-3.5 [&>div:first-child]:pl-0 @max-3xs:grid-cols-1 @max-3xs:divide-x-0 @max-3xs:[&>div]:pl-0">
        {totalFigures(totals, units).map((total) => (
          <Total key={total.label} {...total} />
        ))}
      </dl>
    </section>
  );
}

function Total({ label, value, unit }: { label: string; value: string; unit: string }) {
  return (
    <div>
      <dt className="font-label text-muted-foreground text-xs">{label}</dt>
      <dd className="num text-forecast text-num-sm">
        {value}
        <small className="ml-0.5">{unit}</small>
      </dd>
    </div>
  );
}

type ProgressHeadingProps = {
  progress: Progress;
  lever: Lever | null;
  /** As the view's title it has no room for the explanation. */
  large?: boolean;
  children?: ReactNode;
};

/** Ahead of or behind the plan, what the newest weigh-in did, and the setting that helps most. */
export function ProgressHeading({ progress, lever, large = false, children }: ProgressHeadingProps) {
  const units = useUnits();
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <div className="flex min-w-0 items-center">
          <h3 className={cn("type-display", large ? "text-xl lg:text-2xl" : "text-xl")}>
            {progressTitle(progress)}
          </h3>
          {!large && (
            <Explain about="Ahead or behind">
              9 days ahead means that the original plan reaches the trend weight of today nine days from now.
              It is said only when 8 of 10 such clients would be off the plan by more than two days.
            </Explain>
          )}
        </div>
        {children}
      </div>
      <p className="mt-0.5 text-pretty text-muted-foreground text-sm">
        {progressSentence(progress, units)}
        {lever && progress.kind === "told" && ` ${leverSentence(lever)}`}
      </p>
    </div>
  );
}
