"use client";

import { Download, Maximize2, Share } from "lucide-react";
import type { ReactNode } from "react";
import { BodyOverlay } from "@/components/images/orders/body-overlay";
import { CompareSlider } from "@/components/images/orders/compare-slider";
import { FlipView } from "@/components/images/orders/flip-view";
import { FramedPicture, frame } from "@/components/images/orders/framed-picture";
import { OverlayToggle } from "@/components/images/orders/overlay-toggle";
import type { ShownFigure } from "@/components/images/orders/use-figure";
import { useSearchParamChoice } from "@/components/platform/frame/search-params";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { later } from "@/components/ui/later";
import { Segmented } from "@/components/ui/segmented";
import { figuresText } from "@/lib/body/body";
import type { Client } from "@/lib/clients/record/schema";
import type { View } from "@/lib/images/orders/framing";
import type { ForecastFrame, Frame, PhotoFrame } from "@/lib/images/orders/journey";
import type { Side } from "@/lib/images/orders/schema";
import { captionWords, imageWords } from "@/lib/images/words/en";
import { useUnits } from "@/lib/platform/browser/use-units";
import { formatTenth } from "@/lib/text/numbers";

type ComparisonProps = {
  photo: PhotoFrame;
  forecast: ForecastFrame;
  side: Side;
  client: Pick<Client, "id" | "name" | "gender" | "height">;
  frames: readonly Frame[];
  shown: ShownFigure;
  today: Date;
  sweep: boolean;
  onSwept: () => void;
  onOpen: () => void;
  onShare: () => void;
  sideSwitch: ReactNode;
};

const waiting = <div className={cn(frame, "mt-2 lg:mt-0")} />;
const PlayView = later(() => import("./play-view").then((module) => module.default), { fallback: waiting });

/** The displayed widths, so that the browser loads no larger picture; of a view the picture is wider than its frame. */
const shownWide = (laptop: string, phone: string, view: View | null): string =>
  `(min-width: 1024px) calc(${laptop} / ${view?.width ?? 1}), calc(${phone} / ${view?.width ?? 1})`;

const VIEWS = [
  { value: "flip", label: "Press" },
  { value: "beside", label: "Beside" },
  { value: "compare", label: "Slider" },
  { value: "play", label: "Play" },
] as const;

const LOOKS = ["flip", "beside", "compare", "play"] as const;

type Look = (typeof LOOKS)[number];

/** On laptops: so wide that the buttons below the picture stay in the window, and wide enough for these buttons. */
const ONE_PICTURE = "lg:w-[max(332px,min(356px,(100dvh-290px)*0.5625))]";
const WIDTHS: Record<Look, string> = {
  flip: "lg:w-[max(315px,min(464px,(100dvh-403px)*0.5625+108px))]",
  beside: "lg:w-[max(420px,min(620px,(100dvh-350px)*1.125))]",
  compare: ONE_PICTURE,
  play: ONE_PICTURE,
};

export function Comparison(props: ComparisonProps) {
  const { photo, forecast, side, client, frames, shown, today, sideSwitch } = props;
  const [look, setLook] = useSearchParamChoice("look", LOOKS);
  const actions = <Actions {...props} hasOutline={look !== "flip"} />;
  return (
    <section aria-label="Comparison" className={cn("flex flex-col", WIDTHS[look])}>
      <Segmented
        aria-label="View as"
        // Above the pictures, where it does not move with their height and is never under the dock.
        className="mt-2 lg:mt-0 lg:mb-3"
        options={VIEWS}
        value={look}
        onValueChange={setLook}
      />
      {look === "flip" && (
        <FlipView
          key={side}
          {...{ photo, forecast, side, client, shown, actions }}
          sizes={shownWide("356px", "min(100vw - 140px, 560px)", shown.view)}
        />
      )}
      {look === "beside" && <SideBySide {...props} />}
      {look === "compare" && <Slider {...props} />}
      {(look === "beside" || look === "compare") && (
        <>
          <Note frame={forecast} />
          {actions}
        </>
      )}
      {look === "play" && (
        <PlayView key={side} {...{ frames, side, client, today, sideSwitch }} view={shown.view} />
      )}
    </section>
  );
}

