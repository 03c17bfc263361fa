"use client";

import { useState } from "react";
import { BodyOverlay } from "@/components/images/orders/body-overlay";
import { FramedPicture, frame } from "@/components/images/orders/framed-picture";
import { OverlayToggle } from "@/components/images/orders/overlay-toggle";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { shownWeight, type UnitSystem, weightChange, weightFigure } from "@/lib/body/unit-system";
import type { OpenCheckIn } from "@/lib/check-ins/page/schema";
import type { WayStop } from "@/lib/check-ins/page/way-schema";
import { milestoneWords, wayWords } from "@/lib/check-ins/words/en";
import { CLOTHES_HIDE } from "@/lib/engine/words/en";
import { isOutlinedAtFirst } from "@/lib/images/orders/framing";
import { outlineWords } from "@/lib/images/words/en";
import { shortDay } from "@/lib/text/calendar/wording";
import { formatTenth } from "@/lib/text/numbers";
import { WaySlider } from "./way-slider";

/** Shows only what the trainer has released. */
export function WayPart({ page, units }: { page: OpenCheckIn; units: UnitSystem }) {
  const { stops, outline, sessions, milestone } = page.way;
  const [isOutlined, setOutlined] = useState(isOutlinedAtFirst(outline?.waist));
  const start = stops.find(({ kind }) => kind === "start");
  const today = stops.find(({ kind }) => kind === "today");
  const [index, setIndex] = useState(
    Math.max(
      0,
      stops.findIndex(({ kind }) => kind === "today"),
    ),
  );
  const shown = stops[index] ?? stops[0];
  if (!shown) return null;
  const hasPictures = stops.some(({ imageUrl }) => imageUrl !== null);
  const hasForecasts = stops.some(({ kind, imageUrl }) => kind === "projected" && imageUrl !== null);
  const first = page.start.weight;
  // Without a target the way ends today.
  const target = page.target?.weight ?? page.last.weight;
  const at = ({ id, kind, weight }: WayStop) =>
    kind === "start"
      ? 0
      : id === "projected"
        ? 1
        : first === target
          ? 0.5
          : clamp((first - weight) / (first - target));
  const figure = (lbs: number) => weightFigure(lbs, units);
  return (
    <>
      <div className="@container mt-4">
        <div className="flex items-stretch gap-4 max-[359px]:flex-col @max-[20rem]:flex-col">
          {hasPictures && (
            <WayPicture
              stop={shown}
              alt={altOf(shown, page.today)}
              outline={isOutlined && shown.kind === "projected" ? outline : null}
            />
          )}
          <dl className="flex min-w-0 flex-1 flex-col justify-between gap-4">
            <div aria-live="polite">
              <dt
                className={
                  shown.kind === "projected"
                    ? "font-strong text-forecast text-xs"
                    : "font-strong text-primary text-xs"
                }
              >
                {labelOf(shown, page.today)}
              </dt>
              <dd className="num whitespace-nowrap text-num-md">
                {figure(shown.weight)}
                <small>{units.weightUnit}</small>
              </dd>
              {shown.photoOn && shown.photoOn !== shown.day && (
                <dd className="text-muted-foreground text-xs">{wayWords.photoOf(shortDay(shown.photoOn))}</dd>
              )}
              {shown.bodyFat !== null && (
                <dd className="num whitespace-nowrap text-xl">
                  {formatTenth(shown.bodyFat, units.mark)}
                  <small>{wayWords.percent}</small>
                </dd>
              )}
            </div>
            {start && today && (
              <div>
                <dt className="text-muted-foreground text-xs">{wayWords.soFar}</dt>
                <dd className="num whitespace-nowrap text-num-md text-primary">
                  {weightChange(start.weight, today.weight, units)}
                  <small>{units.weightUnit}</small>
                </dd>
                <dd className="text-muted-foreground text-xs">
                  {[wayWords.weeks(page.week), ...(sessions > 0 ? [wayWords.sessions(sessions)] : [])].join(
                    ", ",
                  )}
                </dd>
              </div>
            )}
          </dl>
        </div>
      </div>
      <WaySlider
        stops={stops.map((stop) => ({
          id: stop.id,
          label: labelOf(stop, page.today),
          at: at(stop),
          isForecast: stop.kind === "projected",
        }))}
        index={stops.indexOf(shown)}
        onIndex={setIndex}
      />
      {outline && hasForecasts && (
        <OverlayToggle
          name={outline.day === page.today ? outlineWords.today : outlineWords.of(shortDay(outline.day))}
          isOn={isOutlined}
          onToggle={() => setOutlined(!isOutlined)}
          className="mt-3"
        />
      )}
      {outline?.waist === "covered" && hasForecasts && (
        <p className="mt-3 text-pretty text-sm">{CLOTHES_HIDE}</p>
      )}
      {milestone && (
        <MilestoneCard milestone={milestone} now={today?.weight ?? page.last.weight} units={units} />
      )}
      {stops.some(({ kind }) => kind === "projected") && (
        <p className="mt-4 text-muted-foreground text-xs">
          {hasForecasts ? wayWords.disclaimer : wayWords.figuresOnly}
        </p>
      )}
    </>
  );
}

