import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { dashboardTexts } from "./texts";

/** The boxes of the picker and the card, so that nothing moves when they arrive. */
export function DashboardSkeleton() {
  return (
    <div role="status" aria-label={dashboardTexts.loading}>
      <Skeleton className="mt-[3.5px] mb-[15.5px] h-[21px] w-32 lg:mt-2.5 lg:mb-[19px] lg:h-[25px]" />
      <Skeleton className="h-13 rounded-control" />
      <Card className="mt-2.5 grid grid-cols-[minmax(0,1fr)_auto] gap-3.5 lg:mt-3.5 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-8 lg:p-6">
        <div className="flex flex-col gap-3 lg:order-2">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-14 w-full max-w-[180px]" />
          <Skeleton className="h-[18px] w-28" />
        </div>
        <div className="flex gap-2 lg:gap-3.5">
          <Skeleton className="aspect-[9/16] w-[89px] lg:w-[min(212px,16vw)]" />
          <Skeleton className="aspect-[9/16] w-[89px] lg:w-[min(212px,16vw)]" />
        </div>
        <Skeleton className="col-span-2 h-32 rounded-control lg:hidden" />
      </Card>
    </div>
  );
}
