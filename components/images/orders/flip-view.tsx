"use client";

import { useQuery } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { figuresText } from "@/lib/body/body";
import type { Sex } from "@/lib/body/ranges";
import { type TapeChange, tapeChanges } from "@/lib/body/tape-change";
import { girthText } from "@/lib/body/tape-figures";
import type { ForecastFrame, PhotoFrame } from "@/lib/images/orders/journey";
import type { Side } from "@/lib/images/orders/schema";
import { FRAME_SHAPE, tapeLines } from "@/lib/images/orders/tape-lines";
import { photoCheckQuery } from "@/lib/images/photos/queries";
import type { PhotoCheck, PhotoFault } from "@/lib/images/photos/schema";
import { captionWords, girthSiteWords, imageWords } from "@/lib/images/words/en";
import { useUnits } from "@/lib/platform/browser/use-units";
import { formatTenth } from "@/lib/text/numbers";
import { BodyOverlay } from "./body-overlay";
import { covers, FrameEdge, FrameTag, frame, Picture } from "./framed-picture";
import { TapeLabels } from "./tape-labels";
import { useFlip } from "./use-flip";

type FlipViewProps = {
  photo: PhotoFrame;
  forecast: ForecastFrame;
  side: Side;
  client: { name: string; gender: Sex; height: number };
  sideSwitch: ReactNode;
};

export default function FlipView({ photo, forecast, side, client, sideSwitch }: FlipViewProps) {
  const units = useUnits();
  const { isFlipped, button } = useFlip();
  const [shape, setShape] = useState(FRAME_SHAPE);
  const [showsOutline, setOutline] = useState(true);
  const [showsTape, setTape] = useState(true);
  const { data: check } = useQuery(photoCheckQuery(photo.imageUrl));
  const person = check?.person ?? null;
  const tapes = showsTape && check ? tapesOf(check, shape) : [];
  const kind = isFlipped ? "photo" : "forecast";
  const alts = {
    photo: imageWords.photoAlt[side](client.name),
    forecast: imageWords.forecastAlt[side](client.name, forecast.label),
  };
  const { figures, label, likely, note } = forecast;
  const changes = changesOf(client, photo, forecast);
  return (
    <div className="@container">
      <div
        className={cn("grid pt-2 lg:pt-0", showsTape && "@min-[18.75rem]:grid-cols-[minmax(0,1fr)_6.75rem]")}
      >
        <div className={cn(frame, "w-full select-none", !showsTape && "mx-auto max-w-[calc(100%-6.75rem)]")}>
          <Picture src={forecast.imageUrl} alt={isFlipped ? "" : alts.forecast} className={covers} />
          <Picture
            src={photo.imageUrl}
            alt={isFlipped ? alts.photo : ""}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setShape(naturalHeight / naturalWidth)
            }
            className={cn(covers, !isFlipped && "invisible")}
          />
          <BodyOverlay
            outline={showsOutline ? (person?.outline ?? null) : null}
            tapes={tapes}
            shape={shape}
          />
          <FrameEdge kind={kind} />
          <FrameTag kind={kind} className="top-2 left-2" />
        </div>
        {showsTape && <TapeLabels changes={changes} tapes={tapes} shape={shape} />}
      </div>
      <p role="status" className="sr-only">
        {alts[kind]}
      </p>
      <p className="num mt-3 text-balance font-strong text-forecast">
        <span className="text-xl">{figuresText(figures, units)},</span> {label}
      </p>
      <p className="text-pretty text-muted-foreground text-sm">
        {likely && `${captionWords.likely(formatTenth(likely.low), formatTenth(likely.high))}. `}
        {photo.label}: {figuresText(photo.figures, units)}.
      </p>
      {note && <p className="mt-1 text-pretty text-muted-foreground text-xs">{note}</p>}
      <Button
        {...button}
        block
        size="lg"
        aria-pressed={isFlipped}
        className="mt-3.5 min-h-16 touch-none select-none"
      >
        <Eye aria-hidden />
        Hold to flip
      </Button>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        {sideSwitch}
        <div className="flex gap-2">
          {person && (
            <Toggle isOn={showsOutline} onToggle={() => setOutline(!showsOutline)}>
              Outline
            </Toggle>
          )}
          <Toggle isOn={showsTape} onToggle={() => setTape(!showsTape)}>
            Tape
          </Toggle>
        </div>
      </div>
      {showsTape && (
        <>
          <TapeTable changes={changes} photoLabel={photo.label} />
          <p className="mt-2 text-muted-foreground text-xs">
            Tape changes are estimated from sex, height, weight and body fat.
          </p>
        </>
      )}
    </div>
  );
}

type ToggleProps = { isOn: boolean; onToggle: () => void; children: string };

function Toggle({ isOn, onToggle, children }: ToggleProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={isOn}
      onClick={onToggle}
      className={cn(isOn && "border-primary text-primary")}
    >
      {children}
    </Button>
  );
}

/** With these faults the tapes would be at the wrong height. */
const FAULTS_WITHOUT_TAPES: readonly PhotoFault[] = ["leaning", "seated", "hips_cut", "feet_cut"];

const tapesOf = ({ person, faults }: PhotoCheck, shape: number) =>
  person && !faults.some((fault) => FAULTS_WITHOUT_TAPES.includes(fault)) ? tapeLines(person, shape) : [];

function changesOf(
  client: FlipViewProps["client"],
  photo: PhotoFrame,
  { figures, image: { match } }: ForecastFrame,
) {
  const likely = match.state === "dated" && {
    low: { weightLbs: match.likelyLbs.low, bodyFat: match.likely.low },
    high: { weightLbs: match.likelyLbs.high, bodyFat: match.likely.high },
  };
  return tapeChanges({
    sex: client.gender,
    heightInches: client.height,
    now: photo.figures,
    drawn: figures,
    likely: likely || null,
  });
}

function TapeTable({ changes, photoLabel }: { changes: readonly TapeChange[]; photoLabel: string }) {
  const units = useUnits();
  return (
    <table className="mt-4 w-full text-sm tabular-nums [&_:is(td,th)]:py-2 [&_:is(td,th)]:font-normal [&_tr>*:first-child]:text-left [&_tr]:border-b [&_tr]:text-right">
      <thead className="text-xs">
        <tr>
          <th className="text-muted-foreground">Tape</th>
          <th className="text-primary">{photoLabel}</th>
          <th className="text-forecast">In the image</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ site, fromCm, cm }) => (
          <tr key={site}>
            <th scope="row">{girthSiteWords[site]}</th>
            <td>{girthText(fromCm, units)}</td>
            <td className="text-forecast">{girthText(fromCm + cm, units)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
