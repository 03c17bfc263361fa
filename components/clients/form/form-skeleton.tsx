import { Skeleton } from "@/components/ui/skeleton";
import { existingClientTexts } from "./texts";

/** The boxes of the form, so that nothing moves when the client arrives. */
export function FormSkeleton() {
  return (
    <div
      role="status"
      aria-label={existingClientTexts.loading}
      className="grid gap-x-9 gap-y-[34px] lg:grid-cols-2 xl:grid-cols-3"
    >
      <div className="flex flex-col gap-[18px]">
        <Skeleton className="h-[79px] rounded-control" />
        <div className="grid grid-cols-2 gap-2.5 lg:gap-3">
          <Skeleton className="mt-[27px] aspect-[9/16] rounded-photo" />
          <Skeleton className="mt-[27px] aspect-[9/16] rounded-photo" />
        </div>
      </div>
      {["now", "goal"].map((column) => (
        <div key={column} className="flex flex-col gap-4">
          <Skeleton className="h-7 w-24" />
          <Skeleton className="h-13 rounded-control" />
          <Skeleton className="h-[126px] rounded-control" />
          <Skeleton className="h-[126px] rounded-control" />
          <Skeleton className="h-[126px] rounded-control" />
        </div>
      ))}
    </div>
  );
}
