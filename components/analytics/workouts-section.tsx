import { lazy, Suspense } from "react";
import { useViewInAddress } from "@/components/layout/page-address";
import { Card } from "@/components/ui/card";
import { Explain } from "@/components/ui/explain";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { workoutBars, workoutTotals } from "@/lib/analytics/bars";
import type { Analytics } from "@/lib/analytics/schema";
import { analyticsExplanations, workoutsTexts } from "./texts";
import { WorkoutsLegend } from "./workouts-legend";

/** The chart's library is large, and the sentence above it says the same. */
const WorkoutsChart = lazy(() => import("./workouts-chart"));

const SPANS = [
  { value: "week", label: workoutsTexts.week },
  { value: "month", label: workoutsTexts.month },
] as const;

/** Logged against planned, this week or the four weeks up to it. */
export function WorkoutsSection({ analytics }: { analytics: Analytics }) {
  const [span, setSpan] = useViewInAddress("span", ["week", "month"]);
  const bars = workoutBars(analytics, span);
  const { met, planned, beyond } = workoutTotals(analytics.workouts, span);
  const summary = workoutsTexts.summary(planned, beyond, span);
  return (
    <section aria-labelledby="workouts">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center">
          <h2 id="workouts" className="type-display text-xl">
            {workoutsTexts.title}
          </h2>
          <Explain about={workoutsTexts.title}>{analyticsExplanations.workouts}</Explain>
        </div>
        <Segmented
          aria-label={workoutsTexts.span}
          options={SPANS}
          value={span}
          onValueChange={setSpan}
          className="w-[156px] sm:w-[198px]"
        />
      </div>
      <Card className="pb-3">
        <p className="text-muted-foreground text-sm">
          <span className="num text-foreground text-num-sm">{met}</span> {summary}
        </p>
        <div role="img" aria-label={`${met} ${summary}`} className="mt-2 mb-1.5 h-[170px] lg:h-[220px]">
          <Suspense fallback={<Skeleton className="h-full" />}>
            <WorkoutsChart bars={bars} />
          </Suspense>
        </div>
        <WorkoutsLegend bars={bars} />
      </Card>
    </section>
  );
}
