"use client";

import { Eye } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Estimated } from "@/components/ui/estimated";
import { figuresText } from "@/lib/body/body";
import type { Sex } from "@/lib/body/ranges";
import { girthSpan, type TapeChange, tapeChanges } from "@/lib/body/tape-change";
import { girthSpanText } from "@/lib/body/tape-figures";
import type { ForecastFrame, PhotoFrame } from "@/lib/images/orders/journey";
import type { Side } from "@/lib/images/orders/schema";
import { tapeLines } from "@/lib/images/orders/tape-lines";
import type { PhotoCheck, PhotoFault } from "@/lib/images/photos/schema";
import { captionWords, girthSiteWords, imageWords } from "@/lib/images/words/en";
import { useUnits } from "@/lib/platform/browser/use-units";
import { formatTenth } from "@/lib/text/numbers";
import { BodyOverlay } from "./body-overlay";
import { covers, FrameEdge, FrameTag, frame, Picture } from "./framed-picture";
import { OverlayToggle } from "./overlay-toggle";
import { TapeLabels } from "./tape-labels";
import type { ShownFigure } from "./use-figure";
import { useFlip } from "./use-flip";

type FlipViewProps = {
  photo: PhotoFrame;
  forecast: ForecastFrame;
  side: Side;
  client: { name: string; gender: Sex; height: number };
  shown: ShownFigure;
  sizes: string;
  /** The row of buttons below. */
  actions: ReactNode;
};

/** Both pictures in one place: the photo is seen while the button or the picture is pressed. */
export function FlipView({ photo, forecast, side, client, shown, sizes, actions }: FlipViewProps) {
  const { isFlipped, button, surface } = useFlip();
  const { check, figure, view, isCovered, outline } = shown;
  const [choosesTape, setTape] = useState<boolean | null>(null);
  const showsTape = choosesTape ?? !isCovered;
  const tapes = showsTape && check ? tapesOf(check) : [];
  const kind = isFlipped ? "photo" : "forecast";
  const alts = {
    photo: imageWords.photoAlt[side](client.name),
    forecast: imageWords.forecastAlt[side](client.name, forecast.label),
  };
  const changes = changesOf(client, photo, forecast);
  return (
    <div className="@container flex flex-col">
      <div className="grid gap-y-2 pt-2 @min-[18.75rem]:grid-cols-[minmax(0,1fr)_6.75rem] lg:pt-0">
        <div {...surface} className={cn(frame, "w-full cursor-pointer touch-pan-y select-none")}>
          <Picture
            src={forecast.imageUrl}
            alt={isFlipped ? "" : alts.forecast}
            {...{ view, sizes }}
            fetchPriority="high"
            className={covers}
          />
          <Picture
            src={photo.imageUrl}
            alt={isFlipped ? alts.photo : ""}
            {...{ view, sizes }}
            fetchPriority="high"
            className={cn(covers, !isFlipped && "invisible")}
          />
          {figure && <BodyOverlay {...{ figure, view, tapes }} hasOutline={outline.isOn} />}
          <FrameEdge kind={kind} />
          <FrameTag kind={kind} className="top-2 left-2" />
        </div>
        <div className="relative flex flex-col gap-2">
          {showsTape && <TapeLabels changes={changes} tapes={tapes} figure={figure} view={view} />}
          <div className="mt-auto flex flex-wrap gap-2 @min-[18.75rem]:flex-col @min-[18.75rem]:pl-2.5">
            {figure && <OverlayToggle {...outline} className="h-auto whitespace-normal px-2 py-1" />}
            <OverlayToggle name="Tape" isOn={showsTape} onToggle={() => setTape(!showsTape)} />
          </div>
        </div>
      </div>
      <p role="status" className="sr-only">
        {alts[kind]}
      </p>
      <div className="lg:order-last">
        <FlipCaption photo={photo} forecast={forecast} />
      </div>
      <Button
        {...button}
        block
        size="lg"
        aria-pressed={isFlipped}
        className="mt-3 min-h-16 touch-none select-none lg:min-h-13"
      >
        <Eye aria-hidden />
        Press to compare
      </Button>
      {actions}
      {showsTape && (
        <TapeTable sex={client.gender} changes={changes} photoLabel={photo.label} isCovered={isCovered} />
      )}
    </div>
  );
}

function FlipCaption({ photo, forecast }: Pick<FlipViewProps, "photo" | "forecast">) {
  const units = useUnits();
  const { figures, label, likely, note } = forecast;
  return (
    <>
      <p className="num mt-2 text-balance font-strong text-forecast">
        <span className="text-xl">{figuresText(figures, units)},</span> {label}
      </p>
      <p className="text-pretty text-muted-foreground text-sm">
        {likely && `${captionWords.likely(formatTenth(likely.low), formatTenth(likely.high))}. `}
        {photo.label}: {figuresText(photo.figures, units)}.
      </p>
      {note && <p className="mt-1 text-pretty text-muted-foreground text-xs">{note}</p>}
    </>
  );
}

/** With these faults the tapes would be at the wrong height. */
const FAULTS_WITHOUT_TAPES: readonly PhotoFault[] = ["leaning", "seated", "hips_cut", "feet_cut"];

const tapesOf = ({ person, faults }: PhotoCheck) =>
  person && !faults.some((fault) => FAULTS_WITHOUT_TAPES.includes(fault)) ? tapeLines(person) : [];

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

type TapeTableProps = { sex: Sex; changes: readonly TapeChange[]; photoLabel: string; isCovered: boolean };

function TapeTable({ sex, changes, photoLabel, isCovered }: TapeTableProps) {
  const units = useUnits();
  return (
    <details className="mt-1 text-sm lg:order-last">
      <summary className="flex min-h-11 cursor-pointer items-center font-label text-muted-foreground text-xs">
        Tape, estimated
      </summary>
      <table className="w-full tabular-nums [&_:is(td,th)]:py-2 [&_:is(td,th)]:font-normal [&_tr>*:first-child]:text-left [&_tr]:border-b [&_tr]:text-right">
        <thead className="text-xs">
          <tr>
            <th className="text-muted-foreground">Tape</th>
            <th className="text-muted-foreground">{photoLabel}</th>
            <th className="text-forecast">Drawn</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.site}>
              <th scope="row">{girthSiteWords[change.site]}</th>
              <td>
                <Estimated>{girthSpanText(girthSpan(sex, change, "before"), units)}</Estimated>
              </td>
              <td className="text-forecast">
                <Estimated>{girthSpanText(girthSpan(sex, change, "after"), units)}</Estimated>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-pretty text-muted-foreground text-xs">
        Nobody measured these girths: they are estimated from sex, height, weight and body fat, with the range
        of 8 in 10 people.{isCovered && " Clothes cover the waist."}
      </p>
    </details>
  );
}
