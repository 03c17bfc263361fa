import { Skeleton } from "@/components/ui/skeleton";

export function PlannerSkeleton() {
  return (
    <div role="status" aria-label="Loading programs" className="grid gap-3 pt-6">
      <Skeleton className="h-9 w-64 max-w-full rounded-control" />
      <div className="grid gap-3 lg:grid-cols-4">
        {["a", "b", "c", "d"].map((key) => (
          <Skeleton key={key} className="h-72 rounded-card" />
        ))}
      </div>
    </div>
  );
}
