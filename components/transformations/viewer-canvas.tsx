"use client";

import { useEffect } from "react";
import { cn } from "@/components/ui/cn";
import type { Frame } from "@/lib/transformations/journey";
import { Picture } from "./framed-picture";
import { imageTexts } from "./texts";
import { useZoom } from "./use-zoom";

type ViewerCanvasProps = { frame: Frame; clientName: string; onSwipe: (direction: -1 | 1) => void };

/** The picture itself, to be pinched and moved. */
export function ViewerCanvas({ frame, clientName, onSwipe }: ViewerCanvasProps) {
  const { view, reset, handlers } = useZoom(onSwipe);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is looked at as a whole first.
  useEffect(reset, [frame.imageUrl]);
  const isForecast = frame.kind === "forecast";
  return (
    <div {...handlers} className="absolute inset-0 grid touch-none place-items-center overflow-hidden">
      <div
        className={cn(
          "relative max-h-full w-full max-w-[min(100vw,56.25dvh)]",
          isForecast && "border-(--on-photo-forecast) border-2 border-dashed",
        )}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
      >
        <Picture
          src={frame.imageUrl}
          alt={imageTexts.momentAlt[frame.kind](clientName, frame.label)}
          className="aspect-9/16 w-full bg-(--photo-ground) object-contain"
        />
      </div>
    </div>
  );
}
