import { Skeleton } from "@/components/ui/skeleton";

const ROWS = [1, 2, 3, 4];

export function HistorySkeleton({ text }: { text: string }) {
  return (
    <div
      role="status"
      aria-label={text}
      className="pt-3 lg:grid lg:grid-cols-[minmax(0,600px)_minmax(0,1fr)] lg:gap-10 lg:pt-5"
    >
      <div>
        <div className="mb-3 h-13" />
        <div className="grid grid-cols-2 gap-2.5">
          <Skeleton className="aspect-9/16 rounded-photo" />
          <Skeleton className="aspect-9/16 rounded-photo" />
        </div>
        <Skeleton className="mt-16 h-[66px]" />
      </div>
      <div className="mt-6.5 lg:mt-0">
        <Skeleton className="mb-1 h-[27px] w-32" />
        {ROWS.map((row) => (
          <Skeleton key={row} className="my-2 h-12" />
        ))}
      </div>
    </div>
  );
}
