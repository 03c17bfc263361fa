import { LoadingText, Skeleton } from "@/components/ui/skeleton";

export function TimelineSkeleton({ text }: { text: string }) {
  return (
    <div className="pt-2.5 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-10 lg:pt-6">
      <div>
        <Skeleton className="h-8 w-64" />
        <div className="mt-3.5 grid grid-cols-3 gap-4">
          <Skeleton className="h-[68px]" />
          <Skeleton className="h-[68px]" />
          <Skeleton className="h-[68px]" />
        </div>
        <Skeleton className="mt-5 h-[72px]" />
        <div className="mt-4 grid grid-cols-2 gap-2.5 lg:w-60">
          <Skeleton className="h-11 rounded-icon" />
          <Skeleton className="h-11 rounded-icon" />
        </div>
        <Skeleton className="mt-5 h-[316px] rounded-card lg:h-[406px]" />
        <LoadingText text={text} className="mt-4" />
      </div>
      <div className="hidden lg:block lg:pt-1">
        <Skeleton className="h-[150px]" />
        <Skeleton className="mt-7 h-[320px]" />
      </div>
    </div>
  );
}
