import { Skeleton } from "@/components/ui/skeleton";
import { timelineTexts } from "./texts";

/** The boxes of the timeline while it is worked out. */
export function TimelineSkeleton() {
  return (
    <div className="pt-2.5 lg:pt-6">
      <Skeleton className="h-8 w-64" />
      <div className="mt-5 grid grid-cols-3 gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
      <Skeleton className="mt-6 h-[316px] rounded-card" />
      <p role="status" className="mt-4 text-muted-foreground text-sm">
        {timelineTexts.loading}
      </p>
    </div>
  );
}
