import { type ComponentProps, lazy, Suspense } from "react";
import { Skeleton } from "../skeleton";

/** Comes when it is shown: the library that draws it weighs more than half of what a page may. */
const Drawing = lazy(() => import("./dated-drawing"));

/** What was measured, day by day, for charts that somebody opens. */
export function DatedChart(props: ComponentProps<typeof Drawing>) {
  return (
    <Suspense fallback={<Skeleton className="h-full" />}>
      <Drawing {...props} />
    </Suspense>
  );
}
