"use client";

import { Download } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { figuresText } from "@/lib/body/body";
import type { View } from "@/lib/images/orders/framing";
import type { ForecastMonth, Frame } from "@/lib/images/orders/journey";
import type { Side } from "@/lib/images/orders/schema";
import { imageWords } from "@/lib/images/words/en";
import { useUnits } from "@/lib/platform/browser/use-units";
import { thumbnailUrl } from "@/lib/text/addresses";
import { counted } from "@/lib/text/numbers";
import { FramedPicture } from "./framed-picture";
import { GeneratingFrame } from "./generating-frame";
import { JourneyChart } from "./journey-chart";

const GAP_PX = 10;
/** The width of each of `count` pictures in a row on laptops. */
const frameWidth = (count: number) => `min(162px, (100% - ${GAP_PX * (count - 1)}px) / ${count})`;

type JourneyProps = {
  frames: readonly Frame[];
  forecast: readonly ForecastMonth[];
  /** Percent, today. */
  bodyFat: number;
  clientName: string;
  selected: number;
  onOpen: (index: number) => void;
  side: Side;
  view: View | null;
  pendingSteps: readonly number[];
  className?: string;
};

export function Journey(props: JourneyProps) {
  const { frames, forecast, bodyFat, clientName, selected, onOpen, side, view, pendingSteps, className } =
    props;
  const count = frames.length + pendingSteps.length;
  const isComplete = pendingSteps.length === 0;
  const end = frames.at(-1)?.month ?? forecast.length;
  const months = Math.ceil(end);
  return (
    <section className={className}>
      <div className="mb-3 flex items-center justify-between gap-3 lg:mb-2">
        <h2 className="font-strong text-lg">Complete Transformation Journey</h2>
        {isComplete && months > 0 && (
          <Badge kind="forecast-outline" className="hidden lg:inline-flex">
            {counted(months, "Month")}
          </Badge>
        )}
      </div>
      <div style={{ "--frame": frameWidth(count) } as React.CSSProperties}>
        <div className="-mx-4 flex snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pb-1 print:mx-0 print:flex-wrap print:px-0 lg:mx-0 lg:justify-between lg:overflow-visible lg:px-0">
          {frames.map((frame, index) => (
            <JourneyFrame
              key={frame.step}
              frame={frame}
              clientName={clientName}
              view={view}
              isSelected={index === selected}
              onOpen={() => onOpen(index)}
            />
          ))}
          {pendingSteps.map((step) => (
            <figure key={step} className={figure}>
              <GeneratingFrame side={side} share={1} className="rounded-image lg:rounded-icon" />
              <figcaption className="pt-1.5 pl-0.5 font-strong text-muted-foreground text-sm">
                Step {step}
              </figcaption>
            </figure>
          ))}
        </div>
        {isComplete && forecast.length > 0 && (
          <JourneyChart
            frames={frames}
            forecast={forecast}
            bodyFat={bodyFat}
            end={end}
            className="hidden lg:block"
          />
        )}
      </div>
    </section>
  );
}

type JourneyFrameProps = {
  frame: Frame;
  clientName: string;
  view: View | null;
  isSelected: boolean;
  onOpen: () => void;
};

function JourneyFrame({ frame, clientName, view, isSelected, onOpen }: JourneyFrameProps) {
  const units = useUnits();
  const { kind, label, figures } = frame;
  return (
    <figure className={figure}>
      <button
        type="button"
        onClick={onOpen}
        aria-label={`Open ${label}`}
        aria-pressed={isSelected}
        className="block w-full rounded-image"
      >
        <FramedPicture
          kind={kind}
          src={thumbnailUrl(frame.imageUrl)}
          view={view}
          alt={imageWords.momentAlt[kind](clientName, label)}
          isSmall
          // Below the main picture, so it can load later.
          loading="lazy"
          className="rounded-image lg:rounded-icon"
        />
      </button>
      <figcaption className="flex flex-wrap items-center justify-between pt-1.5 pl-0.5">
        <span>
          <b
            className={cn(
              "block font-strong text-sm",
              isSelected && (kind === "photo" ? "lg:text-primary" : "lg:text-forecast"),
            )}
          >
            {label}
          </b>
          <span className="block text-muted-foreground text-xs">{figuresText(figures, units)}</span>
        </span>
        <Button
          asChild
          variant="ghost"
          size="icon"
          className="text-muted-foreground lg:size-9 [&_svg]:size-[18px]"
        >
          <a href={frame.downloadUrl} download={frame.downloadName} aria-label={`Download ${label}`}>
            <Download aria-hidden />
          </a>
        </Button>
      </figcaption>
    </figure>
  );
}

const figure = "w-[150px] shrink-0 snap-start lg:w-(--frame)";
