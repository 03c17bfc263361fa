"use client";

import { Download, Pause, Play } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { covers, FrameEdge, FrameTag, frame, Picture } from "@/components/images/orders/framed-picture";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { figuresText } from "@/lib/body/body";
import { morphUrl } from "@/lib/clients/pictures/pictures";
import type { View } from "@/lib/images/orders/framing";
import { morphName } from "@/lib/images/orders/image-file";
import type { Frame } from "@/lib/images/orders/journey";
import type { Side } from "@/lib/images/orders/schema";
import { imageWords } from "@/lib/images/words/en";
import { faceCover } from "@/lib/platform/browser/local-flags";
import { usePrefersReducedMotion } from "@/lib/platform/browser/media";
import { useUnits } from "@/lib/platform/browser/use-units";

const STEP_MS = 1400;

type PlayViewProps = {
  frames: readonly Frame[];
  side: Side;
  client: { id: string; name: string };
  today: Date;
  view: View | null;
  sideSwitch: ReactNode;
};

/** A looping cross-fade of the photo and all steps; with reduced motion they switch without a fade. */
export default function PlayView({ frames, side, client, today, view, sideSwitch }: PlayViewProps) {
  const units = useUnits();
  const isCalm = usePrefersReducedMotion();
  const [isPlaying, setPlaying] = useState(!isCalm);
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % frames.length), STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying, frames.length]);
  const index = at % frames.length;
  const shown = frames[index];
  if (!shown) return null;
  return (
    <>
      <div
        className={cn(
          frame,
          "mx-auto mt-2 w-[min(100%,420px,max(180px,(100dvh-462px)*0.5625))] lg:mt-0 lg:w-[min(100%,max(220px,(100dvh-420px)*0.5625))]",
        )}
      >
        {frames.map(({ kind, imageUrl, label, step }, place) => (
          <Picture
            key={step}
            src={imageUrl}
            view={view}
            alt={place === index ? imageWords.momentAlt[kind](client.name, label) : ""}
            // The picture below stays visible while the next one fades in.
            className={cn(
              covers,
              "motion-safe:transition-opacity motion-safe:duration-700",
              place > index && "opacity-0",
            )}
          />
        ))}
        <FrameEdge kind={shown.kind} />
        <FrameTag kind={shown.kind} className="top-2 left-2" />
      </div>
      <p className="mt-2 text-center text-sm" aria-live={isPlaying ? "off" : "polite"}>
        <b className={shown.kind === "photo" ? "text-primary" : "text-forecast"}>{shown.label}</b>
        <span className="block text-muted-foreground text-xs">{figuresText(shown.figures, units)}</span>
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        {sideSwitch}
        <div className="flex gap-2">
          <Button
            variant="secondary"
            size="icon"
            aria-label={isPlaying ? "Pause" : "Play"}
            onClick={() => setPlaying(!isPlaying)}
          >
            {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
          </Button>
          <Button asChild variant="outline" size="sm">
            <a
              href={morphUrl(client.id, side, today, faceCover.read())}
              download={morphName(client.name, side)}
            >
              <Download aria-hidden />
              Save animation
            </a>
          </Button>
        </div>
      </div>
      <p className="mt-2 text-muted-foreground text-xs">
        Each frame of the saved file is labelled as an AI forecast.
      </p>
    </>
  );
}
