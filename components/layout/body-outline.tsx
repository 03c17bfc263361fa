import { cn } from "@/components/ui/cn";
import { silhouette } from "./silhouette";

type BodyOutlineProps = {
  side?: "front" | "back";
  /** Adds a faint fill, for photo slots. */
  filled?: boolean;
  className?: string;
};

/** The dotted body of empty states and empty photo slots: where something measured will stand. */
export function BodyOutline({ side = "front", filled = false, className }: BodyOutlineProps) {
  const d = silhouette[side];
  return (
    <svg aria-hidden viewBox="40 36 280 592" className={cn("h-[230px] w-auto", className)}>
      {filled && <path d={d} className="fill-foreground/7" />}
      <path
        d={d}
        vectorEffect="non-scaling-stroke"
        className={cn("fill-none stroke-muted-foreground", filled ? "stroke-[1.1]" : "stroke-[1.6]")}
        strokeDasharray={filled ? "1 3" : "1 4.5"}
        strokeLinecap="round"
      />
    </svg>
  );
}
