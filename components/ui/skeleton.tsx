import { cn } from "./cn";

export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={cn("relative animate-appear overflow-hidden rounded-[8px] bg-muted", className)}
    >
      <div className="absolute inset-y-0 -left-full w-full animate-shimmer bg-linear-to-r from-transparent via-accent to-transparent motion-reduce:hidden" />
    </div>
  );
}

/** Appears with a delay, so that it does not flash on a fast network. */
export function LoadingText({ text, className }: { text: string; className?: string }) {
  return (
    <p role="status" className={cn("animate-appear text-muted-foreground text-sm", className)}>
      {text}
    </p>
  );
}
