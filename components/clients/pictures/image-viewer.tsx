"use client";

import { ChevronLeft, ChevronRight, Download, Share, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect } from "react";
import { Picture } from "@/components/images/orders/framed-picture";
import { useShare } from "@/components/images/orders/use-share";
import { useZoom } from "@/components/images/orders/use-zoom";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { figuresText } from "@/lib/body/body";
import type { Frame } from "@/lib/images/orders/journey";
import { captionWords, everyImageWords, imageWords } from "@/lib/images/words/en";
import { useUnits } from "@/lib/platform/browser/use-units";
import { formatTenth } from "@/lib/text/numbers";
import { ImageOpinion } from "./image-opinion";

type ImageViewerProps = {
  frames: readonly Frame[];
  client: { id: string; name: string };
  index: number | null;
  onIndexChange: (index: number | null) => void;
};

/** A full-screen picture, always dark. Arrow keys and swipes change it. */
export function ImageViewer({ frames, client, index, onIndexChange }: ImageViewerProps) {
  const frame = index === null ? undefined : frames[index];
  const go = (direction: -1 | 1) => {
    const next = (index ?? 0) + direction;
    if (next >= 0 && next < frames.length) onIndexChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") go(-1);
    if (event.key === "ArrowRight") go(1);
  };
  return (
    <Dialog open={frame !== undefined} onOpenChange={(open) => !open && onIndexChange(null)}>
      <DialogContent
        size="full"
        aria-describedby={undefined}
        onKeyDown={onKeyDown}
        className="dark overflow-hidden bg-background text-foreground"
      >
        {frame && (
          <>
            <ViewerCanvas frame={frame} clientName={client.name} onSwipe={go} />
            <header className="absolute inset-x-0 top-0 z-3 grid grid-cols-[1fr_auto_1fr] items-center bg-linear-to-b from-background/86 from-44% to-transparent px-2 pt-(--safe-top) pb-6">
              <DialogClose asChild>
                <Button variant="ghost" size="sm" className="justify-self-start [&_svg]:size-[22px]">
                  <X aria-hidden />
                  Close
                </Button>
              </DialogClose>
              <DialogTitle className="py-3.5 text-sm">
                {frame.kind === "photo" ? imageWords.photo : `AI forecast, ${frame.label}`}
              </DialogTitle>
              <span className="justify-self-end pr-2 text-muted-foreground text-sm">
                {(index ?? 0) + 1} of {frames.length}
              </span>
            </header>
            {index !== null && index > 0 && (
              <Neighbour label="Previous image" side="left" onClick={() => go(-1)}>
                <ChevronLeft aria-hidden />
              </Neighbour>
            )}
            {index !== null && index < frames.length - 1 && (
              <Neighbour label="Next image" side="right" onClick={() => go(1)}>
                <ChevronRight aria-hidden />
              </Neighbour>
            )}
            <ViewerFacts frame={frame} clientId={client.id} />
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

type NeighbourProps = { label: string; side: "left" | "right"; onClick: () => void; children: ReactNode };

function Neighbour({ label, side, onClick, children }: NeighbourProps) {
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={label}
      onClick={onClick}
      className={cn(
        "-translate-y-1/2 absolute top-1/2 z-3 rounded-full opacity-85",
        side === "left" ? "left-3" : "right-3",
      )}
    >
      {children}
    </Button>
  );
}

type ViewerCanvasProps = { frame: Frame; clientName: string; onSwipe: (direction: -1 | 1) => void };

function ViewerCanvas({ frame, clientName, onSwipe }: ViewerCanvasProps) {
  const { view, reset, handlers } = useZoom(onSwipe);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture resets the zoom.
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
          alt={imageWords.momentAlt[frame.kind](clientName, frame.label)}
          className="aspect-9/16 w-full bg-(--photo-ground) object-contain"
        />
      </div>
    </div>
  );
}

function ViewerFacts({ frame, clientId }: { frame: Frame; clientId: string }) {
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
                {captionWords.likely(formatTenth(frame.likely.low), formatTenth(frame.likely.high))}
              </span>
            )}
            {frame.note && <span className="block text-pretty text-xs">{frame.note}</span>}
          </p>
          <Badge kind={frame.kind}>{imageWords[frame.kind]}</Badge>
        </div>
        {isForecast && (
          <>
            <p className="text-muted-foreground text-xs">{everyImageWords.disclaimer}</p>
            <ImageOpinion clientId={clientId} image={frame.image} className="mb-1.5" />
          </>
        )}
        <div className="grid auto-cols-fr grid-flow-col gap-2.5">
          {share && (
            <Button variant="secondary" onClick={() => share(frame)}>
              <Share aria-hidden />
              Share
            </Button>
          )}
          <Button asChild variant={share ? "primary" : "secondary"}>
            <a href={frame.downloadUrl} download={frame.downloadName}>
              <Download aria-hidden />
              Download
            </a>
          </Button>
        </div>
      </div>
    </footer>
  );
}
