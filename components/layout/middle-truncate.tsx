import { cn } from "@/components/ui/cn";

type MiddleTruncateProps = { start: string; end: string; className?: string };

/** One line that gives way in its middle: the start shrinks first, down to a few letters, then the end. */
export function MiddleTruncate({ start, end, className }: MiddleTruncateProps) {
  return (
    <span className={cn("flex min-w-0 max-w-full whitespace-pre", className)}>
      <span className="min-w-0 truncate">{start}</span>
      <span
        className="shrink-0 truncate"
        style={{ maxWidth: `calc(100% - ${Math.min(start.length, 6) * 0.9}ch)` }}
      >
        {end}
      </span>
    </span>
  );
}
