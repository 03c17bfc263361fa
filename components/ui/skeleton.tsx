import { cn } from "./cn";

/** The box of content that is still loading, same size and place. It appears only after 150 ms. */
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

/** Says what is loading. It appears after a moment, so that it does not flash on a fast network. */
export function LoadingText({ text, className }: { text: string; className?: string }) {
  return (
    <p role="status" className={cn("animate-appear text-muted-foreground text-sm", className)}>
      {text}
    </p>
  );
}
