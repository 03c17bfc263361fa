import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { dashboardTexts } from "./texts";

/** The boxes of the picker and the card, so that nothing moves when they arrive. */
export function DashboardSkeleton() {
  return (
    <div role="status" aria-label={dashboardTexts.loading}>
      <Skeleton className="mt-[3.5px] mb-[15.5px] h-[21px] w-32 @2xl:mt-2.5 @2xl:mb-[19px] @2xl:h-[25px]" />
      <Skeleton className="h-13 rounded-control" />
      <Card className="mt-2.5 grid grid-cols-[minmax(0,1fr)_auto] gap-3.5 @2xl:mt-3.5 @2xl:grid-cols-[auto_minmax(0,1fr)] @2xl:gap-8 @2xl:p-6">
        <div className="flex flex-col gap-3 @2xl:order-2">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-14 w-full max-w-[180px]" />
          <Skeleton className="h-[18px] w-28" />
        </div>
        <div className="flex gap-2 @2xl:gap-3.5">
          <Skeleton className="aspect-[9/16] w-[89px] @2xl:w-[min(212px,16vw)]" />
          <Skeleton className="aspect-[9/16] w-[89px] @2xl:w-[min(212px,16vw)]" />
        </div>
        <Skeleton className="col-span-2 h-32 rounded-control @2xl:hidden" />
      </Card>
    </div>
  );
}
