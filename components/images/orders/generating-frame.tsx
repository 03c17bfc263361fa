import { useId } from "react";
import { silhouette } from "@/components/platform/frame/body-outline";
import { cn } from "@/components/ui/cn";
import type { Side } from "@/lib/images/orders/schema";

type GeneratingFrameProps = {
  side: Side;
  /** How much of the body is drawn, from head to foot: 0 to 1. */
  share: number;
  className?: string;
};

export function GeneratingFrame({ side, share, className }: GeneratingFrameProps) {
  const id = useId();
  const drawn = `${Math.round(Math.min(1, share) * 100)}%`;
  return (
    <div
      aria-hidden
      className={cn(
        "forecast-slices relative aspect-9/16 overflow-hidden rounded-photo border-2 border-forecast border-dashed",
        className,
      )}
    >
      <svg viewBox="0 0 360 640" className="size-full" aria-hidden>
        <defs>
          <pattern id={`${id}lines`} width="360" height="9" patternUnits="userSpaceOnUse">
            <path d="M0 4.5h360" className="stroke-[2.2] stroke-forecast" />
          </pattern>
          <clipPath id={`${id}body`}>
            <path d={silhouette[side]} />
          </clipPath>
          <linearGradient id={`${id}fade`} x1="0" y1="0" x2="0" y2="1">
            <stop offset={drawn} stopColor="#fff" />
            <stop offset={`${Math.min(100, share * 100 + 14)}%`} stopColor="#383838" />
          </linearGradient>
          <mask id={`${id}mask`}>
            <rect width="360" height="640" fill={`url(#${id}fade)`} />
          </mask>
        </defs>
        <g mask={`url(#${id}mask)`}>
          <rect width="360" height="640" clipPath={`url(#${id}body)`} fill={`url(#${id}lines)`} />
        </g>
      </svg>
    </div>
  );
}