function SideBySide({ photo, forecast, side, client, shown }: ComparisonProps) {
  const { figure, view, outline } = shown;
  const sizes = shownWide("305px", "50vw", view);
  return (
    <div className="grid grid-cols-2 gap-2.5 pt-2 lg:pt-0">
      <figure>
        <FramedPicture
          kind="photo"
          src={photo.imageUrl}
          alt={imageWords.photoAlt[side](client.name)}
          {...{ view, sizes }}
        />
        <Caption frame={photo} />
      </figure>
      <figure>
        <FramedPicture
          kind="forecast"
          src={forecast.imageUrl}
          alt={imageWords.forecastAlt[side](client.name, forecast.label)}
          {...{ view, sizes }}
        >
          {figure && outline.isOn && <BodyOverlay figure={figure} view={view} />}
        </FramedPicture>
        <Caption frame={forecast} />
      </figure>
    </div>
  );
}

function Slider({ photo, forecast, side, client, shown, sweep, onSwept }: ComparisonProps) {
  const { figure, view, outline } = shown;
  return (
    <div className="-mx-4 grid grid-cols-[minmax(min-content,1fr)_minmax(0,auto)_minmax(min-content,1fr)] gap-2 px-2 pt-2 lg:mx-0 lg:block lg:p-0">
      <Gutter frame={photo} className="items-end text-right" />
      <CompareSlider
        photo={{ src: photo.imageUrl, alt: imageWords.photoAlt[side](client.name) }}
        forecast={{
          src: forecast.imageUrl,
          alt: imageWords.forecastAlt[side](client.name, forecast.label),
        }}
        {...{ sweep, onSwept, view }}
        sizes={shownWide("356px", "min(100vw - 152px, 420px)", view)}
        className="w-[min(100vw-152px,420px,max(180px,(100dvh-462px)*0.5625))] max-w-full lg:mx-auto lg:w-[min(100%,max(220px,(100dvh-290px)*0.5625))]"
      >
        {figure && outline.isOn && <BodyOverlay figure={figure} view={view} />}
        <div className="pointer-events-none absolute inset-x-0 bottom-0 z-2 hidden justify-between bg-linear-to-b from-transparent to-background/78 px-3.5 pt-10 pb-3 lg:flex">
          <Caption frame={photo} />
          <Caption frame={forecast} className="text-right" />
        </div>
      </CompareSlider>
      <Gutter frame={forecast} className="items-start" />
    </div>
  );
}

function Note({ frame }: { frame: ForecastFrame }) {
  return frame.note && <p className="mt-2 text-pretty text-muted-foreground text-xs">{frame.note}</p>;
}

function Actions({
  forecast,
  shown,
  sideSwitch,
  onOpen,
  onShare,
  hasOutline,
}: ComparisonProps & { hasOutline: boolean }) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-y-1.5 lg:mt-2.5">
      {sideSwitch}
      <div className="flex">
        <Button variant="ghost" size="icon" aria-label="Full screen" onClick={onOpen}>
          <Maximize2 aria-hidden />
        </Button>
        <Button variant="ghost" size="icon" aria-label="Share" onClick={onShare}>
          <Share aria-hidden />
        </Button>
        <Button asChild variant="ghost" size="icon">
          <a href={forecast.downloadUrl} download={forecast.downloadName} aria-label="Download image">
            <Download aria-hidden />
          </a>
        </Button>
      </div>
      {hasOutline && shown.figure && <OverlayToggle {...shown.outline} />}
    </div>
  );
}

/** Figures beside the picture, since phones have no room below it. */
function Gutter({ frame, className }: { frame: Frame; className: string }) {
  const units = useUnits();
  const isForecast = frame.kind === "forecast";
  const { figures } = frame;
  return (
    <div className={cn("flex min-w-14.5 flex-col pt-2 lg:hidden", isForecast && "text-forecast", className)}>
      <b className={cn("font-strong text-xs", !isForecast && "text-primary")}>{frame.shortLabel}</b>
      <Figure value={units.weightOf(figures.weightLbs)} unit={units.weightUnit} />
      <Figure value={figures.bodyFat} unit="% fat" className="mt-2.5" />
      {frame.likely && (
        <span className="mt-auto whitespace-pre-line pb-2 font-strong text-2xs">
          {imageWords.likelyInLines(formatTenth(frame.likely.low), formatTenth(frame.likely.high))}
        </span>
      )}
    </div>
  );
}

function Figure({ value, unit, className }: { value: number; unit: string; className?: string }) {
  return (
    <span className={className}>
      <span className="num block text-xl/[26px] tracking-tight">{formatTenth(value)}</span>
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
      {figuresText(frame.figures, units)}
      {frame.likely && (
        <span className="block text-2xs text-forecast">
          {captionWords.likely(formatTenth(frame.likely.low), formatTenth(frame.likely.high))}
        </span>
      )}
    </p>
  );
}
