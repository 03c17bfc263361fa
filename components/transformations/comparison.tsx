"use client";

import { Columns2, Download, FlipHorizontal, Maximize2, Share } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useUnits } from "@/lib/browser/use-units";
import { figuresText, oneDecimal } from "@/lib/transformations/figures";
import type { ForecastFrame, Frame, PhotoFrame } from "@/lib/transformations/journey";
import type { Side } from "@/lib/transformations/schema";
import { CompareSlider } from "./compare-slider";
import { FramedPicture } from "./framed-picture";
import { comparisonTexts, imageTexts } from "./texts";

type ComparisonProps = {
  photo: PhotoFrame;
  forecast: ForecastFrame;
  side: Side;
  clientName: string;
  sweep: boolean;
  onSwept: () => void;
  onOpen: () => void;
  onShare: () => void;
  /** Stands at the left end of the row of buttons. */
  sideSwitch: ReactNode;
};

/** Today's photo against one step of the forecast, on top of each other or side by side. */
export function Comparison(props: ComparisonProps) {
  const { photo, forecast, side, clientName, sideSwitch, onOpen, onShare } = props;
  const [isSideBySide, setSideBySide] = useState(false);
  const photoAlt = imageTexts.photoAlt[side](clientName);
  const forecastAlt = imageTexts.forecastAlt[side](clientName, forecast.label);
  return (
    <section aria-label={comparisonTexts.title}>
      {isSideBySide ? (
        <div className="grid grid-cols-2 gap-2.5 pt-2 lg:pt-0">
          <figure>
            <FramedPicture kind="photo" src={photo.imageUrl} alt={photoAlt} />
            <Caption frame={photo} />
          </figure>
          <figure>
            <FramedPicture kind="forecast" src={forecast.imageUrl} alt={forecastAlt} />
            <Caption frame={forecast} />
          </figure>
        </div>
      ) : (
        <div className="-mx-4 grid grid-cols-[minmax(min-content,1fr)_minmax(0,auto)_minmax(min-content,1fr)] gap-2 px-2 pt-2 lg:mx-0 lg:block lg:p-0">
          <Gutter frame={photo} className="items-end text-right" />
          <CompareSlider
            photo={{ src: photo.imageUrl, alt: photoAlt }}
            forecast={{ src: forecast.imageUrl, alt: forecastAlt }}
            sweep={props.sweep}
            onSwept={props.onSwept}
            className="w-[min(100vw-152px,420px,max(180px,(100dvh-408px)*0.5625))] max-w-full lg:w-full"
          >
            <div className="pointer-events-none absolute inset-x-0 bottom-0 z-2 hidden justify-between bg-linear-to-b from-transparent to-background/78 px-3.5 pt-10 pb-3 lg:flex">
              <Caption frame={photo} />
              <Caption frame={forecast} className="text-right" />
            </div>
          </CompareSlider>
          <Gutter frame={forecast} className="items-start" />
        </div>
      )}
      <div className="mt-3 flex items-center justify-between lg:mt-2.5">
        {sideSwitch}
        <div className="flex">
          <Button
            variant="ghost"
            size="icon"
            aria-label={isSideBySide ? comparisonTexts.onTop : comparisonTexts.sideBySide}
            aria-pressed={isSideBySide}
            onClick={() => setSideBySide((now) => !now)}
          >
            {isSideBySide ? <FlipHorizontal aria-hidden /> : <Columns2 aria-hidden />}
          </Button>
          <Button variant="ghost" size="icon" aria-label={comparisonTexts.fullScreen} onClick={onOpen}>
            <Maximize2 aria-hidden />
          </Button>
          <Button variant="ghost" size="icon" aria-label={comparisonTexts.share} onClick={onShare}>
            <Share aria-hidden />
          </Button>
          <Button asChild variant="ghost" size="icon">
            <a
              href={forecast.downloadUrl}
              download={forecast.downloadName}
              aria-label={comparisonTexts.download}
            >
              <Download aria-hidden />
            </a>
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The figures beside the picture, where phones have no room on it. */
function Gutter({ frame, className }: { frame: Frame; className: string }) {
  const units = useUnits();
  const isForecast = frame.kind === "forecast";
  const { figures, month } = frame;
  return (
    <div className={cn("flex min-w-14.5 flex-col pt-2 lg:hidden", isForecast && "text-forecast", className)}>
      <b className={cn("font-strong text-xs", !isForecast && "text-primary")}>
        {isForecast && month !== null && Number.isInteger(month)
          ? comparisonTexts.month(month)
          : frame.shortLabel}
      </b>
      {figures && (
        <>
          <Figure value={units.weightOf(figures.weightLbs)} unit={units.weightUnit} />
          <Figure value={figures.bodyFat} unit={comparisonTexts.bodyFatUnit} className="mt-2.5" />
        </>
      )}
      {isForecast && frame.likely && (
        <span className="mt-auto whitespace-pre-line pb-2 font-strong text-2xs">
          {imageTexts.likelyInLines(oneDecimal(frame.likely.low), oneDecimal(frame.likely.high))}
        </span>
      )}
    </div>
  );
}

function Figure({ value, unit, className }: { value: number; unit: string; className?: string }) {
  return (
    <span className={className}>
      <span className="num block text-xl/[26px] tracking-tight">{oneDecimal(value)}</span>
      <span className="block text-2xs text-muted-foreground">{unit}</span>
    </span>
  );
}

function Caption({ frame, className }: { frame: Frame; className?: string }) {
  const units = useUnits();
  const isForecast = frame.kind === "forecast";
  return (
    <p className={cn("px-0.5 pt-1.5 text-label leading-[19px]", className)}>
      <b className={cn("block font-display", isForecast ? "text-forecast" : "text-primary")}>{frame.label}</b>
      {frame.figures && figuresText(frame.figures, units)}
      {isForecast && frame.likely && (
        <span className="block text-2xs text-forecast">
          {imageTexts.likely(oneDecimal(frame.likely.low), oneDecimal(frame.likely.high))}
        </span>
      )}
    </p>
  );
}
