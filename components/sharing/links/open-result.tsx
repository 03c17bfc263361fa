"use client";

import { useState } from "react";
import { BrandContact } from "@/components/accounts/brand/brand-contact";
import { ForecastDisclaimer } from "@/components/clients/timeline/forecast-notes";
import { TimelineChart } from "@/components/clients/timeline/timeline-chart";
import { CompareSlider } from "@/components/images/orders/compare-slider";
import { Card, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Segmented } from "@/components/ui/segmented";
import { cardBrand } from "@/lib/accounts/brand/card";
import { unitSystem, weightText } from "@/lib/body/unit-system";
import { cardName } from "@/lib/images/orders/image-file";
import type { Side } from "@/lib/images/orders/schema";
import { everyImageWords } from "@/lib/images/words/en";
import { useUnits } from "@/lib/platform/browser/use-units";
import { type SharedFrame, sharedFrames } from "@/lib/sharing/links/frames";
import type { OpenResult as Open, SharedForecast } from "@/lib/sharing/links/schema";
import { openResultWords, sharedWords } from "@/lib/sharing/words/en";
import { firstName } from "@/lib/text/names";
import { formatTenth } from "@/lib/text/numbers";
import { CardActions } from "./card-actions";
import { cardOf } from "./card-of";
import { SharedSteps } from "./shared-steps";

const NO_WEIGH_INS: [] = [];

/** The forecast from the day of the link, with its likely range. */
function SharedForecastCard({ forecast, madeAt }: { forecast: SharedForecast; madeAt: string }) {
  const { months, today, targetBodyFat, sentence } = forecast;
  return (
    <section className="mt-6">
      {months.length > 0 && (
        <Card className="px-3 pt-4 pb-3">
          <CardTitle className="px-1 text-base">{openResultWords.chart}</CardTitle>
          <TimelineChart
            className="h-[220px] lg:h-[260px]"
            measure="bodyFat"
            today={today}
            rows={months}
            weighIns={NO_WEIGH_INS}
            plan={null}
            now={new Date(madeAt)}
            target={targetBodyFat}
          />
        </Card>
      )}
      <p className="mt-4 text-pretty text-sm">{sentence}</p>
      <p className="mt-2 text-pretty text-muted-foreground text-sm">{openResultWords.chartHint}</p>
      <ForecastDisclaimer />
    </section>
  );
}

type OpenResultProps = { token: string; result: Open };

export function OpenResult({ token, result }: OpenResultProps) {
  const [chosenSide, setSide] = useState<Side>();
  const [chosenId, setId] = useState<string>();
  const [isSwept, setSwept] = useState(false);
  const side = result.sides.find((one) => one.side === chosenSide) ?? result.sides[0];
  if (!side) return null;
  const { photo, images } = sharedFrames(token, result, side);
  const image = images.find(({ id }) => id === chosenId) ?? images.at(-1);
  if (!image) return null;
  const months = result.forecast?.months.length ?? 0;
  const title =
    months > 0 ? openResultWords.monthsTitle(result.firstName, months) : sharedWords.title(result.firstName);
  const trainer = firstName(result.trainerName);
  const brand = cardBrand(result.brand, result.trainerName);
  return (
    <div className="lg:grid lg:grid-cols-[356px_minmax(0,1fr)] lg:gap-x-12">
      <h1 className="type-display mt-3 break-words text-[1.4375rem]/[1.75rem] lg:col-span-2 lg:mb-2 lg:text-2xl">
        {title}
      </h1>
      <section
        aria-label={openResultWords.comparison}
        className="mx-auto mt-3.5 w-full max-w-[356px] lg:mt-3"
      >
        <CompareSlider
          photo={{ src: photo.imageUrl, alt: openResultWords.photoOfSide(photo.label, side.side) }}
          forecast={{ src: image.imageUrl, alt: openResultWords.forecastOfSide(image.label, side.side) }}
          sweep={!isSwept}
          onSwept={() => setSwept(true)}
          // Hides the label strip of the image, since the frame has the same label.
          className="[&_img]:object-top"
        />
        <SharedFigures photo={photo} image={image} />
        {result.sides.length > 1 && (
          <Segmented
            aria-label={openResultWords.side}
            className="mt-3.5"
            options={[
              { value: "front", label: openResultWords.front },
              { value: "back", label: openResultWords.back },
            ]}
            value={side.side}
            onValueChange={setSide}
          />
        )}
        <p className="mt-3 text-muted-foreground text-xs">{everyImageWords.disclaimer}</p>
      </section>
      <div className="min-w-0">
        <SharedSteps photo={photo} images={images} selectedId={image.id} onSelect={setId} />
        {result.forecast && <SharedForecastCard forecast={result.forecast} madeAt={result.madeAt} />}
        <section className="mt-6 border-t pt-5">
          <p className="text-muted-foreground text-xs">{openResultWords.trainer}</p>
          <div className="mb-4">
            <p className="break-words font-strong text-lg">{result.trainerName}</p>
            {result.brand.name && <p className="break-words text-sm">{result.brand.name}</p>}
            <BrandContact brand={result.brand} />
          </div>
          <CardActions
            card={cardOf(
              { title, photo, image, forecastUrl: image.imageUrl, brand },
              unitSystem(result.units),
            )}
            name={cardName(result.firstName, side.side)}
          />
          <p className="mt-4 text-muted-foreground text-xs">{openResultWords.trainerDecides(trainer)}</p>
        </section>
      </div>
    </div>
  );
}

function SharedFigures({ photo, image }: { photo: SharedFrame; image: SharedFrame }) {
  return (
    <div className="mt-2.5 grid grid-cols-2 gap-2.5">
      <FigureColumn frame={photo} />
      <FigureColumn frame={image} className="text-right" />
    </div>
  );
}

function FigureColumn({ frame, className }: { frame: SharedFrame; className?: string }) {
  const units = useUnits();
  const { kind, label, figures, likely, note } = frame;
  const isForecast = kind === "forecast";
  return (
    <div className={className}>
      <p className={cn("font-strong text-xs", isForecast ? "text-forecast" : "text-primary")}>{label}</p>
      {figures && (
        <>
          <p className={cn("num text-num-sm", isForecast && "text-forecast")}>
            {formatTenth(figures.bodyFat)}
            <small>{openResultWords.fat}</small>
          </p>
          <p className="text-muted-foreground text-xs">
            {weightLine(weightText(figures.weightLbs, units), likely)}
          </p>
        </>
      )}
      {note && <p className="mt-1 text-pretty text-left text-muted-foreground text-xs">{note}</p>}
    </div>
  );
}

function weightLine(weight: string, likely: SharedFrame["likely"]): string {
  if (!likely) return weight;
  return openResultWords.weightAndRange(weight, formatTenth(likely.low), formatTenth(likely.high));
}
