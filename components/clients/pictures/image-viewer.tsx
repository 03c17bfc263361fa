"use client";

import { ChevronLeft, ChevronRight, Download, Share, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect } from "react";
import { BodyOverlay } from "@/components/images/orders/body-overlay";
import { Picture } from "@/components/images/orders/framed-picture";
import { OverlayToggle } from "@/components/images/orders/overlay-toggle";
import type { ShownFigure } from "@/components/images/orders/use-figure";
import { useShare } from "@/components/images/orders/use-share";
import { useZoom } from "@/components/images/orders/use-zoom";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { figuresText } from "@/lib/body/body";
import { zoomedOut } from "@/lib/images/orders/framing";
import type { Frame } from "@/lib/images/orders/journey";
import { captionWords, everyImageWords, imageWords } from "@/lib/images/words/en";
import { useUnits } from "@/lib/platform/browser/use-units";
import { formatTenth } from "@/lib/text/numbers";
import { ImageOpinion } from "./image-opinion";

type ImageViewerProps = {
  frames: readonly Frame[];
  client: { id: string; name: string };
  shown: ShownFigure;
  index: number | null;
  onIndexChange: (index: number | null) => void;
};

const KEY_ZOOM = 1.25;

/** A full-screen picture of the person, always dark. Arrow keys and swipes change it; zooming out ends with the whole. */
export function ImageViewer({ frames, client, shown, index, onIndexChange }: ImageViewerProps) {
  const frame = index === null ? undefined : frames[index];
  const go = (direction: -1 | 1) => {
    const next = (index ?? 0) + direction;
    if (next >= 0 && next < frames.length) onIndexChange(next);
  };
  const { figure, view } = shown;
  const out = figure && view ? zoomedOut(view, figure.shape) : null;
  const zoom = useZoom(go, out?.least);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture resets the zoom.
  useEffect(zoom.reset, [frame?.imageUrl]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "+") zoom.zoom(KEY_ZOOM);
    if (event.key === "-") zoom.zoom(1 / KEY_ZOOM);
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
            <ViewerCanvas
              {...{ frame, shown, zoom }}
              clientName={client.name}
              moved={out?.moved(Math.min(1, zoom.view.scale))}
            />
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
            <ViewerFacts {...{ frame, shown }} clientId={client.id} />
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

type ViewerCanvasProps = {
  frame: Frame;
  clientName: string;
  shown: ShownFigure;
  zoom: ReturnType<typeof useZoom>;
  /** In frames. */
  moved: { x: number; y: number } | undefined;
};

function ViewerCanvas({ frame, clientName, shown, zoom, moved = { x: 0, y: 0 } }: ViewerCanvasProps) {
  const { figure, view, outline } = shown;
  const { x, y, scale } = zoom.view;
  const isForecast = frame.kind === "forecast";
  return (
    <div {...zoom.handlers} className="absolute inset-0 grid touch-none place-items-center overflow-hidden">
      <div className="relative aspect-9/16 max-h-full w-full max-w-[min(100vw,56.25dvh)] overflow-hidden bg-(--photo-ground)">
        <div
          className="absolute inset-0"
          style={{
            transform: `translate(calc(${x}px + ${moved.x * 100}%), calc(${y}px + ${moved.y * 100}%)) scale(${scale})`,
          }}
        >
          <Picture
            src={frame.imageUrl}
            alt={imageWords.momentAlt[frame.kind](clientName, frame.label)}
            view={view}
            className="absolute inset-0 size-full object-contain"
          />
          {isForecast && figure && outline.isOn && <BodyOverlay figure={figure} view={view} />}
        </div>
        {isForecast && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-0 border-(--on-photo-forecast) border-2 border-dashed"
          />
        )}
      </div>
    </div>
  );
}

type ViewerFactsProps = { frame: Frame; clientId: string; shown: ShownFigure };

function ViewerFacts({ frame, clientId, shown }: ViewerFactsProps) {
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
          <div className="flex flex-col items-end gap-2">
            {isForecast && shown.figure && <OverlayToggle {...shown.outline} />}
            <Badge kind={frame.kind}>{imageWords[frame.kind]}</Badge>
          </div>
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
