import { viewsPlace } from "@/components/platform/frame/client-tabs";
import { cn } from "@/components/ui/cn";
import { LoadingText, Skeleton } from "@/components/ui/skeleton";

export function WorkoutsSkeleton({ text }: { text: string }) {
  return (
    <div className="pt-1.5 lg:pt-5">
      <Skeleton className={cn("mb-3 h-13 rounded-control", viewsPlace)} />
      <div className="lg:max-w-[404px]">
        <div className="mb-2 grid grid-cols-5 gap-1.5 lg:mb-3.5">
          {["a", "b", "c", "d", "e"].map((key) => (
            <Skeleton key={key} className="h-23 rounded-photo lg:h-20 lg:rounded-control" />
          ))}
        </div>
        <ExerciseRowsSkeleton />
        <LoadingText text={text} className="mt-4" />
      </div>
    </div>
  );
}

export function ExerciseRowsSkeleton() {
  return ["w-44", "w-56", "w-32"].map((width) => (
    <div
      key={width}
      className="grid grid-cols-[1fr_4.625rem] items-center gap-3 border-b py-[15px] lg:grid-cols-1 lg:px-3.5 lg:py-[13px]"
    >
      <div className="grid gap-2 lg:gap-[3px]">
        <Skeleton className={`h-6 ${width}`} />
        <Skeleton className="h-4 w-40 lg:h-5 lg:w-72" />
        <Skeleton className="h-4 w-48 lg:hidden" />
      </div>
      <Skeleton className="h-15 rounded-[18px] lg:hidden" />
    </div>
  ));
}

export function PlanSkeleton({ text }: { text: string }) {
  return (
    <div role="status" aria-label={text} className="grid gap-4">
      <Skeleton className="h-18.5 rounded-photo" />
      <Skeleton className="h-12 w-56" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  );
}