type WayPictureProps = { stop: WayStop; alt: string; outline: OpenCheckIn["way"]["outline"] };

/** Without a picture the frame keeps its space, so that nothing shifts. */
function WayPicture({ stop: { kind, imageUrl, view }, alt, outline }: WayPictureProps) {
  const place = "w-[58%] shrink-0 max-[359px]:w-full @max-[20rem]:min-[360px]:w-[min(100%,28dvh)]";
  if (!imageUrl) return <div role="img" aria-label={alt} className={cn(frame, place)} />;
  return (
    <FramedPicture
      kind={kind === "projected" ? "forecast" : "photo"}
      src={imageUrl}
      alt={alt}
      view={view}
      isSmall
      className={place}
    >
      {outline && <BodyOverlay figure={outline} view={view} />}
    </FramedPicture>
  );
}

const clamp = (share: number): number => Math.min(0.96, Math.max(0.04, share));

function labelOf({ kind, day }: WayStop, today: string): string {
  const moment = day ? shortDay(day) : "";
  if (kind === "projected") return wayWords.projected(moment || null);
  if (kind === "start") return wayWords.start(moment);
  return day === today ? wayWords.today(moment) : wayWords.last(moment);
}

function altOf(stop: WayStop, today: string): string {
  if (!stop.imageUrl) return wayWords.noPhoto;
  const moment = labelOf(stop, today);
  return stop.kind === "projected"
    ? wayWords.forecast(moment)
    : wayWords.photo(stop.photoOn ? shortDay(stop.photoOn) : moment);
}

type Milestone = {
  /** Pounds. */
  weight: number;
  /** YYYY-MM-DD: the most likely day, and the ends of the likely range if the forecast has them. */
  on: string;
  earliest: string | null;
  latest: string | null;
};

type MilestoneCardProps = { milestone: Milestone; now: number; units: UnitSystem };

function MilestoneCard({ milestone, now, units }: MilestoneCardProps) {
  const { weight, on, earliest, latest } = milestone;
  const left = Math.abs(shownWeight(now, units) - shownWeight(weight, units));
  return (
    <Card tone="forecast" className="mt-5">
      <p className="font-strong text-forecast text-xs">{milestoneWords.title}</p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="num whitespace-nowrap text-forecast text-num-md">
          {weightFigure(weight, units)}
          <small>{units.weightUnit}</small>
        </p>
        <p className="font-label">{milestoneWords.about(shortDay(on))}</p>
      </div>
      <p className="text-muted-foreground text-sm">
        {milestoneWords.left(`${formatTenth(left, units.mark)} ${units.weightUnit}`)}{" "}
        {earliest && latest && milestoneWords.likely(shortDay(earliest), shortDay(latest))}
      </p>
    </Card>
  );
}
