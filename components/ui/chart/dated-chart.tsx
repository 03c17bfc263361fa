import { later } from "../later";
import { Skeleton } from "../skeleton";

/** Lazy: the chart library is larger than half of a page's budget. */
export const DatedChart = later(() => import("./dated-drawing").then((module) => module.default), {
  fallback: <Skeleton className="h-full" />,
});
