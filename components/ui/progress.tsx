import { cn } from "./cn";

type ProgressProps = {
  /** From 0 to `max`. */
  value: number;
  max?: number;
  "aria-label": string;
  /** `forecast` is for image generation. */
  tone?: "measured" | "forecast";
  className?: string;
};

export function Progress({ value, max = 100, tone = "measured", className, ...props }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={props["aria-label"]}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      className={cn(
        "h-2 overflow-hidden rounded-full",
        tone === "forecast" ? "bg-forecast/25" : "bg-secondary",
        className,
      )}
    >
      <div
        data-fill
        className={cn(
          "h-full rounded-full transition-[width] duration-sheet",
          tone === "forecast" ? "bg-forecast" : "bg-primary",
        )}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
