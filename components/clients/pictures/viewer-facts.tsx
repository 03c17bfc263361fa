"use client";

import { Download, Share } from "lucide-react";
import { imageTexts, imageViewerTexts } from "@/components/images/orders/texts";
import { useShare } from "@/components/images/orders/use-share";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { figuresText } from "@/lib/body/body";
import type { Frame } from "@/lib/images/orders/journey";
import { captionTexts, everyImageTexts } from "@/lib/images/orders/texts";
import { useUnits } from "@/lib/platform/browser/use-units";
import { formatTenth } from "@/lib/text/numbers";
import { ImageOpinion } from "./image-opinion";

export function ViewerFacts({ frame, clientId }: { frame: Frame; clientId: string }) {
  const units = useUnits();
  const share = useShare();
  const isForecast = frame.kind === "forecast";
  return (
    <footer className="absolute inset-x-0 bottom-0 z-3 bg-linear-to-t from-46% from-background/90 to-transparent px-4 pt-14 pb-[calc(var(--safe-bottom)+4px)]">
      <div className="mx-auto max-w-column lg:max-w-[max(20rem,56.25dvh-2rem)]">
        <div className="mb-3 flex items-end justify-between gap-3">
          <p>
            <b className={cn("block font-strong text-base", isForecast ? "text-forecast" : "text-primary")}>
              {frame.label}
            </b>
            <span className="block text-sm">{figuresText(frame.figures, units)}</span>
            {frame.likely && (
              <span className="block text-forecast text-xs">
                {captionTexts.likely(formatTenth(frame.likely.low), formatTenth(frame.likely.high))}
              </span>
            )}
            {frame.note && <span className="block text-pretty text-xs">{frame.note}</span>}
          </p>
          <Badge kind={frame.kind}>{imageTexts[frame.kind]}</Badge>
        </div>
        {isForecast && (
          <>
            <p className="text-muted-foreground text-xs">{everyImageTexts.disclaimer}</p>
            <ImageOpinion clientId={clientId} image={frame.image} className="mb-1.5" />
          </>
        )}
        <div className="grid auto-cols-fr grid-flow-col gap-2.5">
          {share && (
            <Button variant="secondary" onClick={() => share(frame)}>
              <Share aria-hidden />
              {imageViewerTexts.share}
            </Button>
          )}
          <Button asChild variant={share ? "primary" : "secondary"}>
            <a href={frame.downloadUrl} download={frame.downloadName}>
              <Download aria-hidden />
              {imageViewerTexts.download}
            </a>
          </Button>
        </div>
      </div>
    </footer>
  );
}
