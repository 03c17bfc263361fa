import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

export function DashboardSkeleton() {
  return (
    <div role="status" aria-label="Loading clients...">
      <div className="flex items-center gap-3">
        <Skeleton className="h-[21px] w-28" />
        <Skeleton className="h-13 flex-1 rounded-control" />
      </div>
      <Card className="mt-2.5 flex gap-3 p-2.5 @min-[67rem]/home:min-h-[560px]">
        <Skeleton className="aspect-[9/16] w-14 @min-[67rem]/home:w-[150px]" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-6 w-36" />
          <Skeleton className="h-5 w-full max-w-[200px]" />
        </div>
      </Card>
    </div>
  );
}
