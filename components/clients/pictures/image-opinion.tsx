"use client";

import { RefreshCw, ThumbsDown, ThumbsUp } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { toastFailure } from "@/components/ui/toast-store";
import { useRateImage, useRedrawImage } from "@/lib/clients/pictures/queries";
import type { Rating, Transformation } from "@/lib/images/orders/schema";
import { serverWords } from "@/lib/platform/http/api-error";

type ImageOpinionProps = { clientId: string; image: Transformation; className?: string };

export function ImageOpinion({ clientId, image, className }: ImageOpinionProps) {
  const rate = useRateImage(clientId);
  const redraw = useRedrawImage(clientId);
  const toggleRating = (rating: Rating) =>
    rate.mutate(
      { id: image.id, rating: image.rating === rating ? null : rating },
      { onError: (failure) => showFailure(failure) },
    );
  const isDrawing = redraw.isPending || image.redraw?.status === "pending";
  return (
    <div className={className}>
      <div className="flex items-center gap-1">
        <Thumb label="Good image" isOn={image.rating === 1} onClick={() => toggleRating(1)}>
          <ThumbsUp aria-hidden />
        </Thumb>
        <Thumb label="Bad image" isOn={image.rating === -1} onClick={() => toggleRating(-1)}>
          <ThumbsDown aria-hidden />
        </Thumb>
        {image.redraw && (
          <Button
            variant="ghost"
            size="sm"
            pending={isDrawing}
            className="ml-auto"
            onClick={() => redraw.mutate(image.id, { onError: showFailure })}
          >
            {!isDrawing && <RefreshCw aria-hidden />}
            {isDrawing ? "Generating" : "Generate again"}
          </Button>
        )}
      </div>
      <p role="status" className="text-muted-foreground text-xs">
        {isDrawing && "Another image is being generated. This one stays until the new one is ready."}
        {!isDrawing && image.redraw?.status === "failed" && `No new image. ${image.redraw.error}`}
      </p>
    </div>
  );
}

type ThumbProps = { label: string; isOn: boolean; onClick: () => void; children: ReactNode };

function Thumb({ label, isOn, onClick, children }: ThumbProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-pressed={isOn}
      onClick={onClick}
      className={cn(isOn ? "text-primary [&_svg]:fill-current/20" : "text-muted-foreground")}
    >
      {children}
    </Button>
  );
}

function showFailure(failure: Error): void {
  toastFailure("Error", serverWords(failure, "The server could not be reached."));
}
