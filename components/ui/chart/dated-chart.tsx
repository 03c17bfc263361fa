import { type ComponentProps, lazy, Suspense } from "react";
import { Skeleton } from "../skeleton";

/** Lazy: the chart library is larger than half of a page's budget. */
const Drawing = lazy(() => import("./dated-drawing"));

export function DatedChart(props: ComponentProps<typeof Drawing>) {
  return (
    <Suspense fallback={<Skeleton className="h-full" />}>
      <Drawing {...props} />
    </Suspense>
  );
}
