import { Skeleton } from "@/components/ui/skeleton";
import { analyticsTexts } from "./texts";

const ROWS = [1, 2, 3];

/** The boxes of the page, so that nothing moves when the numbers arrive. */
export function AnalyticsSkeleton() {
  return (
    <div
      role="status"
      aria-label={analyticsTexts.loading}
      className="grid gap-6 pt-2 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-10"
    >
      <div>
        <Skeleton className="h-[27px] w-36" />
        <Skeleton className="mt-1 h-[18px] w-full max-w-[340px]" />
        {ROWS.map((row) => (
          <div key={row} className="border-b pt-3 pb-3.5">
            <Skeleton className="h-11" />
            <Skeleton className="mt-2 h-[25px]" />
          </div>
        ))}
      </div>
      <div>
        <Skeleton className="mb-2.5 h-[52px]" />
        <Skeleton className="h-[268px] rounded-card" />
      </div>
    </div>
  );
}
