"use client";

import { FlipHorizontal } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { covers, FrameEdge, FrameTag, fills, frame, Picture } from "./framed-picture";
import { comparisonTexts } from "./texts";
import { useCompare } from "./use-compare";

type Shown = { src: string; alt: string };

type CompareSliderProps = {
  photo: Shown;
  forecast: Shown;
  /** Plays an intro once, to show that the bar moves. */
  sweep: boolean;
  onSwept: () => void;
  /** Shared pictures have one width, since a label is drawn into them. */
  sizes?: string;
  className?: string;
  children?: ReactNode;
};

export function CompareSlider({
  photo,
  forecast,
  sweep,
  onSwept,
  sizes,
  className,
  children,
}: CompareSliderProps) {
  const compare = useCompare({ sweep, onSwept });
  const loaded = useRef(new Set<string>());
  const onLoad = (src: string) => {
    loaded.current.add(src);
    if (loaded.current.has(photo.src) && loaded.current.has(forecast.src)) compare.start();
  };
  const { percent } = compare;
  return (
    <div className={cn(frame, "cursor-ew-resize touch-pan-y select-none", className)} {...compare.surface}>
      <Picture
        key={forecast.src}
        src={forecast.src}
        alt={forecast.alt}
        sizes={sizes}
        fetchPriority="high"
        onLoad={() => onLoad(forecast.src)}
        className={fills}
      />
      <Picture
        src={photo.src}
        alt={photo.alt}
        sizes={sizes}
        fetchPriority="high"
        onLoad={() => onLoad(photo.src)}
        className={covers}
        style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}
      />
      <div className="pointer-events-none absolute inset-0" style={{ clipPath: `inset(0 0 0 ${percent}%)` }}>
        <FrameEdge kind="forecast" className="rounded-photo" />
        <FrameTag kind="forecast" className="top-2 right-2" />
      </div>
      <div
        className="pointer-events-none absolute inset-0"
        style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}
      >
        <FrameTag kind="photo" className="top-2 left-2" />
      </div>
      {children}
      <div
        data-fill
        className="pointer-events-none absolute inset-y-0 z-3 -ml-[1.5px] w-[3px] bg-foreground"
        style={{ left: `${percent}%` }}
      />
      <div
        role="slider"
        data-fill
        tabIndex={0}
        aria-label={comparisonTexts.slider}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={comparisonTexts.sliderValue(Math.round(percent))}
        onKeyDown={compare.onKeyDown}
        className="absolute top-4/5 z-3 -m-6 grid size-12 place-items-center rounded-full bg-foreground text-background shadow-pop"
        style={{ left: `${percent}%` }}
      >
        <FlipHorizontal aria-hidden className="size-[18px] stroke-2" />
      </div>
    </div>
  );
}
