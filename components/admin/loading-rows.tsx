import { Skeleton } from "@/components/ui/skeleton";

/** Says what is being loaded and keeps its place. */
export function LoadingRows({ text, rows }: { text: string; rows: number }) {
  return (
    <div role="status" className="animate-appear">
      <p className="py-3 text-muted-foreground text-sm">{text}</p>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
        <div key={row} className="flex h-14 items-center justify-between border-b">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </div>
  );
}
